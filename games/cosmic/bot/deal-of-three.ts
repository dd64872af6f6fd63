// A deal of three (Diplomat): a base for each, round the table; what is proposed is judged by what it leaves to all of them.

import type { Ask, Offer, Scalar, Seat } from '@orrery/kernel';
import { FAILED_DEAL } from '../data/hexes.ts';
import { nearest } from '../rules/steps.ts';
import { partsOf, placeWorth, wins, worst } from './deals.ts';
import { changed, type Mind } from './mind.ts';
import { bestOf } from './mix.ts';
import { shares, type Stock } from './worth.ts';

/** The author gives the first a base, gets one of the second, and the first gives the second one. */
export function proposeOfThree(mind: Mind, { choice }: Ask): Offer | null {
  const frame = nearest(mind.view, 'diplomat.deal');
  if (choice.kind !== 'offer' || frame === undefined) return null;
  // A base by which somebody wins is nobody's to propose.
  if (frame.parties.some((seat) => wins(mind, seat, { external: 1 }))) return null;
  const isWanted = frame.pair === 1;
  const one = ({ id }: { id: Scalar }): number => (id === 'a-base' ? 1 : 0);
  const give = choice.give.map((piece) => (isWanted ? 0 : one(piece)));
  const want = choice.want.map((piece) => (isWanted ? one(piece) : 0));
  return [...give, ...want].includes(1) ? { to: choice.to[0] ?? -1, give, want } : null;
}

/** Which base passes between two others, or to the author and from it. */
export function chooseBaseOfThree(mind: Mind, { prompt, choice }: Ask): Scalar | undefined {
  if (choice.kind !== 'one') return undefined;
  const [from, to] = [Number(prompt.args?.['from']), Number(prompt.args?.['to'])];
  return bestOf(choice.options, (option) => placeWorth(mind, String(option), from, to)) ?? undefined;
}

/** Accepts what leaves it better off than no deal, unless only others win by it. */
export function replyOfThree(mind: Mind, { choice }: Ask): readonly Scalar[] | null {
  const frame = nearest(mind.view, 'diplomat.reply');
  if (choice.kind !== 'some' || frame === undefined) return null;
  const changes: Record<Seat, Partial<Stock>> = {};
  for (const { from, to, give, want } of frame.pacts) {
    merge(changes, partsOf(mind, give, from, to), from, to);
    merge(changes, partsOf(mind, want, to, from), to, from);
  }
  const winners = frame.parties.filter((seat) => wins(mind, seat, changes[seat] ?? {}));
  if (winners.length > 0 && !winners.includes(mind.seat)) return null;
  const dealt = shares(changed(mind, changes))[mind.seat] ?? 0;
  const failure = Object.fromEntries(frame.parties.map((seat) => [seat, { out: -FAILED_DEAL }]));
  if (dealt <= (shares(changed(mind, failure))[mind.seat] ?? 0)) return null;
  return choice.noun === 'slot' ? worst(mind, choice.options, choice.min) : choice.options.slice(0, choice.min);
}

type Parts = ReturnType<typeof partsOf>;

function merge(changes: Record<Seat, Partial<Stock>>, { gains, costs }: Parts, from: Seat, to: Seat): void {
  for (const [seat, part] of [
    [to, gains],
    [from, costs],
  ] as const) {
    const sum = { ...changes[seat] };
    for (const key of ['external', 'home', 'out', 'extra'] as const)
      if (part[key] !== undefined) sum[key] = (sum[key] ?? 0) + part[key];
    changes[seat] = sum;
  }
}
