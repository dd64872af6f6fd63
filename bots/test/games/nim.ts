// Nim with one heap: take one to three, who takes the last wins. Whoever leaves a multiple of four is winning.

import type { Brain, Game } from '@orrery/kernel';

export interface Heap {
  left: number;
  turn: number;
}

export function nim(heap: number, brain: Brain<Heap> = {}): Game<Heap> {
  const winner = ({ left, turn }: Heap, seat: number): number => (left === 0 && seat !== turn ? 1 : 0);
  return {
    id: 'nim',
    name: 'Nim',
    rules: 1,
    seats: { min: 2, max: 2 },
    options: {},
    text: { en: async () => ({}), it: async () => ({}) },
    steps: {
      take: {
        may: ({ table }) => [table.turn],
        ask({ table }) {
          const options = [1, 2, 3].filter((n) => n <= table.left);
          return { prompt: { key: 'ask.take' }, choice: { kind: 'one', noun: 'n', options }, otherwise: 1 };
        },
        take(kit, _, __, answer) {
          const { table } = kit.state;
          table.left -= Number(answer);
          table.turn = 1 - table.turn;
          if (table.left === 0) kit.end();
        },
      },
    },
    setup(kit) {
      kit.call('take');
      return { left: heap, turn: 0 };
    },
    standing({ table, frames }) {
      const scores = [winner(table, 0), winner(table, 1)];
      return { over: frames.length === 0, scores, ranks: scores.map((score) => (table.left === 0 ? 2 - score : 1)) };
    },
    brain,
  };
}
