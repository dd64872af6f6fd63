// Powers and their Flares, A to L. What is not here, and what says nothing, is tried out in imagined worlds.

import type { PowerWord } from '../../data/powers.ts';
import { valueOf } from '../../rules/cards.ts';
import { nearest } from '../../rules/steps.ts';
import { DEFENSE, OFFENSE, otherSide, tokensIn } from '../../rules/table.ts';
import { tokensAt } from '../../rules/tokens.ts';
import { alliesOf } from '../alliance.ts';
import { systemWorth } from '../attack.ts';
import { challengeOf, mySide, rivalOf } from '../mind.ts';
import { bestOf } from '../mix.ts';
import { emptied, isAbroad, takeFrom } from '../places.ts';
import { tokensFor } from '../odds.ts';
import { type Advice, GOOD, NO } from './advice.ts';
import { hope, isAgainst, isLosing, isMainPlayer, isPoor, opponent, outlook, prize, sideFor } from './sense.ts';
import { chooseBaseOfThree, proposeOfThree, replyOfThree } from '../deal-of-three.ts';
import { worst } from '../deals.ts';
import { believes, claimed, highestAttack, hitWorth, optionsOf, OWN_RANK, useless } from './answers.ts';
import { forNothing, ofAPurchase } from './bank.ts';
import { rankOf } from './traits.ts';
import {
  attacksOf,
  cardTaken,
  elsewhere,
  guestsOf,
  healing,
  isExposed,
  isTruthLosing,
  joining,
  laidWorth,
  raised,
} from './verdicts.ts';

/** How many tokens an Amoeba sends at most. */
const FLOOD = 8;

