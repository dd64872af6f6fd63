// The Italian words of InterSpace: what each thing is called, and what it is never called. A test holds every Italian text of
// the game to it. Terms, and whether an abbreviation is a he or a she, are those of the Italian supplement.

import type { Entry } from '../../../glossary.ts';

export const TERMS: readonly Entry[] = [
  { means: 'colonizer', say: 'la col', never: [/\b(?:un|il|i|tuo|tuoi) col\b/i] },
  { means: 'attack boat', say: 'la AB', never: [/\b(?:un|il|gli|i|degli|dei|agli|tuoi) AB\b/i] },
  { means: 'battleship', say: 'la BB', never: [/\b(?:un|il|i|dei|ai|tuoi) BB\b/i] },
  { means: 'cruiser', say: 'il CA', never: [/\b(?:una|la|le|della|delle|alla|tua|tue) (?:due |tre )?CA\b/] },
  { means: 'scout', say: 'lo sct', never: [/’sct\b/i, /\b(?:un|il|al|del) sct\b/i] },
  { means: 'warship', say: 'nave militare', never: [/\bnav[ei] da guerra\b/i] },
  { means: 'first and second fire', say: 'primo, secondo fuoco', never: [/\b(?:first|second) fire\b/i] },
  { means: 'technology', say: 'Tec', never: [/\bTech\b/] },
  { means: 'relic', say: 'reliquia', never: [/\brepert[oi]\b/i] },
  { means: 'raiders', say: 'guerriglieri', never: [/\bpredon[ei]\b/i] },
];
