// How Cosmic Encounter presents itself, and where its parts are.

import type { Front } from '../front.ts';
import type { Table } from './rules/table.ts';

export const front: Front<Table> = {
  id: 'cosmic',
  name: { en: 'Cosmic Encounter', it: 'Cosmic Encounter' },
  line: {
    en: 'Challenge, bluff and bargain your way onto five foreign planets, each player with a power that bends the rules.',
    it: 'Sfida, bluffa e tratta fino a cinque pianeti altrui, ognuno con un Potere che piega le regole.',
  },
  seats: { min: 2, max: 6 },
  minutes: [30, 90],
  picture: {
    width: 104,
    height: 72,
    shapes: [
      { circle: [52, 36, 30], line: 'brass', strength: 0.4 },
      { globe: [52, 12, 8], look: 0 },
      { globe: [76, 48, 8], look: 2 },
      { globe: [28, 48, 8], look: 4 },
      { path: 'M52 36L60 58L44 58Z', line: 'brass-strong' },
      { circle: [50, 52, 2.5], fill: 'seat-0' },
      { circle: [54, 52, 2.5], fill: 'seat-3' },
    ],
  },
  presets: [
    {
      id: 'first',
      name: { en: 'First encounter', it: 'Primo incontro' },
      line: { en: 'Three bots, the base game', it: 'Tre bot, il gioco base' },
      bots: ['easy', 'easy', 'easy'],
      options: {},
    },
    {
      id: 'classic',
      name: { en: 'Classic', it: 'Classica' },
      line: {
        en: 'Both boxes, with Kickers and Reinforcements',
        it: 'Tutte e due le scatole, con Kicker e Reinforcement',
      },
      bots: ['medium', 'medium', 'medium'],
      options: { expansion: true, kickers: true, reinforcements: true },
    },
    {
      id: 'everything',
      name: { en: 'Everything', it: 'Tutto' },
      line: {
        en: 'All powers, reverse hexes, Comets, Limbo, Lucre and Moons too',
        it: 'Tutti i Poteri, anche esagoni inversi, Comet, Limbo, Lucre e Lune',
      },
      bots: ['medium', 'medium', 'medium'],
      options: {
        mix: 'all',
        expansion: true,
        kickers: true,
        reinforcements: true,
        extras: true,
        limbo: true,
        hexes: 'dealt',
        moons: 'cheese',
        lucre: true,
      },
    },
  ],
  // §2: external bases, as data/hexes.ts has it; a front brings nothing along.
  goal: () => 5,
  game: () => import('./index.ts'),
  evidence: () => import('./evidence.ts'),
};
