// Powers about hands and draws, and their Flares: who looks, swaps, gives, hoards and takes.

import { type Ask, itemOf, type Scalar } from '@orrery/kernel';
import { FIRST_EDICT } from '../../data/cards.ts';
import { EDICTS } from '../../data/edicts.ts';
import type { PowerWord } from '../../data/powers.ts';
import { isChallengeCard, kindOf, valueOf } from '../../rules/cards.ts';
import { livePowers } from '../../rules/live.ts';
import { edictOf } from '../../rules/registry.ts';
import { nearest } from '../../rules/steps.ts';
import { sideOf } from '../../rules/table.ts';
import { ANY_CARD, cardWorth } from '../cards-worth.ts';
import { worst } from '../deals.ts';
import { challengeOf, changed, gainOf, type Mind, myShare, mySide, rivalOf } from '../mind.ts';
import { bestOf } from '../mix.ts';
import { LUCRE, slope } from '../worth.ts';
import { type Advice, GOOD, NO, type Option } from './advice.ts';
import { hitWorth, optionsOf } from './answers.ts';
import { edictAdvice } from './edicts.ts';
import { hope, isAgainst, isMainPlayer, isPoor } from './sense.ts';
import { rankOf } from './traits.ts';
import { attacksOf } from './verdicts.ts';

/** So many slots, those worth most. */
const best = (mind: Mind, options: readonly Scalar[], n: number): Scalar[] =>
  worst(mind, options, options.length).slice(-n);

const worthOf = (mind: Mind, items: readonly number[]): number =>
  items.reduce((sum, item) => sum + cardWorth(mind.view, mind.seat, item), 0);

/** The items that a prompt names. */
const named = ({ prompt }: Ask, key: string): number[] => {
  const items = prompt.args?.[key];
  return Array.isArray(items) ? items.map(Number) : [];
};

const isWith = (mind: Mind, seat: number): boolean => sideOf(challengeOf(mind), seat) === mySide(mind);

/** Attacks first, by their number; then what is worth little. */
const weakest = (mind: Mind, options: readonly Scalar[]): Scalar | undefined =>
  bestOf(options, (slot) => {
    const item = itemOf(mind.view, Number(slot));
    return kindOf(item) === 'attack' ? -valueOf(item) : -100 - cardWorth(mind.view, mind.seat, item);
  }) ?? undefined;

const strongest = (mind: Mind, options: readonly Scalar[]): Scalar | undefined =>
  bestOf(options, (slot) => {
    const item = itemOf(mind.view, Number(slot));
    return kindOf(item) === 'attack' ? valueOf(item) : -100;
  }) ?? undefined;

/** What an Edict would be worth now, if the seat had it, less the card that goes for it. */
function asEdict(mind: Mind, option: Option): number {
  const item = Number(option.target);
  const word = EDICTS[item - FIRST_EDICT]?.[0];
  const verdict = word === undefined ? undefined : edictAdvice[word];
  const cost = cardWorth(mind.view, mind.seat, FIRST_EDICT) * slope(myShare(mind));
  if (typeof verdict === 'function') {
    const target = isForSelf(item) ? mind.seat : rivalOf(mind);
    return verdict(mind, { ...option, kind: 'card', what: item, act: 0, target }) - cost;
  }
  if (verdict === 'always') return GOOD - cost;
  const { use } = option.about;
  return use !== undefined && isAgainst(mind, use.seat) ? GOOD - cost : NO;
}

/** Edicts one aims at oneself. */
const isForSelf = (item: number): boolean => item === edictOf('warp-break') || item === edictOf('rebirth');

/** Worth more than what may still come. */
const isKeeper = (mind: Mind, item: number): boolean =>
  cardWorth(mind.view, mind.seat, item) >= 1.2 * ANY_CARD || (isChallengeCard(item) && valueOf(item) >= 15);

/** Where fewer than seven would come of it. */
function moreDue(mind: Mind): number {
  const { lost, owed } = challengeOf(mind);
  const giver = owed === null ? 0 : (mind.table.hands[owed.giver]?.length ?? 0);
  return giver > (owed?.flat ?? lost[mind.seat] ?? 0) ? GOOD : NO;
}

function asMain(mind: Mind): number {
  return isMainPlayer(mind) ? GOOD : NO;
}

