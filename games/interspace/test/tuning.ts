// What the brain's games look like: `node games/interspace/test/tuning.ts <games> [options as JSON] [seats as JSON]` plays so many at each count of
// seats and prints the tables of docs/tuning.md. Nothing is asserted here: it is the measure by which reconstructed numbers were tuned.

import { asks, askOf, begin, createKit, drafted, fastDice, itemOf, picker, step, view } from '@orrery/kernel';
import { OBJECTIVES } from '../data/cards.ts';
import { BUILDABLE, UNITS } from '../data/units.ts';
import { game } from '../index.ts';
import { indOf, pointsOf } from '../rules/score.ts';
import { NONE } from '../rules/table.ts';

const usual = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0] ?? false]));
const [games = 10, more = {}, counts = [2, 3, 4, 5, 6]] = process.argv.slice(2).map((each) => JSON.parse(each)) as [
  number?,
  object?,
  number[]?,
];

/** Seconds a person takes for an answer; those given at the same time count once, as long as the slowest takes. */
const SECONDS = 6;
const TOGETHER = new Set(['raise', 'build', 'refit', 'ring']);

/** Numbers by what they count. */
type Counts = Map<string | number, number>;
const add = (counts: Counts, what: string | number, more = 1): void =>
  void counts.set(what, (counts.get(what) ?? 0) + more);

/** All games of one number of seats. */
interface Sums {
  readonly turns: number[];
  readonly minutes: number[];
  readonly answers: number[];
  readonly wins: Counts;
  /** Units by kind, and `goods`. */
  readonly built: Counts;
  /** Lines of the log by key; and games that were won with a planet taken from others, by `conquest`. */
  readonly told: Counts;
  /** By objective: how often it was held, won, its points, and of them Ind. */
  readonly aims: Readonly<Record<'held' | 'won' | 'points' | 'ind', Counts>>;
}

function playOne(seats: number, seed: number, sums: Sums): void {
  const kit = createKit(game, fastDice(seed));
  const state = begin(kit, seats, { ...usual, ...more });
  const pick = picker(fastDice(seed + 7));
  /** Answers given at the same time, by seat, until somebody answers alone. */
  const together: Counts = new Map();
  const taken: Counts = new Map();
  let [alone, answers] = [0, 0];
  while (state.frames.length > 0) {
    const [first] = asks(game, state, kit);
    if (first === undefined) throw new Error('nobody is asked');
    const seen = view(state, first.seat);
    const ask = askOf(game, seen, first.seat) ?? first;
    answers++;
    if (TOGETHER.has(ask.step)) add(together, ask.seat);
    else {
      alone += 1 + Math.max(0, ...together.values());
      together.clear();
    }
    step(kit, state, ask.seat, game.brain?.policy?.(drafted(game, seen), ask, pick) ?? null);
    for (const { key, args } of kit.events) {
      add(sums.told, key);
      if (key === 'log.conquer') add(taken, Number(args?.['who']));
      if (key === 'log.station') add(sums.built, Number(args?.['unit']));
      if (key === 'log.build') for (const each of (args?.['what'] ?? []) as string[]) count(sums.built, each);
    }
  }
  sums.turns.push(state.table.turn);
  sums.minutes.push((alone * SECONDS) / 60);
  sums.answers.push(answers);
  const { ranks } = game.standing(state);
  const winners = ranks.filter((rank) => rank === 1).length;
  for (let seat = 0; seat < seats; seat++) {
    const won = ranks[seat] === 1 ? 1 / winners : 0;
    add(sums.wins, seat, won);
    if ((taken.get(seat) ?? 0) > 0) add(sums.told, 'conquest', won);
    const aim = OBJECTIVES[itemOf(state, state.table.aim[seat] ?? NONE)]?.id;
    if (aim === undefined) continue;
    add(sums.aims.held, aim);
    add(sums.aims.won, aim, won);
    add(sums.aims.points, aim, pointsOf(state, seat) ?? 0);
    add(sums.aims.ind, aim, indOf(state.table, seat));
  }
}
/** `of 2 5`: two of kind 5. */
function count(counts: Counts, what: string): void {
  const [, n, kind] = what.split(' ');
  add(counts, kind === 'goods' ? kind : Number(kind), Number(n));
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const at = (list: readonly number[], part: number): number =>
  list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? 0;
const short = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const spread = (list: readonly number[]): string =>
  `${short(mean(list))} (${short(at(list, 0.1))} to ${short(at(list, 0.9))})`;
const row = (...cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
function head(...cells: readonly string[]): void {
  console.log('');
  row(...cells);
  console.log(
    `|---|${cells
      .slice(1)
      .map(() => '---:|')
      .join('')}`,
  );
}

const all = counts.map((seats): readonly [number, Sums] => {
  const sums: Sums = {
    turns: [],
    minutes: [],
    answers: [],
    wins: new Map(),
    built: new Map(),
    told: new Map(),
    aims: { held: new Map(), won: new Map(), points: new Map(), ind: new Map() },
  };
  for (let n = 0; n < games; n++) playOne(seats, 1000 * seats + n, sums);
  return [seats, sums];
});

head('seats', 'game turns', 'answers', 'minutes', 'won by seat');
for (const [seats, { turns, answers, minutes, wins }] of all) {
  const shares = Array.from({ length: seats }, (_, seat) => `${((100 * (wins.get(seat) ?? 0)) / games).toFixed(0)} %`);
  row(seats, spread(turns), short(mean(answers)), spread(minutes), shares.join(', '));
}
head('seats', ...UNITS.slice(0, BUILDABLE).map(({ id }) => id), 'goods');
for (const [seats, { built }] of all)
  row(seats, ...[...UNITS.slice(0, BUILDABLE).keys(), 'goods'].map((kind) => short((built.get(kind) ?? 0) / games)));
const DEEDS = ['log.colony', 'log.battle', 'log.conquer', 'log.bombard', 'log.swap', 'log.out', 'log.last', 'conquest'];
head(
  'seats',
  'colonies',
  'combats',
  'planets taken',
  'bombed',
  'trades',
  'out',
  'ended by the last turn',
  'won with a planet taken',
);
for (const [seats, { told }] of all) row(seats, ...DEEDS.map((key) => short((told.get(key) ?? 0) / games)));
head('objective', 'held', 'won', 'points', 'of them Ind');
for (const { id } of OBJECTIVES) {
  const total = (what: keyof Sums['aims']): number =>
    all.reduce((sum, [, { aims }]) => sum + (aims[what].get(id) ?? 0), 0);
  const held = total('held');
  if (held > 0)
    row(
      id,
      held,
      `${((100 * total('won')) / held).toFixed(0)} %`,
      ...[total('points'), total('ind')].map((sum) => short(sum / held)),
    );
}
