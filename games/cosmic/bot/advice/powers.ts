// Powers and their Flares. What is not here, and what says nothing, is tried out in imagined worlds.

import { itemOf } from '@orrery/kernel';
import type { PowerWord } from '../../data/powers.ts';
import { kindOf, valueOf } from '../../rules/cards.ts';
import { livePowers } from '../../rules/live.ts';
import { nearest } from '../../rules/steps.ts';
import { DEFENSE, now, OFFENSE, otherSide, tokensIn } from '../../rules/table.ts';
import { tokensAt } from '../../rules/tokens.ts';
import { hosts } from '../../powers/plant.ts';
import { alliesOf } from '../alliance.ts';
import { systemWorth } from '../attack.ts';
import { ANY_CARD } from '../cards-worth.ts';
import { challengeOf, changed, gainOf, type Mind, mySide } from '../mind.ts';
import { attackOf, supposing, tokensFor, winnerWith } from '../odds.ts';
import { type Advice, GOOD, NO, type Verdict } from './advice.ts';
import { rankOf } from './traits.ts';
import {
  hope,
  isAgainst,
  isLosing,
  isMainPlayer,
  isPoor,
  opponent,
  outlook,
  prize,
  sideFor,
  worthOfChance,
} from './sense.ts';

/** The card laid and the one opposite change places: what that is worth against what the other may have laid. */
const switching: Verdict = (mind) => {
  const side = hope(mind);
  const challenge = challengeOf(mind);
  const main = side === OFFENSE ? challenge.offense : challenge.defense;
  const foe = side === OFFENSE ? challenge.defense : challenge.offense;
  const mine = laidValues(mind, main, side);
  const theirs = laidValues(mind, foe, otherSide(side));
  let [kept, switched] = [0, 0];
  for (const [a, p] of mine)
    for (const [b, q] of theirs) {
      if (isWon(mind, side, a, b)) kept += p * q;
      if (isWon(mind, side, b, a)) switched += p * q;
    }
  return (switched - kept) * prize(mind) - 0.01;
};

const isWon = (mind: Mind, side: 0 | 1, mine: number | null, theirs: number | null): boolean => {
  if (mine === null || theirs === null) return theirs === null && mine !== null;
  const [offense, defense] = side === OFFENSE ? [mine, theirs] : [theirs, mine];
  return winnerWith(mind.view, attackOf(offense), attackOf(defense)) === side;
};

/** What a main player has laid, as far as the seat knows: Attacks with their odds; null is a Compromise. */
function laidValues(mind: Mind, seat: number, side: 0 | 1): [number | null, number][] {
  const [slot] = challengeOf(mind).laid[side];
  const item = slot === undefined ? -1 : itemOf(mind.view, slot);
  if (item >= 0) return [[kindOf(item) === 'attack' ? valueOf(item) : null, 1]];
  const { values, odds, compromise } = mind.spread(seat);
  const peace = 0.25 * compromise;
  return [...values.map((value, i): [number, number] => [value, (1 - peace) * (odds[i] ?? 0)]), [null, peace]];
}

const attacksOf = ({ view, table, seat }: Mind): number[] =>
  (table.hands[seat] ?? [])
    .map((slot) => itemOf(view, slot))
    .filter((item) => item >= 0 && kindOf(item) === 'attack')
    .map(valueOf);

/** Better any other target than this one, by so much. */
const elsewhere: Verdict = (mind) => {
  const { system, defense } = challengeOf(mind);
  const here = defense < 0 ? 0 : systemWorth(mind, system, defense);
  const others = mind.stocks.map((_, seat) => (seat === mind.seat ? -1 : systemWorth(mind, seat, seat)));
  return Math.max(...others) - here - 0.005;
};

/** A loss of another healed, for a card. */
const healing: Verdict = (mind, { about: { seat = -1, n = 0 } }) =>
  seat < 0 || seat === mind.seat
    ? NO
    : gainOf(mind, changed(mind, { [mind.seat]: { cards: 1.5 * ANY_CARD }, [seat]: { out: n } })) + 0.003;