export const powersToL: Partial<Readonly<Record<PowerWord, Advice>>> = {
  amoeba: {
    asks: {
      // As many as can be spared: what is in the challenge comes home if it is won.
      add: (mind, { choice }) =>
        choice.kind === 'amounts' ? takeFrom(mind, choice.entries, Math.min(choice.max, FLOOD)) : undefined,
    },
  },
  aristocrat: {
    acts: ['always'],
    wild: 'always',
    // The least missed.
    asks: { spare: (mind, ask) => worst(mind, optionsOf(ask), 1)[0], how: () => 'three' },
  },
  assassin: {
    wild: 'late',
    asks: {
      token: (mind, ask) => bestOf(optionsOf(ask), (option) => hitWorth(mind, String(option))) ?? undefined,
    },
  },
  assessor: {
    // A rent worth a card, of two guests or more; a tax where others bring tokens.
    wild: (mind) => (guestsOf(mind) > 1 ? GOOD : NO),
    super: (mind) => (challengeOf(mind).offense === mind.seat ? NO : GOOD),
  },
  berserker: {
    // Several at once are worth it where they would be beaten all the same.
    acts: [(mind) => (outlook(mind) > 0.6 ? GOOD : NO)],
    wild: 'always',
    super: () => 0.03,
  },
  boomerang: { wild: 'late' },
  bully: {
    acts: ['always'],
    // The last token on a base is worth most.
    asks: {
      pick: (_, { choice }) => (choice.kind === 'amounts' ? emptied(choice.entries, choice.max) : undefined),
      yield: () => 'tokens',
    },
  },
  busybody: { acts: [(mind) => joining(mind, OFFENSE, DEFENSE)] },
  butler: {
    acts: ['always'],
    // Somebody else's hand for a poor one.
    wild: (mind) => (isPoor(mind) ? GOOD : NO),
    asks: {
      // Where a base abroad could be emptied, or where it is little.
      tip: (mind, ask) =>
        optionsOf(ask).includes('tip') && (isExposed(mind) || (mind.table.lucre[mind.seat] ?? 0) > 8)
          ? 'tip'
          : 'no-tip',
      serve: (mind, ask) => {
        const options = optionsOf(ask);
        return options.find((option) => (option === 'aim') === isMainPlayer(mind)) ?? options[0];
      },
      // Who is farthest from winning.
      name: (mind, ask) => bestOf(optionsOf(ask), (seat) => -(mind.shares[Number(seat)] ?? 0)) ?? undefined,
    },
  },
  // Somebody else's card is worth a Flare that can be played at any time.
  changeling: {
    wild: (mind, { code }) => (code === '6z' ? 0.015 : NO),
    asks: {
      // The better power; where none is better, a card.
      choose: (mind, ask) =>
        bestOf(optionsOf(ask), (option) => {
          const [verb, , power = ''] = String(option).split(' ');
          return verb === 'swap' ? rankOf(Number(power)) : OWN_RANK;
        }) ?? undefined,
    },
  },
  chosen: { wild: (mind) => (isPoor(mind) ? GOOD : NO) },
  chronos: {
    acts: [(mind) => (isLosing(mind) && attacksOf(mind).length > 0 ? 0.5 * prize(mind) : NO)],
    // As defense, away from a planet where it is weak.
    wild: (mind) => {
      const { target, defense } = challengeOf(mind);
      if (defense !== mind.seat || outlook(mind) > 0.4) return NO;
      return tokensAt(mind.table, target, mind.seat) <= 1 ? 0.015 : NO;
    },
  },
  clone: { acts: [(mind) => laidWorth(mind)], wild: 'always', super: 'always' },
  crystal: {
    acts: ['always'],
    wild: 'never',
    asks: {
      // Many on its own side, few on the other.
      set: (mind, { choice }) =>
        choice.kind === 'amounts'
          ? choice.entries.map(({ id, min, max }) => (String(id).endsWith(` ${hope(mind)}`) ? max : min))
          : undefined,
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
    asks: {
      promote: (mind, ask) => {
        const side = nearest(mind.view, 'delegator.promote')?.side;
        const isMine = side !== undefined && mySide(mind) === side;
        return isMine && isPoor(mind) ? (optionsOf(ask)[0] ?? null) : null;
      },
    },
  },
  demon: { acts: ['late'], wild: (mind) => (isPoor(mind) ? 0.015 : NO), super: 'late' },
  deuce: {
    // A second card with an Attack; a new hand for a poor one.
    acts: ['late', (mind) => (isPoor(mind) ? GOOD : NO)],
    asks: { second: (mind, ask) => highestAttack(mind, optionsOf(ask)) },
  },
  dictator: {
    wild: (mind) => (challengeOf(mind).colour === mind.seat && (isPoor(mind) || mind.below(4) === 0) ? 0.015 : NO),
    super: elsewhere,
    asks: {
      // Where the seat is safe and whoever leads is attacked; a leader is sent against whoever stands best.
      system: (mind, ask) =>
        bestOf(optionsOf(ask), (option) => {
          const system = Number(option);
          if (system === mind.seat) return -1;
          const { offense } = challengeOf(mind);
          if (offense === mind.seat) return systemWorth(mind, system, system);
          if (system === offense) return 0.05;
          return (mind.shares[system] ?? 0) * (rivalOf(mind) === offense ? 0.5 : 1);
        }) ?? undefined,
    },
  },
  diplomat: {
    acts: ['late'],
    wild: (mind, { target }) => ((mind.stocks[mind.seat]?.external ?? 0) < 4 && target === rivalOf(mind) ? GOOD : NO),
    super: (mind) => (outlook(mind) < 0.45 ? GOOD : NO),
    asks: {
      deal: proposeOfThree,
      terms: chooseBaseOfThree,
      reply: replyOfThree,
      vote: (mind) => (hope(mind) === OFFENSE ? 'offense' : 'defense'),
    },
  },
  // A base more, for nothing.
  disease: {
    acts: ['always'],
    asks: {
      spread: (_, { choice }) => (choice.kind === 'number' ? Math.ceil(choice.max / 2) : undefined),
      card: (mind, ask) => worst(mind, optionsOf(ask), 1)[0],
    },
  },
  dragon: { wild: ofAPurchase, super: ofAPurchase },
  empath: { wild: 'always' },
  entrepreneur: { wild: forNothing, super: 'always' },
  filch: { acts: [cardTaken], wild: 'late', super: cardTaken },
  filth: { wild: 'never' },
  force: { acts: ['late'], wild: 'never', super: 'late' },
  gambler: {
    // Where the card that lies there would lose, another one is claimed.
    acts: [(mind) => (isTruthLosing(mind) ? 0.3 * prize(mind) : NO)],
    wild: (mind) => (outlook(mind) < 0.7 ? 0.015 : NO),
    asks: {
      claim: claimed,
      doubt: believes,
      spread: (mind) => 2 + mind.below(4),
    },
  },
  ghost: {
    acts: [(mind, { target }) => raised(mind, Number(target))],
    wild: (mind) => raised(mind, mind.seat),
    super: (mind) => Math.max(0, ...mind.stocks.map((_, seat) => raised(mind, seat))) + 0.005,
    asks: {
      call: (_, { choice }) => (choice.kind === 'number' ? choice.max : undefined),
    },
  },
  gorgon: { wild: 'late', super: 'always' },
  grief: {
    wild: 'always',
    super: (mind) => ((mind.table.warp[mind.seat] ?? 0) > 2 ? GOOD : NO),
    asks: {
      discard: (mind, ask) =>
        ask.choice.kind === 'some' ? useless(mind, ask.choice.options, ask.choice.max) : undefined,
    },
  },
  grudge: {
    // A base that others do not gain.
    wild: (mind) => (challengeOf(mind).winner === OFFENSE ? 0.03 : NO),
    asks: { victim: (mind, ask) => rivalOf(mind, optionsOf(ask).map(Number)) },
  },
  healer: {
    acts: [healing],
    wild: (mind) => {
      const zapped = nearest(mind.view, 'announce');
      return zapped !== undefined && isAgainst(mind, zapped.use.seat) ? GOOD : NO;
    },
  },
  industrialist: {
    wild: (mind) => (isLosing(mind) ? GOOD : NO),
    asks: {
      // A stack that is high one way or the other.
      card: (_, ask) => bestOf(optionsOf(ask), (item) => Math.abs(valueOf(Number(item)))) ?? undefined,
    },
  },
  insect: { acts: ['late'], wild: (mind) => (isPoor(mind) ? GOOD : NO), super: 'late' },
  judge: {
    acts: ['always'],
    wild: 'late',
    asks: {
      // All there is to gain, for whoever it is likelier to be.
      decree: (mind, ask) => {
        const whom = outlook(mind) >= 0.5 ? 'winner' : 'loser';
        return optionsOf(ask).findLast((option) => String(option).startsWith(whom)) ?? optionsOf(ask).at(-1);
      },
      base: (mind, ask) => optionsOf(ask).find((place) => isAbroad(mind, mind.seat, Number(place))),
    },
  },
  laser: {
    wild: (mind) => (outlook(mind) < 0.7 ? 0.012 : NO),
    super: (mind, { target }) => (isAgainst(mind, Number(target)) ? GOOD : NO),
  },
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
