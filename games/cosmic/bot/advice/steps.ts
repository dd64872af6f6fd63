// The questions of Edicts, Moons and the bank, by step; those of powers are with the powers. What is not spoken of is tried out.

import type { Ask, Seat } from '@orrery/kernel';
import { BASES_TO_WIN } from '../../data/hexes.ts';
import { nearest } from '../../rules/steps.ts';
import { isOn, LUCRE, otherSide } from '../../rules/table.ts';
import { alliesOf } from '../alliance.ts';
import { dearest, worst } from '../deals.ts';
import { type Mind, rivalOf } from '../mind.ts';
import { bestOf } from '../mix.ts';
import { putOn, takeFrom } from '../places.ts';
import type { StepAdvice } from './advice.ts';
import { hitWorth, likeliest, optionsOf, picked } from './answers.ts';
import { isShunned, rankOf } from './traits.ts';
import { hope } from './sense.ts';
import { blastWorth } from './verdicts.ts';
export const stepAdvice: Readonly<Record<string, StepAdvice>> = {
  'force-field.allies': (mind, ask) => {
    const foes = alliesOf(mind, otherSide(hope(mind)));
    const named = optionsOf(ask).filter((seat) => foes.includes(Number(seat)));
    return named.length > 0 ? named : undefined;
  },
  'finder.card': likeliest,
  'plague.card': (mind, ask) => worst(mind, optionsOf(ask), 1)[0],
  'rebirth.planet': (mind, { choice }) => {
    if (choice.kind !== 'amounts') return undefined;
    return takeFrom(mind, choice.entries, Math.min(choice.max, 2));
  },
  'buy.discard': (mind, { choice }) => (choice.kind === 'some' ? worst(mind, choice.options, choice.min) : undefined),
  bribe: () => null,
  // Out of a deck: what is worth most in a hand.
  search: (mind, { choice }) => (choice.kind === 'amounts' ? picked(mind, choice.entries, choice.min) : undefined),
  // Which hex to live on is a matter of taste; which sun counts, of its power.
  hexes: (mind, ask) => optionsOf(ask)[mind.below(optionsOf(ask).length)],
  suns: (_, ask) => bestOf(optionsOf(ask), (power) => rankOf(Number(power))) ?? undefined,
  // Of the powers drawn the best; of one's own the worst.
  renounce: (mind, ask) => {
    const sign = ask.prompt.key === 'ask.renounce' ? -1 : 1;
    return bestOf(optionsOf(ask), (power) => sign * rankOf(Number(power))) ?? undefined;
  },
  // Abroad, where it counts.
  colony: (mind, ask) => {
    const places = optionsOf(ask).map(Number);
    return places.find((place) => mind.table.systems[place] !== mind.seat && !isShunned(mind, place));
  },
  'spy.hand': (mind, ask) => rivalOf(mind, optionsOf(ask).map(Number)),
  'nova.planet': (mind, ask) => bestOf(optionsOf(ask), (place) => blastWorth(mind, Number(place))) ?? undefined,
  'cold-revenge.token': (mind, ask) => bestOf(optionsOf(ask), (option) => hitWorth(mind, String(option))),
  'green-cheese.card': (mind, ask) => worst(mind, optionsOf(ask), 1)[0],
  'bribery.card': (mind, ask) => worst(mind, optionsOf(ask), 1)[0],
  'bribery.take': (mind) => {
    const from = nearest(mind.view, 'bribery.take')?.from ?? -1;
    return (mind.stocks[from]?.external ?? 0) < BASES_TO_WIN - 1 ? 'yes' : 'no';
  },
  'mine.take': (mind) =>
    (mind.table.hands[mind.seat]?.length ?? 0) < 5 || !isOn(mind.table, LUCRE) ? 'a-card' : 'lucre',
};

/** By what is asked for, where nothing else is known: cards that are not missed, tokens that are not missed, the leader. */
export function byKind(mind: Mind, ask: Ask): ReturnType<StepAdvice> {
  const { choice } = ask;
  switch (choice.kind) {
    case 'amounts':
      if (choice.noun !== 'place') return undefined;
      return choice.min === choice.max && choice.entries.every(({ max }) => max === choice.max)
        ? putOn(mind, choice.entries, choice.min)
        : takeFrom(mind, choice.entries, choice.min);
    case 'number':
      return choice.max;
    case 'some':
      if (choice.noun === 'slot') return worst(mind, choice.options, choice.min);
      return choice.options.slice(0, choice.min);
    case 'one':
      if (choice.noun === 'slot') return dearest(mind, choice.options);
      if (choice.noun === 'seat')
        return rivalOf(
          mind,
          choice.options.filter((seat): seat is Seat => typeof seat === 'number'),
        );
      return undefined;
    default:
      return undefined;
  }
}
