// A game that goes on as long as anybody wants: each seat in turn says how far it goes, then rolls. For what must not grow
// with the length of a log.

import * as kernel from '@orrery/kernel';
import type { Game, Step } from '@orrery/kernel';
import { editionOf } from '@orrery/table';

interface Laps {
  readonly laps: number;
  lap: number;
  turn: number;
  places: number[];
}

const go: Step<Laps> = {
  may: ({ table }) => [table.turn],
  ask: () => ({
    prompt: { key: 'ask.go' },
    choice: { kind: 'number', noun: 'step', min: 0, max: 9 },
    otherwise: 0,
  }),
  take(kit, _, seat, answer) {
    kit.state.table.places[seat] = answer as number;
    kit.tell('log.go', { seat, n: answer as number });
    kit.goto('roll');
  },
};

/** An answer that can still be undone comes before each roll. */
const roll: Step<Laps> = {
  may: ({ table }) => [table.turn],
  ask: () => ({
    prompt: { key: 'ask.roll' },
    choice: { kind: 'one', noun: 'word', options: ['roll'] },
    otherwise: 'roll',
  }),
  take(kit, _, seat) {
    const { table, seats } = kit.state;
    kit.tell('log.roll', { seat, n: kit.roll(6) });
    table.turn = (seat + 1) % seats;
    if (table.turn === 0 && ++table.lap === table.laps) return kit.end();
    kit.turn();
    kit.goto('go');
  },
};

const words = { 'ask.go': 'Go', 'ask.roll': 'Roll' };

export const game: Game<Laps> = {
  id: 'laps',
  name: 'Laps',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: { laps: [100_000, 60] },
  text: { en: async () => words, it: async () => words },
  steps: { go, roll },
  setup(kit, options) {
    kit.call('go');
    const places = Array.from({ length: kit.state.seats }, () => 0);
    return { laps: options['laps'] as number, lap: 0, turn: 0, places };
  },
  standing({ frames, table: { places } }) {
    const ranks = places.map((place) => 1 + places.filter((other) => other > place).length);
    return { over: frames.length === 0, scores: places, ranks };
  },
};

const laps = game as unknown as Game;

const edition = editionOf({ kernel, game: laps }, import.meta.url);

export const longGames = {
  ids: ['laps'],
  find: async (id: string) => (id === 'laps' ? edition : undefined),
};
