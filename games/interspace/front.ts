// How InterSpace presents itself, and where its parts are.

import type { Front } from '../front.ts';
import { picture } from './picture.ts';
import type { Table } from './rules/table.ts';

export const front: Front<Table> = {
  id: 'interspace',
  name: { en: 'InterSpace', it: 'InterSpace' },
  line: {
    en: 'Send scouts into the unknown, and hold what they find against neighbours you have yet to meet.',
    it: 'Manda gli scout nell’ignoto e difendi ciò che trovano da vicini che devi ancora incontrare.',
  },
  facts: [
    { en: 'A map that grows', it: 'Una mappa che cresce' },
    { en: 'The base rules are partly reconstructed', it: 'Le regole base sono in parte ricostruite' },
  ],
  seats: { min: 2, max: 6 },
  minutes: [60, 120],
  picture,
  presets: [
    {
      id: 'first',
      name: { en: 'First voyage', it: 'Primo viaggio' },
      line: { en: 'Two bots, the Standard rules', it: 'Due bot, le regole Standard' },
      bots: ['easy', 'easy'],
      options: {},
    },
    {
      id: 'supplement',
      name: { en: 'With the supplement', it: 'Con il supplemento' },
      line: {
        en: 'Objectives, breakthroughs, encounters and free agents',
        it: 'Obiettivi, scoperte, incontri e agenti liberi',
      },
      bots: ['medium', 'medium', 'medium'],
      options: { objectives: true, breakthroughs: true, colonization: true, encounters: true },
    },
    {
      id: 'basic',
      name: { en: 'Basic', it: 'Base' },
      line: { en: 'Two bots, fewer rules, an hour', it: 'Due bot, meno regole, un’ora' },
      bots: ['medium', 'medium'],
      options: { basic: true },
    },
  ],
  groups: [
    {
      name: { en: 'The game', it: 'Il gioco' },
      options: ['basic', 'objectives', 'breakthroughs', 'drives', 'colonization', 'encounters', 'turns'],
    },
    {
      name: { en: 'The map', it: 'La mappa' },
      options: ['limits', 'ring', 'space', 'finds', 'regions', 'terrain', 'homes'],
    },
    {
      name: { en: 'Where the rules are reconstructed', it: 'Dove le regole sono ricostruite' },
      options: ['support', 'homeInd', 'levels', 'cruiser', 'bombs', 'zones', 'goodsCap'],
    },
  ],
  score: { en: '# VP', it: '# PV' },
  scoring: ['log.conquer', 'log.colony', 'log.ind', 'log.bombard', 'log.wither'],
  rounds: 'log.round',
  // §11.2: points, as data/numbers.ts has it; a front brings nothing along.
  goal: () => 50,
  game: () => import('./index.ts'),
  rules: () => import('./rules.ts'),
  rulebook: {
    en: async () => (await import('./text/en/rules.ts')).rules,
    it: async () => (await import('./text/it/rules.ts')).rules,
  },
  table: () => import('./table/index.tsx'),
  evidence: () => import('./evidence.ts'),
  learning: () => import('./learn/index.ts'),
};
