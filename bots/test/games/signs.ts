// Stone, paper, scissors; stone breaking scissors counts double. In balance paper is played half of the time.

import type { Game } from '@orrery/kernel';

export interface Signs {
  shown: string[];
}

const SIGNS = ['stone', 'paper', 'scissors'];
const PAYS = [
  [0, -1, 2],
  [1, 0, -1],
  [-2, 1, 0],
];

export const game: Game<Signs> = {
  id: 'signs',
  name: 'Signs',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: {},
  text: { en: async () => ({}), it: async () => ({}) },
  steps: {
    show: {
      together: 'sealed',
      may: () => [0, 1],
      ask: () => ({
        prompt: { key: 'ask.show' },
        choice: { kind: 'one', noun: 'word', options: SIGNS },
        otherwise: 'stone',
      }),
      take(kit, _, seat, answer) {
        kit.state.table.shown[seat] = answer as string;
      },
      run: (kit) => kit.goto('rest'),
    },
    // The game goes on, so that the position is valued and not only won or lost.
    rest: {
      may: () => [0],
      ask: () => ({
        prompt: { key: 'ask.rest' },
        choice: { kind: 'one', noun: 'word', options: ['done'] },
        otherwise: 'done',
      }),
      take: (kit) => kit.goto('rest'),
    },
  },
  setup(kit) {
    kit.call('show');
    return { shown: [] };
  },
  standing: ({ frames }) => ({ over: frames.length === 0, scores: [0, 0], ranks: [1, 1] }),
  brain: {
    value({ table }) {
      const [mine, theirs] = [0, 1].map((seat) => SIGNS.indexOf(table.shown[seat] ?? ''));
      const pay = PAYS[mine ?? 0]?.[theirs ?? 0] ?? 0;
      return [0.5 + pay / 4, 0.5 - pay / 4];
    },
  },
};
