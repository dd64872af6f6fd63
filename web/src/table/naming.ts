// Options and answers in words.

import { nameOf, optionName } from '@orrery/games';
import type { Amount, Answer, Ask, Game, Messages, Scalar, View } from '@orrery/kernel';

export type Naming = (noun: string, id: Scalar) => string;

/** The noun `piece` is an offer's: a number is a slot, a word is a piece or a kind of item. */
export function namingOf(game: Game, view: View, messages: Messages): Naming {
  return (noun, id) => {
    if (noun !== 'piece') return optionName(game, view, messages, noun, id);
    if (typeof id === 'number') return optionName(game, view, messages, 'slot', id);
    const known = ['piece', 'word', ...(game.items ?? [])].find((each) => messages[`${each}.${id}`] !== undefined);
    return nameOf(messages, known ?? 'word', id);
  };
}

/** An answer to this question in words; a pass is the caller's to name. */
export function answerName({ choice }: Ask, answer: Exclude<Answer, null>, name: Naming): string {
  const filling = (noun: string, entries: readonly Amount[], amounts: readonly Scalar[]): string =>
    entries
      .map(({ id }, i) => ({ id, n: amounts[i] ?? 0 }))
      .filter(({ n }) => n !== 0)
      .map(({ id, n }) => (n === 1 ? name(noun, id) : `${n} × ${name(noun, id)}`))
      .join(', ') || '0';
  if (typeof answer === 'object' && 'to' in answer) {
    if (choice.kind !== 'offer') return JSON.stringify(answer);
    const { to, give, want } = answer;
    return `${name('seat', to)}: ${filling('piece', choice.give, give)} ⇄ ${filling('piece', choice.want, want)}`;
  }
  switch (choice.kind) {
    case 'amounts':
      return Array.isArray(answer) ? filling(choice.noun, choice.entries, answer) : String(answer);
    case 'number':
      return String(answer);
    case 'offer':
      return JSON.stringify(answer);
    default:
      return (Array.isArray(answer) ? (answer as Scalar[]) : [answer as Scalar])
        .map((id) => name(choice.noun, id))
        .join(', ');
  }
}
