// Portraits from Machine to Reserve.

import type { Portrait } from './portrait.ts';

export const mToR = {
  machine: [
    ['cube', 'armour', 'metal', 'visor', 'teeth'],
    [215, 'grey', 5],
    'y*o50 28 4|s*M22 14H78V22H22z',
    's*=M20 34h-6v-8h-8v40h8v-8h6z|S4=M34 22V6|r*=o34 5 5|y*M0 90L14 84L18 98L10 104z|y*M100 90L86 84L82 98L90 104z',
  ],
  macron: [
    ['huge', 'none', 'belly', 'bead', 'small'],
    [12, 'bright', 205],
    'd=o34 20 7|do50 14 5|K2.5=M37 39L46 41',
    '',
  ],
  magnet: [
    ['shoe', 'none', 'plain', 'two', 'smile'],
    [2, 'bright', 210],
    's*M14 14H40V28H14zM60 14H86V28H60z',
    'A2.5=M27 10V0M18 8L12 0M36 8L42 0',
  ],
  mesmer: [
    ['egg', 'collar', 'plain', 'spiral', 'smirk'],
    [248, 'bright', 300],
    'w*M20 34C18 10 40 2 50 4S82 10 80 34Q66 24 50 26T20 34z|S2M26 28Q44 10 66 8M34 26Q56 14 74 18|e*o50 20 6 8|wo48 17 2|aM50 12Q42 0 50 -6Q58 0 50 12z',
    '',
  ],
  mind: [
    ['dome', 'neck', 'plain', 'two', 'flat'],
    [10, 'pale', 338],
    'a*M18 40C12 20 26 4 50 4S88 20 82 40Q66 34 50 36T18 40z|E2.5M50 4V36M30 12Q38 16 32 24T38 34M24 26Q30 26 30 34M70 12Q62 16 68 24T62 34M76 26Q70 26 70 34M42 10Q46 18 40 22M58 10Q54 18 60 22',
    'W1.5=M10 34Q2 24 8 12M4 40Q-6 24 2 8',
  ],
  mirror: [
    ['tall', 'none', 'plain', 'none', 'none'],
    [198, 'pale', 44],
    'Y5M50 9C66 9 72 22 72 40V62C72 77 62 85 50 85S28 77 28 62V40C28 22 34 9 50 9z|W6M38 66L62 34|W3M38 80L66 44|k=o40 46 3|K2.5M42 60Q50 66 58 60|y*=o30 14 5|y*o50 6 6',
    'y*M45 82H55L58 102H42z',
  ],
  miser: [
    ['pear', 'shoulders', 'warts', 'side', 'flat'],
    [82, 'pale', 350],
    'a*M28 28Q40 -2 78 14Q92 26 90 44Q82 28 70 30Q50 20 28 28z|w*o90 46 6|w*o50 28 24 5|b*M46 48Q40 62 52 62Q56 54 54 48z|y*M68 78h24v20h-24z|Y3.5M73 78v-6a7 7 0 0 1 14 0v6|ko80 86 3|K2.5M80 86v7',
    '',
  ],
  mutant: [
    ['blob', 'arms', 'patches', 'many', 'grin'],
    [32, 'bright', 112],
    'b*M10 70q-4-10 4-12q4 6 8 8v18q-8 2-12-2z|K2M14 62v6',
    'D6M70 24Q80 8 90 14|w*o92 14 7|ko93 15 3.5|b*M20 28L8 14L30 20z',
  ],
  negator: [
    ['round', 'shoulders', 'plain', 'bead', 'flat'],
    [0, 'grey', 358],
    'R9o50 48 28|R9M31 29L69 67',
    'W3=M16 14L6 4M8 24L-2 18',
  ],
  obverse: [
    ['round', 'none', 'rings', 'closed', 'smirk'],
    [42, 'bright', 225],
    'K1.5o50 48 27|a*M50 2L62 16H55V24H45V16H38zM50 98L38 86H45V78H55V86H62z',
    'E3o50 50 46|y*=o8 50 5',
  ],
  oracle: [
    ['hood', 'none', 'plain', 'none', 'none'],
    [258, 'deep', 185],
    'k*M50 22C70 26 72 50 68 72C60 82 40 82 32 72C28 50 30 26 50 22z|l*=o40 56 6 2.5|a*M36 40Q50 26 64 40Q50 54 36 40z|k*o50 40 5|wo48 38 1.8|L2.5M44 70Q50 73 56 70|w*o50 92 14|a*o50 92 11|wo46 88 3',
    'A2M50 4V-2M30 12L26 6M70 12L74 6',
  ],
  pacifist: [
    ['drop', 'robe', 'plain', 'closed', 'smile'],
    [116, 'pale', 210],
    'r*o28 36 6|y*o28 36 2.5|w*o38 26 6|y*o38 26 2.5|a*o50 21 6.5|y*o50 21 2.5|w*o62 26 6|y*o62 26 2.5|r*o72 36 6|y*o72 36 2.5|W2.5o50 89 8|W2.5M50 81V97M50 89L44 95M50 89L56 95',
    '',
  ],
  parasite: [
    ['worm', 'none', 'bands', 'bead', 'none'],
    [318, 'deep', 20],
    'k*o52 50 14 11|r*o52 50 9 7|wM40 46l5 3l-4 3zM64 46l-5 3l4 3zM48 40l3 5l3-5zM48 60l3-5l3 5z',
    'y*M2 100Q6 74 28 70H76Q94 74 98 100z|k=o12 88 4|w=o10.5 86 1.5',
  ],
  pavlov: [
    ['jaw', 'shoulders', 'patches', 'up', 'muzzle'],
    [30, 'pale', 190],
    'r*M46 78h9v11a4.5 4.5 0 0 1-9 0z|k*o78 91 4|y*M64 90Q67 74 78 72Q89 74 92 90z|y*o78 70 3',
    'd*=M30 22C14 14 4 30 10 56C20 60 26 48 30 38z',
  ],
  pentaform: [
    ['star', 'none', 'plain', 'dots', 'smile'],
    [46, 'bright', 262],
    'r*o50 17 4.5|g*o82 41 4.5|a*o70 80 4.5|w*o30 80 4.5|s*o18 41 4.5',
    'A2o50 50 44',
  ],
  phantom: [
    ['cloud', 'collar', 'plain', 'two', 'flat'],
    [242, 'dark', 210],
    'w*M50 28Q70 26 76 36V56Q66 66 54 54L50 46z|k*o64 46 6|L2M20 70Q26 78 20 84',
    'w=o14 30 5|w=o28 16 5|wo50 11 5|A2=o14 30 7|A2=o28 16 7|A2o50 11 7',
  ],
  philanthropist: [
    ['pear', 'scarf', 'belly', 'lashes', 'grin'],
    [14, 'bright', 355],
    'w*M60 72H94V100H60z|rM60 81H94V88H60zM73 72H81V100H73z|r*M77 72Q66 58 62 66Q64 72 77 72zM77 72Q88 58 92 66Q90 72 77 72z',
    'y*=o18 62 7',
  ],
  pirate: [
    ['jaw', 'scarf', 'belly', 'none', 'teeth'],
    [196, 'deep', 0],
    'w*o36 46 8|ko38 47 4|k*o64 46 10 9|K3M24 30L76 54|k*M8 28Q26 24 34 6Q50 -6 66 6Q74 24 92 28Q70 36 50 32T8 28z|wo50 14 6|wM44 22L56 27M56 22L44 27|W2.5M43 21L57 28M57 21L43 28|k=o48 14 1.5',
    'y*o16 60 6|N3o16 60 3',
  ],
  plant: [
    ['round', 'none', 'petals', 'dots', 'smile'],
    [50, 'bright', 330],
    'G2.5M50 84Q48 92 50 102',
    'a*o50 12 15 13|a*=o22 24 15 13|a*=o12 50 13 15|a*=o24 74 15 13|g*=M50 98Q30 78 8 92Q28 106 50 98z',
  ],
  prolong: [
    ['neck', 'shoulders', 'bands', 'two', 'small'],
    [150, 'deep', 35],
    '',
    'Y3.5M14 60A22 22 0 0 1 26 24M86 40A22 22 0 0 1 74 76|yM22 16L34 22L24 32zM78 84L66 78L76 68z',
  ],
  prophet: [
    ['tall', 'robe', 'plain', 'glow', 'beard'],
    [30, 'deep', 275],
    'W3=M28 32Q36 28 44 33',
    'YM50 50L0 10M50 50L100 10M50 50V-4M50 50L24 -2M50 50L76 -2|Y5M90 100V34|y*o90 28 8|a*o90 28 4',
  ],
  queue: [
    ['round', 'none', 'plain', 'bead', 'small'],
    [172, 'deep', 45],
    'w*M32 70H68V88H32z|R3M40 76L43 74V84M50 76Q56 72 56 77L50 84H57',
    'd*o92 18 9|d*o78 24 14|ko76 22 2|ko83 22 2|a*M62 44L96 36V60L68 64z|d*M0 104Q6 86 20 86H80Q94 86 100 104z',
  ],
  reincarnator: [
    ['egg', 'none', 'cracks', 'wet', 'smile'],
    [40, 'pale', 15],
    'w*M20 62L30 54L40 62L50 54L60 62L70 54L80 62Q78 84 50 84T20 62z|y*M50 64L54 70L50 76L46 70z',
    'a*M50 30C34 20 34 2 50 -6C66 2 66 20 50 30z|a*=M36 34C16 30 6 16 8 0C26 2 38 16 40 28z|y=M30 26C20 20 14 12 14 6C24 10 30 18 34 24z|yM50 24C44 16 46 6 50 2C54 6 56 16 50 24z|A3=M20 70Q4 76 2 94',
  ],
  reserve: [
    ['pear', 'fur', 'belly', 'dots', 'whiskers'],
    [34, 'bright', 205],
    'w*=M42 66h8v9h-8z|w*M64 80L78 76L84 98L70 102z|w*M76 80L90 80V102H76z|R2.5M83 86v10M78 91h10',
    'b*=o30 20 9|r=o30 20 4',
  ],
} as const satisfies Readonly<Record<string, Portrait>>;
