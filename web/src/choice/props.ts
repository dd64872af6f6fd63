import type { Answer, Choice, Scalar } from '@orrery/kernel';

/** What every kind of choice is shown with. The names come from the game, in the reader's language. */
export interface ChoiceProps<K extends Choice['kind']> {
  readonly choice: Extract<Choice, { kind: K }>;
  readonly name: (noun: string, id: Scalar) => string;
  /** Answers after which nothing can be undone, as far as that can be foretold. */
  readonly risky: ReadonlySet<Scalar>;
  readonly busy: boolean;
  onAnswer(answer: Answer): void;
}
