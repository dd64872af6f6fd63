// Stone, paper, scissors, well. The well swallows stone and scissors and is covered by paper, so stone is never right and the
// other three are played equally often.

import { type Game, ranksOf } from '@orrery/kernel';

export interface Signs {
  shown: string[];
}

const BEATS: Readonly<Record<string, readonly string[]>> = {
  stone: ['scissors'],
  paper: ['stone', 'well'],
  scissors: ['paper'],
  well: ['stone', 'scissors'],
};

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
        choice: { kind: 'one', noun: 'word', options: Object.keys(BEATS) },
        otherwise: 'stone',
      }),
      take(kit, _, seat, answer) {
        kit.state.table.shown[seat] = answer as string;
      },
    },
  },
  setup(kit) {
    kit.call('show');
    return { shown: [] };
  },
  standing({ table: { shown }, frames }) {
    const [mine = '', theirs = ''] = shown;
    const scores = [BEATS[mine]?.includes(theirs) ? 1 : 0, BEATS[theirs]?.includes(mine) ? 1 : 0];
    return { over: frames.length === 0, scores, ranks: ranksOf(scores) };
  },
};
