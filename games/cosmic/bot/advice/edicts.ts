// Edicts (§6.2) and Reinforcements (§6.4): those that a tryout in imagined worlds would not time well.

import { itemOf } from '@orrery/kernel';
import { kindOf, valueOf } from '../../rules/cards.ts';
import { isMoon } from '../../rules/live.ts';
import type { EdictWord } from '../../data/edicts.ts';
import { DEFENSE, now, OFFENSE, otherSide } from '../../rules/table.ts';
import { placesOf, tokensAt } from '../../rules/tokens.ts';
import { alliesOf } from '../alliance.ts';
import { ANY_CARD, cardWorth } from '../cards-worth.ts';
import { changed, gainOf, type Mind, mySide, rivalOf } from '../mind.ts';
import { supposing } from '../odds.ts';
import { GOOD, NO, type Option, type Verdict } from './advice.ts';
import { hope, isAgainst, isMainPlayer, opponent, worthOfChance } from './sense.ts';
import { coneOf, turning } from './verdicts.ts';

export const edictAdvice: Partial<Readonly<Record<EdictWord, Verdict>>> = {
  'cosmic-zap': 'try',
  'flare-zap': 'try',
  // A zap on what the seat has done itself is undone.
  'un-zap': (mind, { about }) => (about.use !== undefined && isAgainst(mind, about.use.seat) ? GOOD : NO),
  'emotion-control': 'late',
  'solar-wind': 'late',
  'stellar-gas': 'late',
  'victory-boon': 'always',
  quash: (mind) => {
    const { offense, defense } = now(mind.table);
    if (isMainPlayer(mind)) return NO;
    return Math.max(mind.stocks[offense]?.external ?? 0, mind.stocks[defense]?.external ?? 0) >= 3 ? GOOD : NO;
  },
  'force-field': (mind) => {
    const foes = alliesOf(mind, otherSide(hope(mind)));
    if (foes.length === 0) return NO;
    const cone = coneOf(mind);
    for (const seat of foes) cone[otherSide(hope(mind))][seat] = 0;
    return worthOfChance(mind, supposing(mind.view, { cone }));
  },
  finder: (mind, { code, target }) =>
    code === '6z' && mySide(mind) !== -1 && isMainPlayer(mind) && target === opponent(mind) ? 0.012 : NO,
  keeper: (mind) => (kept(mind) >= 2 ? GOOD : NO),
  'mobius-tubes': (mind) =>
    freed(
      mind,
      mind.stocks.map((_, seat) => seat),
    ),
  'warp-break': (mind, { target }) => freed(mind, [Number(target)]),
  plague: (mind, { target }) =>
    Number(target) === rivalOf(mind) && (mind.stocks[Number(target)]?.external ?? 0) >= 2
      ? gainOf(mind, changed(mind, { [Number(target)]: { out: -3, cards: -4 * ANY_CARD } }))
      : NO,
  rebirth: (mind, { target }) => {
    if (target !== mind.seat) return NO;
    const empty = placesOf(mind.table, mind.seat).filter(
      (place) => !isMoon(place) && tokensAt(mind.table, place, mind.seat) === 0,
    );
    return gainOf(
      mind,
      changed(mind, { [mind.seat]: { home: empty.length, out: Math.min(3, mind.table.warp[mind.seat] ?? 0) } }),
    );
  },
  // Where the others' Flares are all that can go wrong.
  sanity: (mind, { code }) =>
    code === '6z' && mySide(mind) !== -1 && isMainPlayer(mind) && mind.below(4) === 0 ? 0.012 : NO,
  'space-junk': (mind, { target }) => {
    const item = mind.table.discards.at(-1);
    return item !== undefined && target === mind.seat ? (cardWorth(mind.view, mind.seat, item) - 0.05) * 0.3 : NO;
  },
  'time-gum': (mind, { target }) => (target === rivalOf(mind) && (mind.stocks[target]?.external ?? 0) >= 3 ? 0.04 : NO),
};

/** Cards that a new hand would take along. */
const kept = ({ view, table, seat }: Mind): number =>
  (table.hands[seat] ?? []).filter((slot) => {
    const item = itemOf(view, slot);
    return item >= 0 && ['edict', 'flare', 'kicker', 'reinforcement'].includes(kindOf(item));
  }).length;

/** What it is worth that these get their tokens out of the Warp. */
const freed = (mind: Mind, seats: readonly number[]): number =>
  gainOf(mind, changed(mind, Object.fromEntries(seats.map((seat) => [seat, { out: mind.table.warp[seat] ?? 0 }])))) -
  0.004;

/** All of the seat's Reinforcements are thought of together. */
export const reinforcementAdvice = (mind: Mind, { what, target }: Option): number => {
  const all = (mind.table.hands[mind.seat] ?? []).map((slot) => itemOf(mind.view, slot));
  const values = all.filter((item) => item >= 0 && kindOf(item) === 'reinforcement').map(valueOf);
  return turning(mind, target === DEFENSE ? DEFENSE : OFFENSE, valueOf(what), values);
};
