// Powers and their Flares, M to Z. What is not here, and what says nothing, is tried out in imagined worlds.

import { itemOf, silence } from '@orrery/kernel';
import { COMPROMISE } from '../../data/cards.ts';
import type { PowerWord } from '../../data/powers.ts';
import { choices } from '../../rules/cardplay.ts';
import { kindOf, valueOf } from '../../rules/cards.ts';
import { A_BASE } from '../../rules/deal.ts';
import { livePowers } from '../../rules/live.ts';
import { nearest } from '../../rules/steps.ts';
import { DEFENSE, OFFENSE, tokensIn } from '../../rules/table.ts';
import { tokensAt } from '../../rules/tokens.ts';
import { turnedRound } from '../../powers/mirror.ts';
import { phantomsOf } from '../../powers/phantom.ts';
import { hosts } from '../../powers/plant.ts';
import { truthOf } from '../../powers/seeker-questions.ts';
import { alliesOf } from '../alliance.ts';
import { layCard, layOpen } from '../lay.ts';
import { challengeOf, changed, gainOf, mySide, rivalOf } from '../mind.ts';
import { bestOf } from '../mix.ts';
import { supposing } from '../odds.ts';
import { emptied, putOn, takeFrom } from '../places.ts';
import { type Advice, GOOD, NO } from './advice.ts';
import { dragged, hitWorth, likeliest, optionsOf, ordered, reinforced, useless } from './answers.ts';
import { chooseWhither, goesAgain } from '../attack.ts';
import { worst } from '../deals.ts';
import {
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
import { rankOf } from './traits.ts';
import {
  attacksOf,
  blastWorth,
  coneOf,
  elsewhere,
  foretelling,
  isInvolved,
  isStrong,
  joining,
  reserveWorth,
  switching,
  turningCone,
  worthOfPower,
} from './verdicts.ts';

/** An Attack worth whining for, of which there are some. */
const GOOD_ATTACK = 15;

export const powersFromM: Partial<Readonly<Record<PowerWord, Advice>>> = {
  machine: { acts: ['always'], wild: (mind) => (goesAgain(mind) ? 0.03 : NO), super: 'never' },
  macron: { wild: 'late', super: 'always' },
  magnet: {
    // Who is worth more elsewhere, or nowhere.
    acts: [(mind) => (outlook(mind) < 0.85 ? 0.015 : NO)],
    wild: (mind) => (isMainPlayer(mind) ? 0.012 : NO),
    asks: {
      name: (mind, ask) => ordered(mind, optionsOf(ask)),
      card: likeliest,
    },
  },
  mirror: {
    // Its own card if that makes it higher, else only the other.
    super: (mind, { target }) => {
      const [slot] = challengeOf(mind).laid[sideFor(mind)];
      const value = slot === undefined ? 0 : valueOf(itemOf(mind.view, slot));
      return turnedRound(value) > value === (target === sideFor(mind)) ? GOOD : NO;
    },
  },
  mutant: {
    acts: ['always'],
    wild: 'always',
    asks: {
      // From the opponent, who goes without it.
      fill: (mind, ask) => optionsOf(ask).find((option) => option === `hand ${opponent(mind)}`) ?? 'deck',
      discard: (mind, ask) => useless(mind, optionsOf(ask), 3),
    },
  },
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
      'never',
      'never',
    ],
    wild: 'late',
    asks: {
      card: (mind, ask) => layCard(mind, optionsOf(ask).map(Number)),
      kicker: (_, ask) => optionsOf(ask)[0] ?? null,
    },
  },
  obverse: { acts: [turningCone], wild: turningCone, super: turningCone },
  oracle: {
    wild: (mind) => {
      const other = mind.table.hands[opponent(mind)]?.length ?? 0;
      return isPoor(mind) && other >= (mind.table.hands[mind.seat]?.length ?? 0) - 1 ? GOOD : NO;
    },
    asks: {
      lay: (mind, ask) => layOpen(mind, optionsOf(ask).map(Number)),
      stop: () => 'no',
    },
  },
  pacifist: { super: 'always' },
  // With its Wild a base is gained for nothing.
  parasite: {
    acts: [(mind, { target }) => joining(mind, target === OFFENSE ? OFFENSE : DEFENSE)],
    wild: () => 0.1,
    super: 'never',
  },
  // A card of everybody, for what they will hardly do.
  pavlov: { acts: [(_, { target }) => (target === 'a-compromise' ? GOOD : NO)], wild: 'late', super: 'late' },
  pentaform: {
    wild: (mind) => (Math.max(0, ...livePowers(mind.view, mind.seat).map(rankOf)) <= 2 ? 0.015 : NO),
    super: 'never',
    asks: {
      // The good ones first: the last may never come.
      order: (_, ask) => optionsOf(ask).toSorted((a, b) => rankOf(Number(b)) - rankOf(Number(a))),
    },
  },
  phantom: {
    // Where they make more than the tokens there, and it takes that.
    acts: [
      (mind) => {
        const own = tokensIn(mind.table, challengeOf(mind), sideFor(mind), mind.seat);
        return isLosing(mind) && 2 * phantomsOf(mind.table, mind.seat) > own ? GOOD : NO;
      },
    ],
    wild: 'late',
  },
  pirate: {
    // One token at least is to land, or to earn a reward.
    acts: [(mind) => (coneOf(mind).some((row) => (row[mind.seat] ?? 0) > 1) ? GOOD : NO), 'always'],
    wild: 'always',
    asks: {
      capture: (mind, { choice }) => {
        const own = Math.max(...coneOf(mind).map((row) => row[mind.seat] ?? 0));
        return choice.kind === 'amounts' ? dragged(mind, choice.entries, Math.min(choice.max, own - 1)) : undefined;
      },
      ransom: (mind, { choice }) => (choice.kind === 'amounts' ? dragged(mind, choice.entries, choice.max) : undefined),
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
    asks: {
      graft: (_, { choice }) => (choice.kind === 'number' ? choice.max : undefined),
    },
  },
  prolong: {
    acts: [(mind) => (isLosing(mind) && attacksOf(mind).length > 0 ? 0.4 * prize(mind) : NO)],
    asks: {
      more: (mind, ask) => bestOf(optionsOf(ask), (slot) => valueOf(itemOf(mind.view, Number(slot)))) ?? undefined,
    },
  },
  prophet: {
    // Only what is likely: a wrong word costs two tokens.
    acts: [foretelling],
    wild: 'never',
    super: foretelling,
    asks: {
      secret: () => 1,
      tokens: (_, { choice }) => (choice.kind === 'amounts' ? emptied(choice.entries, choice.max) : undefined),
    },
  },
  queue: {
    acts: ['never', 'never'],
    wild: (mind, { target }) => (target === mind.seat && mind.table.turn !== mind.seat ? GOOD : NO),
    super: 'never',
    asks: {
      row: (mind, ask) => [mind.seat, ...optionsOf(ask).filter((seat) => seat !== mind.seat)],
    },
  },
  reincarnator: {
    wild: 'never',
  },
  reserve: {
    acts: [(mind) => reserveWorth(mind, 6), 'try'],
    // Once a Reinforcement of somebody else is about to be discarded.
    wild: (mind, { code }) =>
      code === '9' &&
      challengeOf(mind).played.some(({ seat, item }) => seat !== mind.seat && kindOf(item) === 'reinforcement')
        ? GOOD
        : NO,
    super: (mind) => reserveWorth(mind, 9),
    asks: { play: reinforced },
  },
  schizoid: {
    super: 'never',
    asks: {
      // Four bases, which nobody expects, or the usual five.
      bases: (mind, ask) => optionsOf(ask).find((option) => option === `bases ${4 + mind.below(2)}`),
      more: () => 'nothing',
    },
  },
  seeker: {
    // Whether what the seat can lay would be beaten: what is said then binds. What it is told alone it does not remember.
    acts: [(mind, { target }) => (isMainPlayer(mind) || isAgainst(mind, Number(target)) ? GOOD : NO)],
    wild: 'never',
    super: 'never',
    asks: {
      topic: () => 'play-above',
      question: (mind, ask) => {
        const best = Math.max(0, ...attacksOf(mind));
        return bestOf(optionsOf(ask), (option) => -Math.abs(best - Number(String(option).split(' ')[1]))) ?? undefined;
      },
      // As it would play anyway.
      answer: (mind) => {
        const { question = '' } = nearest(mind.view, 'seeker.answer') ?? {};
        const slot = layCard(mind, choices(mind.view, mind.seat));
        return truthOf(question, itemOf(mind.view, slot)) ?? undefined;
      },
      show: (mind, ask) => layCard(mind, optionsOf(ask).map(Number)),
    },
  },
  // A card that is not missed.
  serpent: { asks: { card: (mind, ask) => worst(mind, optionsOf(ask), 1)[0] } },
  // The opponent, above all one with allies to call or a power that speaks; from outside, who leads.
  silencer: {
    acts: [(mind, { target }) => (isAgainst(mind, Number(target)) && isInvolved(mind, Number(target)) ? GOOD : NO)],
    wild: (mind, { code }) => (code === '6z' || code === '7c' ? worthOfPower(mind, opponent(mind)) : NO),
    asks: {
      second: (mind, ask) => rivalOf(mind, optionsOf(ask).map(Number)),
    },
  },
  siren: {
    // A challenge is drawn home where a win as defense is likely.
    acts: [(mind) => (isStrong(mind) ? GOOD : NO), 'always'],
    wild: (mind, { code }) => (code === 'start' ? 0.012 : NO),
    super: 'always',
    asks: {
      share: () => 'yes',
      name: likeliest,
    },
  },
  skeptic: {
    // Double stakes for who is likely to win; who is not gives in.
    acts: [(mind) => (outlook(mind) > 0.75 ? GOOD : NO)],
    super: (mind) => (outlook(mind) > 0.9 ? GOOD : NO),
    asks: {
      stake: (mind) => (outlook(mind) > 0.95 ? 6 : 2),
      agree: (mind) => (outlook(mind) < 0.25 ? 'agree' : 'disagree'),
    },
  },
  sniveler: {
    super: 'always',
    asks: {
      // A good Attack that somebody is likely to have.
      want: (_, ask) =>
        bestOf(optionsOf(ask), (option) => {
          const [sort, value] = String(option).split(' ');
          return sort === 'want-least' ? -Math.abs(GOOD_ATTACK - Number(value)) : -GOOD_ATTACK;
        }) ?? undefined,
      // Who has but one loses it in any case, unless somebody else gives one.
      offer: (mind, ask) => (optionsOf(ask).length > 1 ? worst(mind, optionsOf(ask), 1)[0] : null),
      object: () => 'object',
    },
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
  spiff: { acts: ['always'], wild: 'always', super: 'always' },
  sting: { acts: [(mind, { target }) => (isAgainst(mind, Number(target)) ? GOOD : 0.01)], super: 'always' },
  symbiote: {
    wild: 'always',
    super: (mind) => ((mind.table.warp[mind.seat] ?? 0) > 2 ? GOOD : NO),
    asks: {
      recover: (mind, { choice }) => (choice.kind === 'amounts' ? putOn(mind, choice.entries, choice.max) : undefined),
    },
  },
  terrorist: {
    acts: ['never'],
    wild: (mind, { target }) => {
      const n = tokensAt(mind.table, Number(target), opponent(mind));
      const loss = gainOf(mind, changed(mind, { [opponent(mind)]: { out: -n, external: -1 } }));
      return (1 - outlook(mind)) * loss - 0.01;
    },
    super: (mind, { target }) => blastWorth(mind, Number(target)) - 0.01,
    asks: {
      // In its own system where it is weakest; elsewhere where others will want to land.
      list: (mind, ask) => {
        const places = optionsOf(ask).map(Number);
        return places[mind.below(places.length)];
      },
      plant: () => null,
    },
  },
  vacuum: {
    wild: 'always',
    asks: {
      // Those who are nearest to winning go along.
      drag: (mind, { choice }) => (choice.kind === 'amounts' ? dragged(mind, choice.entries, choice.max) : undefined),
    },
  },
  vampire: { wild: 'never' },
  virus: { wild: 'late' },
  visionary: {
    // Whoever must lay a Compromise loses to any Attack.
    acts: [(mind) => (attacksOf(mind).length > 0 ? GOOD : NO)],
    wild: 'never',
    super: (mind, { target }) => (isAgainst(mind, Number(target)) ? GOOD : NO),
    asks: { name: () => COMPROMISE, card: likeliest, show: (_, ask) => optionsOf(ask)[0] },
  },
  void: { wild: 'never', super: 'late' },
  warrior: { wild: (mind) => (isStrong(mind) ? GOOD : NO) },
  will: {
    acts: [elsewhere],
    wild: 'never',
    super: (mind, { target }) => (target === challengeOf(mind).defense ? 0.015 : NO),
    asks: {
      choose: (mind, ask) => chooseWhither(mind, optionsOf(ask)),
    },
  },
  // A curse works in the turns to come: blunt cards hurt most.
  witch: {
    acts: [(_, { target }) => (target === 'bluntness' ? GOOD : target === 'weakness' ? 0.015 : NO)],
    wild: (_, { code }) => (code === '2c' || code === '6z' ? GOOD : NO),
  },
  worm: {
    asks: {
      spread: (_, ask) => silence(ask),
      dig: (mind, { choice }) =>
        choice.kind === 'amounts' ? takeFrom(mind, choice.entries, Math.min(2, choice.max)) : undefined,
    },
  },
  // To ask for much and give nothing: either it is given, or the tortures are worth it.
  wrack: {
    acts: ['always'],
    wild: 'late',
    super: 'never',
    asks: {
      offer: (_, { choice }) => {
        if (choice.kind !== 'offer') return undefined;
        const wanted = Math.max(
          0,
          choice.want.findIndex(({ id }) => id === A_BASE),
        );
        const want = choice.want.map((__, i) => (i === wanted ? 1 : 0));
        return { to: choice.to[0] ?? -1, give: choice.give.map(() => 0), want };
      },
      reply: () => null,
      // A token on the cone counts like any other.
      torture: (mind, ask) =>
        bestOf(optionsOf(ask), (option) => (/ -/.test(String(option)) ? 0.002 : hitWorth(mind, String(option)))) ??
        undefined,
    },
  },
  wraith: {
    acts: [(mind) => (isLosing(mind) ? GOOD : NO)],
    wild: 'late',
    asks: {
      // A token of each planet that has some to spare.
      reserve: (mind, ask) => optionsOf(ask).filter((place) => tokensAt(mind.table, Number(place), mind.seat) > 2),
    },
  },
  zombie: {
    wild: 'always',
    super: (mind) => {
      const helpers = alliesOf(mind, sideFor(mind)).filter((seat) => (mind.table.warp[seat] ?? 0) > 0);
      if (helpers.length === 0) return NO;
      const cone = coneOf(mind);
      for (const seat of helpers) cone[sideFor(mind)][seat] = (cone[sideFor(mind)][seat] ?? 0) + 1;
      return worthOfChance(mind, supposing(mind.view, { cone }));
    },
    asks: {
      ally: () => 'yes',
    },
  },
};
