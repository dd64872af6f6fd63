// Powers and their Flares, A to L. What is not here, and what says nothing, is tried out in imagined worlds.

import type { PowerWord } from '../../data/powers.ts';
import { nearest } from '../../rules/steps.ts';
import { otherSide, tokensIn } from '../../rules/table.ts';
import { tokensAt } from '../../rules/tokens.ts';
import { alliesOf } from '../alliance.ts';
import { challengeOf, rivalOf } from '../mind.ts';
import { tokensFor } from '../odds.ts';
import { type Advice, GOOD, NO } from './advice.ts';
import { isAgainst, isLosing, isMainPlayer, isPoor, opponent, outlook, prize, sideFor } from './sense.ts';
import { attacksOf, cardTaken, elsewhere, healing, isTruthLosing, raised } from './verdicts.ts';

export const powersToL: Partial<Readonly<Record<PowerWord, Advice>>> = {
  assassin: { wild: 'late' },
  boomerang: { wild: 'late' },
  // Somebody else's card is worth a Flare that can be played at any time.
  changeling: { wild: (mind, { code }) => (code === '6z' ? 0.015 : NO) },
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
  diplomat: {
    acts: ['late'],
    wild: (mind, { target }) => ((mind.stocks[mind.seat]?.external ?? 0) < 4 && target === rivalOf(mind) ? GOOD : NO),
    super: (mind) => (outlook(mind) < 0.45 ? GOOD : NO),
  },
  filch: { acts: [cardTaken], wild: 'late', super: cardTaken },
  gambler: {
    // Where the card that lies there would lose, another one is claimed.
    acts: [(mind) => (isTruthLosing(mind) ? 0.3 * prize(mind) : NO)],
    wild: (mind) => (outlook(mind) < 0.7 ? 0.015 : NO),
  },
  ghost: {
    acts: [(mind, { target }) => raised(mind, Number(target))],
    wild: (mind) => raised(mind, mind.seat),
    super: (mind) => Math.max(0, ...mind.stocks.map((_, seat) => raised(mind, seat))) + 0.005,
  },
  healer: {
    acts: [healing],
    wild: (mind) => {
      const zapped = nearest(mind.view, 'announce');
      return zapped !== undefined && isAgainst(mind, zapped.use.seat) ? GOOD : NO;
    },
  },
  insect: { acts: ['late'], wild: (mind) => (isPoor(mind) ? GOOD : NO), super: 'late' },
  judge: { acts: ['always'], wild: 'late' },
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
};
