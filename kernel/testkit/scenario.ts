// A game set up in a few lines for a test: play lines of notation, expect refusals, arrange cards and dice.
//
//   const s = scenario(game, { seats: 2, draws: [7, 2], rolls: [6] });
//   s.play('0 buy 12', '1 pass');
//   s.refuses('0 buy 12', '9.41');

import { clone } from '../src/clone.ts';
import { fault } from '../src/fault.ts';
import { type Journal, openJournal, type Row } from '../src/journal.ts';
import type { Kit } from '../src/kit.ts';
import { apply } from '../src/replay.ts';
import { askOf } from '../src/run.ts';
import type { Ask, GameEvent, Game, Options, Refusal, Seat, State, View } from '../src/types.ts';
import { view } from '../src/view.ts';
import { same } from './compare.ts';
import { readRow } from './notation.ts';
import { diceFor, headFor } from './play.ts';

export interface Stage {
  readonly seats: number;
  readonly options?: Options;
  readonly seed?: number;
  /** The next items drawn, whatever the dice say; null leaves one to chance. */
  readonly draws?: readonly (number | null)[];
  /** The next faces rolled. */
  readonly rolls?: readonly number[];
}

export interface Scenario<T> {
  readonly journal: Journal<T>;
  readonly state: State<T>;
  readonly table: T;
  /** What the last lines told. */
  readonly events: readonly GameEvent[];
  /** Plays lines; a refusal throws. Empty lines and comments are skipped, so a finding's record can be pasted. */
  play(...lines: readonly string[]): void;
  /** The line is refused, by this rule, and changes nothing. */
  refuses(line: string, rule?: string): Refusal;
  /** The events of this key that the last lines told. */
  told(key: string): readonly GameEvent[];
  ask(seat: Seat): Ask | null;
  view(viewer: Seat): View<T>;
  /** The next items drawn. */
  draws(...items: readonly (number | null)[]): void;
  /** The next faces rolled. */
  rolls(...faces: readonly number[]): void;
  /** Changes the state by hand; what lies before cannot be undone. */
  arrange(change: (state: State<T>) => void): void;
}

export function scenario<T>(
  game: Game<T>,
  { seats, options = {}, seed = 1, draws = [], rolls = [] }: Stage,
): Scenario<T> {
  const items = [...draws];
  const faces = [...rolls];
  const setup = { seats, options: { ...defaults(game), ...options }, seed };
  const dice = {
    ...diceFor(setup),
    deal(counts: readonly number[], item: number): number {
      const wished = items.shift() ?? item;
      if ((counts[wished] ?? 0) > 0) return wished;
      throw fault('scenario', `item ${wished} is not in the pool it should be drawn from`);
    },
  };
  const staged: Game<T> = {
    ...game,
    setup(kit, chosen) {
      loadDice(kit, faces);
      return game.setup(kit, chosen);
    },
  };
  const journal = openJournal(staged, headFor(game, setup), dice);
  let events: readonly GameEvent[] = journal.opening;

  const play = (line: string): readonly GameEvent[] => {
    const refusal = apply(journal, readRow(line));
    if (refusal !== null) throw fault('scenario', `"${line}" is refused: ${nameOf(refusal)}`);
    return journal.kit.events;
  };
  return {
    journal,
    get state() {
      return journal.state;
    },
    get table() {
      return journal.state.table;
    },
    get events() {
      return events;
    },
    play(...lines) {
      const rows = lines.flatMap((line) => line.split('\n')).filter((line) => !/^\s*(#|$)/.test(line));
      events = rows.flatMap(play);
    },
    refuses(line, rule) {
      const before = clone(journal.state);
      const refusal = apply(journal, readRow(line) satisfies Row);
      if (refusal === null) throw fault('scenario', `"${line}" should be refused, but is taken`);
      if (!same(before, journal.state)) throw fault('scenario', `"${line}" is refused, but changed the state`);
      if (rule !== undefined && refusal.rule !== rule)
        throw fault('scenario', `"${line}" should be refused by §${rule}, not ${nameOf(refusal)}`);
      return refusal;
    },
    told: (key) => events.filter((event) => event.key === key),
    ask: (seat) => askOf(staged, journal.state, seat),
    view: (viewer) => view(journal.state, viewer),
    draws: (...more) => void items.push(...more),
    rolls: (...more) => void faces.push(...more),
    arrange(change) {
      const state = clone(journal.state);
      change(state);
      // Whoever called steps by hand has left the kit with what it waited for before.
      journal.kit.waits = null;
      Object.assign(journal, { state, trail: [], tail: -1, kept: [] });
    },
  };
}

/** The dice are rolled as ever, so that barriers and counters are the real ones; only the face is another. */
function loadDice<T>(kit: Kit<T>, faces: number[]): void {
  const { roll } = kit;
  kit.roll = (sides) => {
    const rolled = roll(sides);
    const wished = faces.shift() ?? rolled;
    if (wished >= 1 && wished <= sides) return wished;
    throw fault('scenario', `a die of ${sides} sides cannot show ${wished}`);
  };
}

const nameOf = ({ rule, key }: Refusal): string => (rule === '' ? key : `§${rule} ${key}`);

function defaults<T>(game: Game<T>): Options {
  return Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first])) as Options;
}
