// How Cosmic Encounter presents itself, and where its parts are.

import type { Front } from '../front.ts';
import { picture } from './picture.ts';
import { HARD, isPlain, isUsual } from './plain.ts';
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
  picture,
  presets: [
    {
      id: 'first',
      name: { en: 'First encounter', it: 'Primo incontro' },
      line: { en: 'Three bots, the base game, plain powers', it: 'Tre bot, il gioco base, Poteri semplici' },
      bots: ['easy', 'easy', 'easy'],
      options: { barred: HARD },
    },
    {
      id: 'draft',
      name: { en: 'Draft', it: 'Scelta dei Poteri' },
      line: { en: 'Two powers each, keep one', it: 'Due Poteri a testa, ne tieni uno' },
      bots: ['easy', 'easy', 'easy'],
      options: { powers: 'draft', drafting: 'two' },
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
  groups: [
    { name: { en: 'Powers', it: 'Poteri' }, options: ['powers', 'drafting', 'mix', 'barred', 'flares'] },
    {
      name: { en: 'More cards', it: 'Altre carte' },
      options: ['expansion', 'kickers', 'reinforcements', 'extras', 'renewal'],
    },
    { name: { en: 'A stranger space', it: 'Uno spazio più strano' }, options: ['hexes', 'moons', 'limbo', 'lucre'] },
    { name: { en: 'House rules', it: 'Regole della casa' }, options: ['skipping', 'others', 'proposals'] },
  ],
  evening: {
    powers: ['dealt', 'draft', 'draft', 'chosen'],
    drafting: ['two'],
    flares: ['each', 'fixed'],
    expansion: [true, false],
    kickers: [true, false],
    reinforcements: [true, false],
    extras: [false, false, true],
    hexes: ['none', 'none', 'dealt', 'chosen'],
    moons: ['none', 'none', 'quarter', 'half', 'cheese'],
    limbo: [false, false, true],
    lucre: [false, false, true],
    skipping: [false, true],
  },
  // A base more: after a challenge won, by an ally's landing, by a deal.
  scoring: ['log.lands', 'log.occupy', 'log.founds', 'log.crash'],
  // §2: external bases, as data/hexes.ts has it; a front brings nothing along.
  goal: () => 5,
  game(options) {
    if (options === undefined || !isUsual(options)) return import('./index.ts');
    return isPlain(options) ? import('./plain-game.ts') : import('./usual-game.ts');
  },
  rules(options) {
    if (options === undefined || !isUsual(options)) return import('./all-rules.ts');
    return isPlain(options) ? import('./rules.ts') : import('./usual-rules.ts');
  },
  rulebook: {
    en: async () => (await import('./text/en/rules.ts')).rules,
    it: async () => (await import('./text/it/rules.ts')).rules,
  },
  table: () => import('./table/index.tsx'),
  learning: () => import('./learn/index.ts'),
  evidence: () => import('./evidence.ts'),
};
