// Trade (§10.3): two who share a hex in peace, a transport of one and a transport or a planet of the other, swap what they agree on. One
// offer for each partner and hex in a turn.

import { type Amount, no, type Offer, rule, type Seat } from '@orrery/kernel';
import { inPlay, planetAt } from './planets.ts';
import { hand, load, RESOURCES, room, SOIL, stored } from './stores.ts';
import { hexesWith } from './cargo.ts';
import { type Kit, type Step, words } from './steps.ts';
import { BASIC, type Hex, isOn, NONE, type Table } from './table.ts';

/** Where a seat has what it could give or take in a hex: its transports there, else its planet. */
function keeperAt(table: Table, hex: Hex, seat: Seat): number {
  if (room(table, hex, seat) > 0) return seat;
  const planet = planetAt(table, hex);
  return planet !== NONE && table.owner[planet] === seat ? SOIL : NONE;
}
/** §10.3: at least one of them with transports, and something to swap. */
function canTrade(table: Table, hex: Hex, seat: Seat, other: Seat): boolean {
  const [mine, theirs] = [keeperAt(table, hex, seat), keeperAt(table, hex, other)];
  if (!rule('10.3', mine !== NONE && theirs !== NONE && (mine !== SOIL || theirs !== SOIL))) return false;
  return load(table, hex, mine) + load(table, hex, theirs) > 0;
}
function partners(table: Table, seats: number, asked: readonly string[]): string[] {
  const seat = table.active;
  if (rule('12.4', isOn(table, BASIC))) return [];
  const hexes = new Set([
    ...hexesWith(table, seat, () => true),
    ...table.planet.filter((_, planet) => table.owner[planet] === seat),
  ]);
  const found: string[] = [];
  for (const hex of [...hexes].sort((a, b) => a - b))
    for (const other of inPlay(table, seats))
      if (other !== seat && canTrade(table, hex, seat, other)) found.push(`trade ${hex} ${other}`);
  return found.filter((each) => !asked.includes(each));
}

export const trade: Step<'trade'> = {
  may: ({ table }) => [table.active],
  ask({ table, seats }, { asked = [] }) {
    const options = partners(table, seats, asked);
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.trade' }, choice: { kind: 'one', noun: 'word', options }, pass: true };
  },
  why: () => no('10.3', 'refuse.trade'),
  take(kit, frame, _, answer) {
    if (answer === null) return kit.leave();
    frame.asked = [...(frame.asked ?? []), answer];
    const [, hex = NONE, to = NONE] = words(answer);
    kit.call('offer', { hex, to });
  },
};

const pieces = (table: Table, hex: Hex, keeper: number): Amount[] => {
  const found: Amount[] = [];
  for (let id = 0; id < RESOURCES; id++) {
    const max = stored(table, hex, keeper, id);
    if (max > 0) found.push({ id: `resource ${id}`, min: 0, max, weight: 1 });
  }
  return found;
};

export const offer: Step<'offer'> = {
  may: ({ table }) => [table.active],
  ask({ table }, { hex, to }, seat) {
    const give = pieces(table, hex, keeperAt(table, hex, seat));
    const want = pieces(table, hex, keeperAt(table, hex, to));
    const choice = { kind: 'offer', to: [to], give, want, gifts: true } as const;
    return { prompt: { key: 'ask.offer', args: { hex, whom: to } }, choice, pass: true };
  },
  why: () => no('10.3', 'refuse.offer'),
  take(kit, { hex }, from, said) {
    if (said === null) return kit.leave();
    kit.tell('log.offer', { who: from, whom: said.to, hex }, '10.3');
    kit.goto('reply', { hex, from, offer: said });
  },
};

/** Whether both have room for what they get. */
function fits(table: Table, hex: Hex, from: Seat, { to, give, want }: Offer): boolean {
  const [given, wanted] = [give, want].map((list) => list.reduce((sum, n) => sum + n, 0));
  const more = (given ?? 0) - (wanted ?? 0);
  const holds = (seat: Seat, extra: number): boolean =>
    keeperAt(table, hex, seat) === SOIL || load(table, hex, seat) + extra <= room(table, hex, seat);
  return rule('6.1.2', holds(to, more) && holds(from, -more));
}

export const reply: Step<'reply'> = {
  may: (_, { offer: { to } }) => [to],
  ask({ table }, { hex, from, offer: said }) {
    if (!fits(table, hex, from, said)) return null;
    const args = {
      who: from,
      give: worded(table, hex, from, said.give),
      want: worded(table, hex, said.to, said.want),
      hex,
    };
    return {
      prompt: { key: 'ask.reply', args },
      choice: { kind: 'one', noun: 'word', options: ['accept'] },
      pass: true,
    };
  },
  why: () => no('10.3', 'refuse.reply'),
  take(kit, { hex, from, offer: said }, to, answer) {
    if (answer === null) kit.tell('log.declined', { who: to, whom: from }, '10.3');
    else swap(kit, hex, from, said);
    kit.leave();
  },
  run(kit, { from }) {
    kit.tell('log.no-hold', { who: from }, '6.1.2');
    kit.leave();
  },
};
/** The resources of one side, one by one. */
const worded = (table: Table, hex: Hex, seat: Seat, amounts: readonly number[]): number[] =>
  pieces(table, hex, keeperAt(table, hex, seat)).flatMap(({ id }, i) =>
    new Array<number>(amounts[i] ?? 0).fill(words(id)[1] ?? 0),
  );

function swap(kit: Kit, hex: Hex, from: Seat, { to, give, want }: Offer): void {
  const { table } = kit.state;
  const [mine, theirs] = [keeperAt(table, hex, from), keeperAt(table, hex, to)];
  const [given, wanted] = [pieces(table, hex, mine), pieces(table, hex, theirs)];
  for (const [i, { id }] of given.entries()) hand(table, [hex, mine], [hex, theirs], words(id)[1] ?? 0, give[i] ?? 0);
  for (const [i, { id }] of wanted.entries()) hand(table, [hex, theirs], [hex, mine], words(id)[1] ?? 0, want[i] ?? 0);
  kit.tell('log.swap', { who: from, whom: to, hex, give: lots(given, give), want: lots(wanted, want) }, '10.3');
}
/** In words: `of 4 2` is four of resource 2. */
const lots = (all: readonly Amount[], amounts: readonly number[]): string[] =>
  all.flatMap(({ id }, i) => ((amounts[i] ?? 0) > 0 ? [`of ${amounts[i] ?? 0} ${words(id)[1] ?? 0}`] : []));