export const powerAdvice: Partial<Readonly<Record<PowerWord, Advice>>> = {
  assassin: { wild: 'late' },
  boomerang: { wild: 'late' },
  chronos: {
    acts: [(mind) => (isLosing(mind) && attacksOf(mind).length > 0 ? 0.5 * prize(mind) : NO)],
    // As defense, away from a planet where it is weak.
    wild: (mind) => {
      const { target, defense } = challengeOf(mind);
      if (defense !== mind.seat || outlook(mind) > 0.4) return NO;
      return tokensAt(mind.table, target, mind.seat) <= 1 ? 0.015 : NO;
    },
  },
  delegator: {
    // A main player with nothing to lay lets an ally lay for it.
    acts: [
      (mind) =>
        isMainPlayer(mind) &&
        isPoor(mind) &&
        alliesOf(mind, sideFor(mind)).length > 0 &&
        Math.max(0, ...attacksOf(mind)) < 10
          ? GOOD
          : NO,
    ],
    wild: (mind) => (outlook(mind) < 0.5 ? GOOD : NO),
  },
  dictator: {
    wild: (mind) => (challengeOf(mind).colour === mind.seat && (isPoor(mind) || mind.below(4) === 0) ? 0.015 : NO),
    super: elsewhere,
  },
  healer: {
    acts: [healing],
    wild: (mind) => {
      const zapped = nearest(mind.view, 'announce');
      return zapped !== undefined && isAgainst(mind, zapped.use.seat) ? GOOD : NO;
    },
  },
  insect: { acts: ['late'], wild: (mind) => (isPoor(mind) ? GOOD : NO), super: 'late' },
  loser: {
    acts: [
      (mind) => {
        const attacks = attacksOf(mind);
        if (attacks.length === 0) return NO;
        const theirs = mind.spread(opponent(mind));
        const high = theirs.values.reduce((sum, value, i) => sum + value * (theirs.odds[i] ?? 0), 0);
        const [low, top] = [Math.min(...attacks), Math.max(...attacks)];
        const lead = tokensFor(mind.view, sideFor(mind)) - tokensFor(mind.view, otherSide(sideFor(mind)));
        // The other lays low too: only a lower card, or fewer tokens, will do.
        return 6 - low - lead > top + lead - high ? 0.05 * prize(mind) + (6 - low - lead > 0 ? 0.02 : NO) : NO;
      },
    ],
    wild: (mind) => {
      if (!isMainPlayer(mind) || outlook(mind) > 0.35) return NO;
      const side = sideFor(mind);
      const mine = tokensIn(mind.table, challengeOf(mind), side, mind.seat);
      return tokensFor(mind.view, otherSide(side)) > mine ? GOOD : NO;
    },
    super: 'late',
  },
  macron: { wild: 'late', super: 'always' },
  negator: {
    acts: [
      // Somebody is about to join the other side.
      (mind, { about }) => {
        if (about.decision !== 'join' || about.seat === undefined) return NO;
        const side = about.answer === 'offense' ? OFFENSE : DEFENSE;
        if (mySide(mind) === -1 || side === mySide(mind)) return NO;
        return (1 - outlook(mind)) * 0.15 * prize(mind) + 0.01;
      },
      'try',
      'never',
    ],
    wild: 'late',
  },
  oracle: {
    wild: (mind) => {
      const other = mind.table.hands[opponent(mind)]?.length ?? 0;
      return isPoor(mind) && other >= (mind.table.hands[mind.seat]?.length ?? 0) - 1 ? GOOD : NO;
    },
  },
  plant: {
    // Above all the opponent's, who then goes without.
    acts: [
      (mind, { target }) => {
        const from = hosts(mind.view, mind.seat).find((host) => livePowers(mind.view, host).includes(Number(target)));
        if (from === undefined) return NO;
        return from === opponent(mind) ? GOOD : NO;
      },
    ],
    wild: (mind) => (outlook(mind) < 0.8 ? GOOD : NO),
  },
  sorcerer: {
    acts: [switching],
    wild: (mind) => {
      if (!isMainPlayer(mind)) return NO;
      const rank = (seat: number): number => Math.max(0, ...livePowers(mind.view, seat).map(rankOf));
      return rank(opponent(mind)) - rank(mind.seat) >= 2 ? GOOD : NO;
    },
    super: switching,
  },
  terrorist: {
    acts: ['never'],
    wild: (mind, { target }) => {
      const n = tokensAt(mind.table, Number(target), opponent(mind));
      const loss = gainOf(mind, changed(mind, { [opponent(mind)]: { out: -n, external: -1 } }));
      return (1 - outlook(mind)) * loss - 0.01;
    },
    super: (mind, { target }) => {
      const tokens = mind.table.tokens[Number(target)] ?? [];
      const home = mind.table.systems[Number(target)];
      const hit = tokens.map((n, seat) => [
        seat,
        n > 0 ? { out: -n, external: seat === home ? 0 : -1, home: seat === home ? -1 : 0 } : {},
      ]);
      return gainOf(mind, changed(mind, Object.fromEntries(hit))) - 0.01;
    },
  },
  virus: { wild: 'late' },
  will: {
    acts: [elsewhere],
    wild: 'never',
    super: (mind, { target }) => (target === challengeOf(mind).defense ? 0.015 : NO),
  },
  zombie: {
    wild: 'always',
    super: (mind) => {
      const helpers = alliesOf(mind, sideFor(mind)).filter((seat) => (mind.table.warp[seat] ?? 0) > 0);
      if (helpers.length === 0) return NO;
      const cone = now(mind.table).cone.map((row) => row.slice()) as [number[], number[]];
      for (const seat of helpers) cone[sideFor(mind)][seat] = (cone[sideFor(mind)][seat] ?? 0) + 1;
      return worthOfChance(mind, supposing(mind.view, { cone }));
    },
  },
};
