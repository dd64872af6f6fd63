// The questions of single powers, Flares and Edicts (`id.name`), by step. Those that are not here are tried out.

import { type Amount, type Ask, itemOf, type Scalar, type Seat } from '@orrery/kernel';
import { kindOf, valueOf } from '../../rules/cards.ts';
import { nearest } from '../../rules/steps.ts';
import { DECK, isOn, LUCRE, OFFENSE, otherSide } from '../../rules/table.ts';
import { BASES_TO_WIN } from '../../data/hexes.ts';
import { tokensAt } from '../../rules/tokens.ts';
import { alliesOf } from '../alliance.ts';
import { chooseWhither, systemWorth } from '../attack.ts';
import { cardWorth } from '../cards-worth.ts';
import { dearest, worst } from '../deals.ts';
import { chooseBaseOfThree, proposeOfThree, replyOfThree } from '../deal-of-three.ts';
import { layCard, layOpen } from '../lay.ts';
import { challengeOf, changed, gainOf, type Mind, mySide, rivalOf } from '../mind.ts';
import { bestOf, chance } from '../mix.ts';
import { isAbroad, putOn, takeFrom } from '../places.ts';
import type { StepAdvice } from './advice.ts';
import { hope, isPoor, outlook, sideFor } from './sense.ts';
import { rankOf } from './traits.ts';
import { blastWorth, winsAs } from './verdicts.ts';

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

/** The likeliest card among those worth having. */
const likeliest: StepAdvice = (mind, ask) =>
  bestOf(optionsOf(ask), (option) => {
    const item = Number(option);
    return (mind.view.pools[DECK]?.[item] ?? 0) * Math.max(0, cardWorth(mind.view, mind.seat, item));
  }) ?? undefined;

/** Changeling itself, as a power to have. */
const OWN_RANK = 3;

/** A claim that wins and may be true: not higher than it must be. Where none wins, the truth. */
const claimed: StepAdvice = (mind, ask) => {
  if (ask.choice.kind === 'number') return ask.choice.min;
  const { laid, kicker } = challengeOf(mind);
  const side = sideFor(mind);
  const lies = [...laid[side], ...kicker[side]].map((slot) => itemOf(mind.view, slot));
  const options = optionsOf(ask).map(Number);
  const isPossible = (item: number): boolean => (mind.view.pools[DECK]?.[item] ?? 0) > 0;
  const good = options.filter((item) => isPossible(item) && kindOf(item) === 'attack' && winsAs(mind, item));
  const least = bestOf(good, (item) => -valueOf(item));
  return least ?? options.find((item) => lies.includes(item));
};

/** Who claims what cannot be is not believed; else it is a matter of chance, the likelier the less it costs. */
const believes: StepAdvice = (mind) => {
  const frame = nearest(mind.view, 'gambler.doubt');
  if (frame === undefined) return undefined;
  const isPossible = frame.cards.every((item) => (mind.view.pools[DECK]?.[item] ?? 0) > 0);
  return isPossible && chance(mind.below, 0.6) ? 'believe' : 'see';
};

/** So many tokens, all of whoever is nearest to winning, as far as there are. */
function dragged(mind: Mind, entries: readonly Amount[], most: number): number[] {
  const seatOf = (id: Scalar): Seat => (typeof id === 'number' ? id : Number(String(id).split(' ')[2] ?? 0));
  const order = entries
    .map((_, i) => i)
    .toSorted(
      (a, b) => (mind.shares[seatOf(entries[b]?.id ?? 0)] ?? 0) - (mind.shares[seatOf(entries[a]?.id ?? 0)] ?? 0),
    );
  const taken = entries.map(() => 0);
  let left = most;
  for (const i of order) {
    taken[i] = Math.min(left, entries[i]?.max ?? 0);
    left -= taken[i] ?? 0;
  }
  return taken;
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
  'finder.card': likeliest,
  'plague.card': (mind, ask) => worst(mind, optionsOf(ask), 1)[0],
  'rebirth.planet': (mind, { choice }) => {
    if (choice.kind !== 'amounts') return undefined;
    return takeFrom(mind, choice.entries, Math.min(choice.max, 2));
  },
  'plant.graft': (_, { choice }) => (choice.kind === 'number' ? choice.max : undefined),
  'zombie.ally': () => 'yes',
  // The better power; where none is better, a card.
  'changeling.choose': (mind, ask) =>
    bestOf(optionsOf(ask), (option) => {
      const [verb, , power = ''] = String(option).split(' ');
      return verb === 'swap' ? rankOf(Number(power)) : OWN_RANK;
    }) ?? undefined,
  'gambler.claim': claimed,
  'gambler.doubt': believes,
  'gambler.spread': (mind) => 2 + mind.below(4),
  'ghost.call': (_, { choice }) => (choice.kind === 'number' ? choice.max : undefined),
  'silencer.second': (mind, ask) => rivalOf(mind, optionsOf(ask).map(Number)),
  'siren.share': () => 'yes',
  'siren.name': likeliest,
  'buy.discard': (mind, { choice }) => (choice.kind === 'some' ? worst(mind, choice.options, choice.min) : undefined),
  'diplomat.deal': proposeOfThree,
  'diplomat.terms': chooseBaseOfThree,
  'diplomat.reply': replyOfThree,
  'diplomat.vote': (mind) => (hope(mind) === OFFENSE ? 'offense' : 'defense'),
  // All there is to gain, for whoever it is likelier to be.
  'judge.decree': (mind, ask) => {
    const whom = outlook(mind) >= 0.5 ? 'winner' : 'loser';
    return optionsOf(ask).findLast((option) => String(option).startsWith(whom)) ?? optionsOf(ask).at(-1);
  },
  'judge.base': (mind, ask) => optionsOf(ask).find((place) => isAbroad(mind, mind.seat, Number(place))),
  bribe: () => null,
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
  // Those who are nearest to winning go along.
  'vacuum.drag': (mind, { choice }) =>
    choice.kind === 'amounts' ? dragged(mind, choice.entries, choice.max) : undefined,
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
