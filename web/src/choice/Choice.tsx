// One component per kind of choice; a new question starts it afresh (its key is the question).

import type { Answer, Choice as AnyChoice, Scalar } from '@orrery/kernel';
import { Amounts } from './Amounts.tsx';
import { Number } from './Number.tsx';
import { Offer } from './Offer.tsx';
import { One } from './One.tsx';
import { Order } from './Order.tsx';
import { Some } from './Some.tsx';
import './choice.css';

interface Props {
  readonly choice: AnyChoice;
  readonly name: (noun: string, id: Scalar) => string;
  readonly risky: ReadonlySet<Scalar>;
  readonly busy: boolean;
  onAnswer(answer: Answer): void;
}

export function Choice({ choice, ...rest }: Props) {
  switch (choice.kind) {
    case 'one':
      return <One choice={choice} {...rest} />;
    case 'some':
      return <Some choice={choice} {...rest} />;
    case 'amounts':
      return <Amounts choice={choice} {...rest} />;
    case 'order':
      return <Order choice={choice} {...rest} />;
    case 'number':
      return <Number choice={choice} {...rest} />;
    case 'offer':
      return <Offer choice={choice} {...rest} />;
  }
}
