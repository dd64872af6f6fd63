// What was told, challenge by challenge: who fought whom with what, how it ended, and what was used on the way. The last one is
// told again in the panel, all of them in the ending and in the charts of a replay.

import type { GameEvent, Json, Seat } from '@orrery/kernel';
import { ATTACKS } from '../../data/cards.ts';
import { DEFENSE, OFFENSE, type Side } from '../../rules/table.ts';

export interface ToldChallenge {
  /** The place of its first event among those given. */
  readonly at: number;
  readonly offense: Seat;
  /** -1: nobody had to defend. */
  defense: Seat;
  /** By side, by seat: tokens, as far as they were told. */
  readonly tokens: [Map<Seat, number>, Map<Seat, number>];
  /** The cards that were turned up, of the offense and of the defense. */
  cards: readonly number[];
  totals: readonly [number, number] | null;
  /** The main player who won; -1: nobody. */
  winner: Seat;
  ended: 'open' | 'won' | 'dealt' | 'failed';
  /** Powers and cards used, in order, and which of them were cancelled. */
  readonly uses: Used[];
  /** Bases gained by landing or by a deal. */
  readonly bases: Seat[];
  /** Tokens lost, by seat. */
  readonly lost: Map<Seat, number>;
}

interface Used {
  readonly seat: Seat;
  /** As the texts call it: `power 12`, `card-seat 31 2`. */
  readonly use: string;
  /** -1: a card. */
  readonly power: number;
  cancelled: boolean;
}

const numberIn = (args: GameEvent['args'], key: string): number => {
  const value = args[key];
  return typeof value === 'number' ? value : -1;
};

const begun = (at: number, offense: Seat): ToldChallenge => ({
  at,
  offense,
  defense: -1,
  tokens: [new Map(), new Map()],
  cards: [],
  totals: null,
  winner: -1,
  ended: 'open',
  uses: [],
  bases: [],
  lost: new Map(),
});

const add = (counts: Map<Seat, number>, seat: Seat, n: number): void =>
  void counts.set(seat, (counts.get(seat) ?? 0) + n);

/** A challenge begins with a turn, with the next one in the same turn, or inside another, which goes on after it. */
export function challengesIn(events: readonly GameEvent[]): ToldChallenge[] {
  const all: ToldChallenge[] = [];
  for (const [at, { key, args }] of events.entries()) {
    if (key === 'log.turn' || key === 'log.again') all.push(begun(at, numberIn(args, 'seat')));
    const now = all.at(-1);
    if (now !== undefined) TELLS[key]?.(now, args, (told) => all.push({ ...told, at }));
  }
  return all;
}

type Tell = (told: ToldChallenge, args: GameEvent['args'], nest: (told: ToldChallenge) => void) => void;

const use: Tell = ({ uses }, args) => {
  const named: Json | undefined = args['use'];
  uses.push({
    seat: numberIn(args, 'seat'),
    use: typeof named === 'string' ? named : '',
    power: numberIn(args, 'power'),
    cancelled: false,
  });
};
const loses: Tell = ({ lost }, args) => add(lost, numberIn(args, 'seat'), numberIn(args, 'n'));
const gains: Tell = ({ bases }, args) => void bases.push(numberIn(args, 'seat'));

const TELLS: Readonly<Record<string, Tell>> = {
  'log.nested': (_, args, nest) => nest({ ...begun(0, numberIn(args, 'offense')), defense: numberIn(args, 'defense') }),
  'log.defends'(told, args) {
    told.defense = numberIn(args, 'seat');
    told.tokens[DEFENSE].set(told.defense, numberIn(args, 'n'));
  },
  'log.launch': (told, args) => void told.tokens[OFFENSE].set(numberIn(args, 'seat'), numberIn(args, 'n')),
  'log.commit'(told, args) {
    const side: Side = numberIn(args, 'side') === DEFENSE ? DEFENSE : OFFENSE;
    add(told.tokens[side], numberIn(args, 'seat'), numberIn(args, 'n'));
  },
  'log.power': use,
  'log.play': use,
  'log.play-as': use,
  'log.use': use,
  'log.cancelled'({ uses }, args) {
    const last = uses.findLast((each) => each.seat === numberIn(args, 'seat') && !each.cancelled);
    if (last !== undefined) last.cancelled = true;
  },
  'log.reveal'(told, args) {
    const { cards } = args;
    told.cards = Array.isArray(cards) ? cards.filter((card) => typeof card === 'number') : [];
  },
  'log.totals': (told, args) => void (told.totals = [numberIn(args, 'offense'), numberIn(args, 'defense')]),
  'log.wins'(told, args) {
    told.winner = numberIn(args, 'seat');
    told.ended = 'won';
  },
  'log.dealt': (told) => void (told.ended = 'dealt'),
  'log.no-deal': (told) => void (told.ended = 'failed'),
  'log.lost': loses,
  'log.lost-limbo': loses,
  'log.gone': loses,
  'log.lands': gains,
  'log.founds': gains,
};

/** The one that is being told now, and the last before it that came to an end. */
export function lastTwo(
  events: readonly GameEvent[],
  isFought: boolean,
): [now: ToldChallenge | undefined, before: ToldChallenge | undefined] {
  const all = challengesIn(events);
  const now = isFought ? all.pop() : undefined;
  return [now, all.findLast(({ ended }) => ended !== 'open')];
}

/** The tokens of a side, all together. */
export const tokensOn = ({ tokens }: ToldChallenge, side: Side): number =>
  [...tokens[side].values()].reduce((sum, n) => sum + n, 0);

/** How likely the offense was to win by the tokens alone, with any two Attacks of the base box; a tie is the defense's (§3.81). Null:
 *  nobody defended. */
export function oddsOf(told: ToldChallenge): number | null {
  if (told.defense < 0) return null;
  const lead = tokensOn(told, OFFENSE) - tokensOn(told, DEFENSE);
  let [won, all] = [0, 0];
  for (const [mine, n] of ATTACKS)
    for (const [theirs, m] of ATTACKS) {
      all += n * m;
      if (mine + lead > theirs) won += n * m;
    }
  return won / all;
}