export const powersOfHands: Partial<Readonly<Record<PowerWord, Advice>>> = {
  aura: {
    wild: 'never',
    super: (mind, { target }) => (isAgainst(mind, Number(target)) ? GOOD : NO),
    asks: {
      lay: (mind, ask) => {
        const main = nearest(mind.view, 'aura.lay')?.main ?? -1;
        const options = optionsOf(ask);
        return sideOf(challengeOf(mind), main) === hope(mind) ? strongest(mind, options) : weakest(mind, options);
      },
    },
  },
  connoisseur: {
    acts: ['always'],
    wild: (mind) => (Math.max(0, ...livePowers(mind.view, mind.seat).map(rankOf)) <= 2 ? 0.015 : NO),
  },
  doppelganger: {
    wild: 'never',
    asks: {
      // Who has most can spare the best.
      whom: (mind, ask) => bestOf(optionsOf(ask), (seat) => mind.table.hands[Number(seat)]?.length ?? 0) ?? undefined,
      take: (mind, ask) => (worthOf(mind, named(ask, 'cards')) >= 2 * ANY_CARD ? 'these' : 'others'),
      pick: (mind, { choice }) => (choice.kind === 'some' ? best(mind, choice.options, choice.min) : undefined),
    },
  },
  ethic: {
    wild: 'never',
    super: moreDue,
    asks: {
      pay: ({ table, seat }) => ((table.hands[seat]?.length ?? 0) * ANY_CARD > 4 * LUCRE ? 'pay' : 'cards'),
    },
  },
  extortionist: {
    acts: ['always', 'always'],
    wild: asMain,
    asks: {
      stop: (mind, ask) => {
        const n = nearest(mind.view, 'extortionist.stop')?.n ?? 1;
        const costs: Readonly<Record<string, number>> = {
          half: gainOf(mind, changed(mind, { [mind.seat]: { cards: -n * ANY_CARD } })),
          token: gainOf(mind, changed(mind, { [mind.seat]: { out: -1 } })),
          pay: gainOf(mind, changed(mind, { [mind.seat]: { extra: -2 * LUCRE } })),
        };
        return bestOf(optionsOf(ask), (word) => costs[String(word)] ?? NO) ?? undefined;
      },
      token: (mind, ask) => bestOf(optionsOf(ask), (option) => hitWorth(mind, String(option))) ?? undefined,
    },
  },
  mesmer: {
    acts: [asEdict],
    wild: 'late',
    asks: {
      card: (mind, ask) => worst(mind, optionsOf(ask), 1)[0],
      target: (mind, ask) => {
        const as = nearest(mind.view, 'mesmer.target')?.as ?? -1;
        const options = optionsOf(ask).map(Number);
        return isForSelf(as) && options.includes(mind.seat) ? mind.seat : rivalOf(mind, options);
      },
    },
  },
  mind: { acts: ['always'], wild: 'never' },
  miser: {
    acts: ['always'],
    wild: ({ table, seat }) => ((table.hands[seat]?.length ?? 0) > 2 ? GOOD : NO),
    super: 'always',
    asks: {
      // What nobody can take is the better one.
      hoard: (mind, ask) =>
        worthOf(mind, named(ask, 'hoard')) >= worthOf(mind, named(ask, 'hand')) ? 'second' : 'first',
      aside: (mind, { choice }) => (choice.kind === 'some' ? best(mind, choice.options, choice.min) : undefined),
    },
  },
  philanthropist: {
    // A friend gets the best Attack, if it is a good one; a foe what is in the way.
    acts: [
      (mind, { target }) => {
        const attacks = attacksOf(mind);
        if (isWith(mind, Number(target)) && !isMainPlayer(mind)) return Math.max(0, ...attacks) >= 15 ? 0.01 : NO;
        return isWith(mind, Number(target)) || Math.min(99, ...attacks) > 4 ? NO : 0.01;
      },
    ],
    wild: 'never',
    asks: {
      card: (mind, ask) => {
        const to = nearest(mind.view, 'philanthropist.card')?.to ?? -1;
        return isWith(mind, to) ? strongest(mind, optionsOf(ask)) : weakest(mind, optionsOf(ask));
      },
    },
  },
  trader: {
    acts: [(mind) => (isPoor(mind) && attacksOf(mind).every((value) => value < 12) ? GOOD : NO)],
    super: 'never',
    asks: { back: (mind, ask) => worst(mind, optionsOf(ask), 1)[0] },
  },
  vulch: {
    wild: asMain,
    super: (mind) => (challengeOf(mind).played.filter(({ item }) => kindOf(item) === 'flare').length > 1 ? GOOD : NO),
    asks: {
      pick: (mind, { prompt }) => (isKeeper(mind, Number(prompt.args?.['card'] ?? -1)) ? 'take' : 'discard'),
    },
  },
};
