// Who plays each seat: a person, or a bot of some level; a person's seat may be handed to a bot and taken back, or given up
// for good. Whoever wraps a table may know more of its people (names, a friend who sits in): that stays in the same object.

import type { Answer, Ask, Seat, Standing } from '@orrery/kernel';

/** `open`: nobody yet, before the deal. */
export type Sitter = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string } | Person;

export interface Person {
  readonly kind: 'person';
  /** The level of the bot that plays for them; null: they play themselves. */
  readonly bot: string | null;
  readonly resigned: boolean;
}

/** Who plays on for a person who has resigned or stays away. */
export const SUBSTITUTE = 'medium';

/** The bot that answers for a seat; null: no bot does. */
export function botOf(sitter: Sitter | undefined): string | null {
  if (sitter?.kind === 'bot') return sitter.level;
  return sitter?.kind === 'person' ? sitter.bot : null;
}

/** Whether a person answers for a seat now. */
export const isByHand = (sitter: Sitter | undefined): boolean => sitter?.kind === 'person' && sitter.bot === null;

/** The seats that people play now. */
export const peopleOf = (sitters: readonly Sitter[]): Seat[] =>
  sitters.flatMap((sitter, seat) => (isByHand(sitter) ? [seat] : []));

/** Whether somebody at the table has something to hide from another person there: also who is away and lets a bot play, and
 *  will be back; not who has given up. */
export const isCompany = (sitters: readonly Sitter[]): boolean =>
  sitters.filter((sitter) => sitter.kind === 'person' && !sitter.resigned).length > 1;

export const isResigned = (sitter: Sitter | undefined): boolean => sitter?.kind === 'person' && sitter.resigned;

/** The seat of a person handed to a bot; `null`: taken back. Who has resigned takes nothing back. */
export const handedTo = <P extends Person>(person: P, level: string | null): P =>
  person.resigned ? person : { ...person, bot: level };

/** The seat of a person who has given up: a bot plays on. */
export const resigned = <P extends Person>(person: P): P => ({
  ...person,
  bot: person.bot ?? SUBSTITUTE,
  resigned: true,
});

/** What a kernel calls silence: said here once more because a table brings no kernel, and those of old editions export none. */
export const silence = (ask: Ask): Answer => (ask.pass === true ? null : ask.otherwise);

/** Whoever has resigned comes after all others; the rules know nothing of it. */
export function rankedLast(standing: Standing, sitters: readonly Sitter[]): Standing {
  const { ranks } = standing;
  const isOut = (seat: Seat): boolean => isResigned(sitters[seat]);
  if (!ranks.some((_, seat) => isOut(seat))) return standing;
  const before = (seat: Seat): number =>
    ranks.filter((rank, other) => (isOut(other) === isOut(seat) ? rank < (ranks[seat] ?? 0) : isOut(seat))).length;
  return { ...standing, ranks: ranks.map((_, seat) => before(seat) + 1) };
}
