// A kind of choice that this page does not know, from a newer game: whatever it lists, as plain buttons.

import type { Answer, Scalar } from '@orrery/kernel';
import { useLanguage } from '../words/language.tsx';

interface Props {
  readonly choice: { readonly noun?: string; readonly options?: readonly Scalar[] };
  readonly name: (noun: string, id: Scalar) => string;
  readonly busy: boolean;
  onAnswer(answer: Answer): void;
}

export function UnknownChoice({ choice, name, busy, onAnswer }: Props) {
  const { say } = useLanguage();
  return (
    <div className="choice plain-list">
      <p className="quiet">{say('choice.unknown')}</p>
      {choice.options?.map((id) => (
        <button key={id} type="button" className="button" disabled={busy} onClick={() => onAnswer(id)}>
          {name(choice.noun ?? 'word', id)}
        </button>
      ))}
    </div>
  );
}
