import { itemOf, rule, type Scalar, type Seat, type Slot, type State } from '@orrery/kernel';
import { isChallengeCard, takeUp, unplay } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import type { Kit } from '../rules/steps.ts';
import { isMain, mainOf, now, opponentOf, SIDES, type Table } from '../rules/table.ts';

/** A Challenge card that was used, and by whom; without a slot it was played from a hand. */
interface Used {
  readonly by: Seat;
  readonly item: number;
  readonly slot?: Slot;
}

/** The cards of the two sides as they were turned up in the end, those beside them, those played. */
function usedCards(view: State<Table>): Used[] {
  const challenge = now(view.table);
  const up = SIDES.filter((side) => (challenge.shown[side]?.item ?? -1) >= 0);
  const laid = up.flatMap((side) =>
    [...challenge.laid[side], ...challenge.kicker[side]].map((slot) => ({ by: mainOf(challenge, side), slot })),
  );
  // §14.5: a main player's second card is not the one it used.
  const beside = challenge.beside
    .filter(({ seat, side }) => up.includes(side) && rule('14.5', !isMain(challenge, seat)))
    .map(({ seat, slot }) => ({ by: seat, slot }));
  const open: Used[] = [...laid, ...beside].map(({ by, slot }) => ({ by, slot, item: itemOf(view, slot) }));
  const played = challenge.played.map(({ seat, item }) => ({ by: seat, item }));
  return [...open, ...played].filter(({ item }) => rule('14.6', isChallengeCard(item)));
}

/** What others have used, or one of them; each kind of card once. */
export const takeable = (view: State<Table>, seat: Seat, from?: Seat): number[] => [
  ...new Set(usedCards(view).flatMap(({ by, item }) => (by !== seat && by === (from ?? by) ? [item] : []))),
];

/** A used card of this kind comes from the table to the hand. */
export function filchCard(kit: Kit, seat: Seat, target: Scalar | null, from?: Seat): void {
  const used = usedCards(kit.state).find(({ by, item }) => item === target && by !== seat && by === (from ?? by));
  if (used === undefined) return;
  const { item, slot } = used;
  kit.tell('log.filched', { seat, other: used.by, card: item }, '14.6');
  if (slot === undefined) return unplay(kit, item, seat);
  const challenge = now(kit.state.table);
  for (const side of SIDES) challenge.laid[side] = challenge.laid[side].filter((each) => each !== slot);
  challenge.beside = challenge.beside.filter((each) => each.slot !== slot);
  takeUp(kit, seat, [slot]);
}

const opponent = ({ table }: State<Table>, seat: Seat): Seat => opponentOf(now(table), seat);

/** As the cards are discarded, it takes the one its opponent used. */
export const filch: Power = {
  acts: [
    {
      at: '9',
      by: 'main',
      may: (state, seat) => takeable(state, seat, opponent(state, seat)).length > 0,
      targets: (view, seat) => takeable(view, seat, opponent(view, seat)),
      noun: 'card',
      do: (kit, { seat, target }) => filchCard(kit, seat, target, opponent(kit.state, seat)),
    },
  ],
};
