// The Italian words of Merchant of Venus: what is printed, and what it is called; what each thing is called, and what it is
// never called. A test holds every Italian text of the game to both. Terms are those of the Italian rules; they leave worlds,
// goods and ships in English, which read at the table half translated, so these have names of ours, and a card shows what is
// printed beside them. What has no entry keeps its printed name: Spaceports, relics, Telegate, Open Port, Transit Box.

import type { Entry } from '../../../glossary.ts';

/** Printed -> Italian. */
export const NAMES: Readonly<Record<string, string>> = {
  'Trapped Rogue Planet': 'Pianeta Errante',
  'Desert World': 'Mondo Deserto',
  'Inhabited Moon': 'Luna Abitata',
  'Interstellar Biosphere': 'Biosfera Interstellare',
  'Space Station Planet': 'Pianeta Stazione',
  'Water World': 'Mondo d’Acqua',
  'Polluted Planet': 'Pianeta Inquinato',
  'Colony World': 'Mondo Colonia',
  'Jungle World': 'Mondo Giungla',
  'Giant Planet': 'Pianeta Gigante',
  'Multi-Generation Ship': 'Arca Generazionale',
  'Ice Planet': 'Pianeta Gelido',
  'Asteroid System': 'Sistema Asteroidi',
  'War-Torn System': 'Sistema Devastato',
  'Galactic Base': 'Base Galattica',
  'Super Nova': 'Supernova',
  Supergiant: 'Supergigante',

  Humans: 'Umani',

  'Bionic Perfume': 'Profumo Bionico',
  'Voll Silk': 'Seta di Voll',
  'Space Spice': 'Spezia Spaziale',
  'Mulch Wine': 'Vino di Foglie',
  'Finest Dust': 'Polvere Finissima',
  'Rock Videos': 'Video Rock',
  'Melf Pelts': 'Pelli di Melf',
  'Immortal Grease': 'Grasso Immortale',
  'Chicle Liquor': 'Liquore di Chicle',
  Servomechanisms: 'Servomeccanismi',
  'Impossible Furniture': 'Mobili Impossibili',
  'Designer Genes': 'Geni Firmati',
  'Megalith Paperweights': 'Fermacarte Giganti',
  'Psychotic Sculptures': 'Sculture Psicotiche',
  'Guard Plants': 'Piante da Guardia',
  'Canned Traits': 'Indoli in Scatola',
  'Glorious Junk': 'Rottami Gloriosi',
  'Living Toys': 'Giocattoli Vivi',
  'Dribble Glass': 'Vetro Elastico',
  'Primitive Art': 'Arte Primitiva',
  'Pet Monsters': 'Mostri Domestici',
  'Shining Slime': 'Melma Lucente',
  'Custom Hives': 'Alveari su Misura',
  'Pedigree Bolts': 'Bulloni di Razza',
  'Other Shoes': 'Altre Scarpe',
  'Life Constructs': 'Creature Montate',
  'Portable Pipe Organs': 'Organi Portatili',
  'Infinite Puzzles': 'Rompicapi Infiniti',

  Scout: 'Ricognitore',
  Clipper: 'Clipper',
  Transport: 'Trasporto',
  Freighter: 'Cargo',
};

/** What is printed, in Italian where there is a name for it. */
export const inItalian = (printed: readonly string[]): string[] => printed.map((name) => NAMES[name] ?? name);

export const TERMS: readonly Entry[] = [
  { means: 'movement points', say: 'PM', never: [/\bMP\b/] },
  { means: 'marker, counter, piece of cardboard', say: 'pedina', never: [/\bsegnalin/i] },
  { means: 'ship', say: 'astronave', never: [/\bnav[ei]\b/i] },
  { means: 'damaged', say: 'danneggiato', never: [/\bin avaria\b/i, /\bguast[aeio]\b/i] },
  { means: 'to mend', say: 'riparare', never: [/\bla ripara\b/i, /\baggiust/i] },
  {
    means: 'factory goods',
    say: 'Prodotto Industriale',
    never: [/\bprodott[oi]\b(?! industrial)/i, /\bmerc[ei] dell’industria\b/i, /\bmerc[ei] industrial/i],
  },
  { means: 'Factory', say: 'Industria', never: [/\bfabbric/i, /\bfactory\b/i] },
  { means: 'Cloud', say: 'Nube', never: [/\bnub[ei]\b/, /\bNub[ei] di gas\b/i] },
  { means: 'hold', say: 'vano', never: [/\bstiv[ae]\b/i] },
  { means: 'cup', say: 'coppa', never: [/\bbicchier/i] },
  { means: 'deed', say: 'Proprietà', never: [/\bdeeds?\b/i] },
  { means: 'Demand', say: 'Domanda', never: [/\bdemands?\b/i] },
  { means: 'Shield', say: 'Scudo', never: [/\bshields?\b/i] },
  { means: 'drive', say: 'motore', never: [/\bdrives?\b/i] },
  { means: 'Fort', say: 'Forte', never: [/\bforts?\b/i] },
  { means: 'Spaceport', say: 'Spazioporto', never: [/\bspaceports?\b/i, /\bspaziport/i, /\bspazio-port/i] },
  { means: 'Open Spaceport', say: 'Open Port', never: [/\bporto aperto\b/i, /\bporti aperti\b/i] },
  { means: 'Tele Gate', say: 'Telegate', never: [/\btele gates?\b/i, /\bteleport/i] },
  { means: 'relic', say: 'Relic', never: [/\breliqui/i, /\brelics\b/i] },
  { means: 'net worth', say: 'capitale', never: [/\bvalore netto\b/i, /\bpatrimoni/i] },
  { means: 'to jettison', say: 'espellere', never: [/\bgettar?e? (?:fuori|via)\b/i, /\bscaricar?e? fuori/i] },
  { means: 'Navigation Circle', say: 'Circolo', never: [/\bcerchio?\b/i, /\bCircolo (?:Body|Wing)\b/] },
];
