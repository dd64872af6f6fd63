// One component per kind of choice; a new question starts it afresh (its key is the question).

import type { Answer, Choice as AnyChoice, Scalar } from '@orrery/kernel';
import { type ComponentType, createElement } from 'react';
import { AmountsChoice, NumberChoice, OfferChoice } from './AmountChoices.tsx';
import { OneChoice, OrderChoice, SomeChoice, UnknownChoice } from './ListChoices.tsx';
import type { ChoiceProps } from './parts.tsx';
import './choice.css';

type Kind = AnyChoice['kind'];

const KINDS: { readonly [K in Kind]: ComponentType<ChoiceProps<K>> } = {
  one: OneChoice,
  some: SomeChoice,
  amounts: AmountsChoice,
  order: OrderChoice,
  number: NumberChoice,
  offer: OfferChoice,
};

interface Props {
  readonly choice: AnyChoice;
  readonly name: (noun: string, id: Scalar) => string;
  readonly risky: ReadonlySet<Scalar>;
  readonly busy: boolean;
  onAnswer(answer: Answer): void;
}

export function Choice(props: Props) {
  return createElement(componentOf(props.choice.kind), props);
}

/** What a kind of choice is shown with; the plain list for one that this page does not know. */
export function componentOf(kind: string): ComponentType<Props> {
  return (Object.hasOwn(KINDS, kind) ? KINDS[kind as Kind] : UnknownChoice) as ComponentType<Props>;
}
