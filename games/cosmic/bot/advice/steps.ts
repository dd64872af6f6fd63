// The questions of single powers, Flares and Edicts (`id.name`), by step. Those that are not here are tried out.

import type { Ask, Scalar, Seat } from '@orrery/kernel';
import { nearest } from '../../rules/steps.ts';
import { DECK, otherSide } from '../../rules/table.ts';
import { tokensAt } from '../../rules/tokens.ts';
import { alliesOf } from '../alliance.ts';
import { chooseWhither, systemWorth } from '../attack.ts';
import { cardWorth } from '../cards-worth.ts';
import { dearest, worst } from '../deals.ts';
import { layCard, layOpen } from '../lay.ts';
import { challengeOf, changed, gainOf, type Mind, mySide, rivalOf } from '../mind.ts';
import { bestOf } from '../mix.ts';
import { putOn, takeFrom } from '../places.ts';
import type { StepAdvice } from './advice.ts';
import { hope, isPoor } from './sense.ts';

const optionsOf = ({ choice }: Ask): readonly Scalar[] => ('options' in choice ? choice.options : []);

/** The token whose loss leaves the seat most: a base of whoever leads, if it is the last there. */
function hitWorth(mind: Mind, option: string): number {
  const [, place = '', victim = ''] = option.split(' ');
  if (victim === '') return 0;
  const [at, seat] = [Number(place), Number(victim)];
  const isLast = tokensAt(mind.table, at, seat) === 1;
  const isHome = mind.table.systems[at] === seat;
  const loss = { out: -1, external: isLast && !isHome ? -1 : 0, home: isLast && isHome ? -1 : 0 };
  return gainOf(mind, changed(mind, { [seat]: loss })) + 1e-4 / tokensAt(mind.table, at, seat);
}

export const stepAdvice: Readonly<Record<string, StepAdvice>> = {
  'assassin.token': (mind, ask) => bestOf(optionsOf(ask), (option) => hitWorth(mind, String(option))) ?? undefined,
  // Where the seat is safe and whoever leads is attacked; a leader is sent against whoever stands best.
  'dictator.system': (mind, ask) =>
    bestOf(optionsOf(ask), (option) => {
      const system = Number(option);
      if (system === mind.seat) return -1;
      const { offense } = challengeOf(mind);
      if (offense === mind.seat) return systemWorth(mind, system, system);
      if (system === offense) return 0.05;
      return (mind.shares[system] ?? 0) * (rivalOf(mind) === offense ? 0.5 : 1);
    }) ?? undefined,
  'will.choose': (mind, ask) => chooseWhither(mind, optionsOf(ask)),
  'delegator.promote': (mind, ask) => {
    const side = nearest(mind.view, 'delegator.promote')?.side;
    const isMine = side !== undefined && mySide(mind) === side;
    return isMine && isPoor(mind) ? (optionsOf(ask)[0] ?? null) : null;
  },
  'oracle.lay': (mind, ask) => layOpen(mind, optionsOf(ask).map(Number)),
  'oracle.stop': () => 'no',
  'negator.card': (mind, ask) => layCard(mind, optionsOf(ask).map(Number)),
  // In its own system where it is weakest; elsewhere where others will want to land.
  'terrorist.list': (mind, ask) => {
    const places = optionsOf(ask).map(Number);
    return places[mind.below(places.length)];
  },
  'terrorist.plant': () => null,
  'force-field.allies': (mind, ask) => {
    const foes = alliesOf(mind, otherSide(hope(mind)));
    const named = optionsOf(ask).filter((seat) => foes.includes(Number(seat)));
    return named.length > 0 ? named : undefined;
  },
  // The likeliest card among those worth having.
  'finder.card': (mind, ask) =>
    bestOf(optionsOf(ask), (option) => {
      const item = Number(option);
      return (mind.view.pools[DECK]?.[item] ?? 0) * Math.max(0, cardWorth(mind.view, mind.seat, item));
    }) ?? undefined,
  'plague.card': (mind, ask) => worst(mind, optionsOf(ask), 1)[0],
  'rebirth.planet': (mind, { choice }) => {
    if (choice.kind !== 'amounts') return undefined;
    return takeFrom(mind, choice.entries, Math.min(choice.max, 2));
  },
  'plant.graft': (_, { choice }) => (choice.kind === 'number' ? choice.max : undefined),
  'zombie.ally': () => 'yes',
};

/** By what is asked for, where nothing else is known: cards that are not missed, tokens that are not missed, the leader. */
export function byKind(mind: Mind, ask: Ask): ReturnType<StepAdvice> {
  const { choice } = ask;
  switch (choice.kind) {
    case 'amounts':
      return choice.entries.every(({ id }) => typeof id === 'number')
        ? choice.min === choice.max && choice.entries.every(({ max }) => max === choice.max)
          ? putOn(mind, choice.entries, choice.min)
          : takeFrom(mind, choice.entries, choice.min)
        : undefined;
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
