// Portraits from Empath to Loser.

import type { Portrait } from './portrait.ts';

export const eToL = {
  empath: [
    ['heart', 'robe', 'plain', 'wet', 'small'],
    [340, 'bright', 355],
    'l=o26 58 5 3|W2M70 26Q77 30 76 38',
    'R2=M14 20Q4 30 10 44M6 14Q-6 30 4 50',
  ],
  entrepreneur: [
    ['wide', 'suit', 'belly', 'none', 'grin'],
    [158, 'bright', 46],
    'y*=o36 46 11|K2.5=M40 41Q30 38 32 44Q40 46 40 49Q36 54 31 50M36 37V55|k*M58 72L82 64L84 69L60 77z|r*o84 66 4|W2M86 60Q82 52 88 46T86 32',
    'y*M50 8L54 20H46z',
  ],
  ethic: [
    ['tall', 'robe', 'plain', 'lids', 'frown'],
    [208, 'pale', 58],
    'a*=o33 62 3 4.5|w*M60 70Q74 65 88 70V94H60z|S1.5M65 76h18M65 82h18M65 88h12',
    'Y3.5o50 12 22 6',
  ],
  extortionist: [
    ['jaw', 'suit', 'plain', 'shades', 'smirk'],
    [26, 'deep', 285],
    'e*M26 26Q28 4 42 8Q50 12 58 8Q72 4 74 26z|e*M10 27Q50 16 90 27Q88 34 50 28Q12 34 10 27z|wM28 20Q50 14 72 20L73 25Q50 19 27 25z|K2M70 54L80 66M72 62L79 57|S1.5=M20 86V102M28 83V102',
    '',
  ],
  filch: [
    ['lizard', 'shoulders', 'mask', 'two', 'whiskers'],
    [28, 'grey', 40],
    'a*M66 78Q62 70 72 72Q84 66 84 76Q98 84 94 102H62Q58 86 66 78z|E2.5M70 77Q77 80 84 77',
    'b*=M28 30L16 8L42 22z|k=M27 26L20 14L34 22z',
  ],
  filth: [
    ['pear', 'none', 'drips', 'sleepy', 'tongue'],
    [40, 'deep', 85],
    'w*M58 10L70 4L74 14L62 18z|S2M62 8l6 8|k*o88 24 3.5 2.5|W1.5M86 21q-4-6 1-6M90 21q4-6-1-6|k*o14 36 3 2.2|W1.5M12 34q-4-5 1-5M16 34q3-5-1-5',
    'G2=M20 12Q14 6 20 0M10 16Q4 10 10 4|d*o50 96 48 14',
  ],
  force: [
    ['dome', 'armour', 'plain', 'glow', 'flat'],
    [234, 'deep', 190],
    'w*M50 14L42 30H49L45 42L60 25H52L57 14z',
    'A2.5M8 20L20 30L12 36L26 46M92 20L80 30L88 36L74 46|W2M4 60L14 64L8 70L20 76M96 60L86 64L92 70L80 76',
  ],
  fungus: [
    ['cap', 'none', 'plain', 'dots', 'small'],
    [8, 'bright', 120],
    'w*o50 24 9|w*=o26 34 7|w*=o14 44 4|wo38 14 3|wo64 13 3.5|wM34 55H66Q66 60 50 60T34 55z',
    'd*M84 98V84Q72 84 72 76Q74 68 86 68T100 76Q100 84 92 84V98z|d*M8 98V86Q0 86 0 79Q2 72 10 72T22 79Q22 86 15 86V98z',
  ],
  gambler: [
    ['lizard', 'shoulders', 'scales', 'shades', 'grin'],
    [122, 'deep', 352],
    'a*M18 34Q50 14 82 34L86 42Q50 30 14 42z|w*M62 72L78 67L85 89L69 94z|rM73 73Q80 76 75 86Q67 81 73 73z|w*M16 72L32 68L36 84L20 88z|ko22 75 2|ko30 81 2|ko26 78 2',
    '',
  ],
  ghost: [
    ['ghost', 'none', 'plain', 'none', 'none'],
    [205, 'pale', 250],
    'k=o36 40 7 10|w=o34 36 2.5|k*o50 64 8 11',
    'L3M2 40Q8 34 6 26M98 40Q92 34 94 26M4 70Q10 66 8 58M96 70Q90 66 92 58',
  ],
  gnome: [
    ['round', 'shoulders', 'freckles', 'dots', 'beard'],
    [22, 'pale', 4],
    'r*M18 40Q22 14 56 -8Q62 16 82 40Q50 26 18 40z|l*o50 56 9 8|y*o78 80 9|K2M78 75v10',
    'b*=o18 52 8',
  ],
  gorgon: [
    ['egg', 'robe', 'scales', 'slit', 'fangs'],
    [164, 'deep', 318],
    '',
    'G7=M38 22C40 12 30 14 31 8|G7M50 20C44 14 57 12 50 6|G7=M29 32C20 30 22 20 16 20|G7=M24 46C15 48 16 38 9 39|G7=M25 58C14 58 18 68 9 66|G7=M29 70C20 70 22 80 15 80|g*=o31 7 5|g*o50 5 5.5|g*=o15 20 5|g*=o8 39 5|g*=o8 66 5|g*=o14 81 5|r=o30 6 1.5|ro50 4 1.5|r=o14 19 1.5|r=o7 38 1.5|r=o7 65 1.5',
  ],
  grief: [
    ['drop', 'robe', 'plain', 'closed', 'wail'],
    [222, 'bright', 240],
    'a=M30 56Q26 66 31 72Q37 66 34 56z|a=M30 76Q27 84 31 88Q36 84 33 76z',
    'k*M50 0C84 18 92 60 90 104H10C8 60 16 18 50 0z|S1.5=M30 26Q18 50 20 100',
  ],
  grudge: [
    ['wide', 'fur', 'stripes', 'angry', 'snarl'],
    [292, 'deep', 60],
    's*M24 27C16 27 14 17 22 15C24 5 38 3 44 10C52 2 66 4 68 12C78 10 84 19 78 26z|Y3.5M54 27L47 35H54L49 43|K2.5=M30 84L36 88',
    'b*=M18 44L4 34L12 54z',
  ],
  healer: [
    ['round', 'robe', 'belly', 'lashes', 'smile'],
    [176, 'bright', 150],
    'w*M50 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z|rM47 8h6v6h6v6h-6v6h-6v-6h-6v-6h6z|W4M22 32Q50 14 78 32',
    'l*=o12 54 6 12|S3M30 86Q50 104 66 86',
  ],
  hurtz: [
    ['snout', 'suit', 'freckles', 'two', 'grin'],
    [48, 'bright', 22],
    'y*M66 16L86 9L92 24L74 31z|K3M75 19L84 16M77 24L85 21|Y3.5o20 72 8|Y4.5M26 78L38 90M32 84l4-4',
    'b*=o20 34 8 10|d=o20 34 4 6',
  ],
  industrialist: [
    ['cube', 'armour', 'circuit', 'goggles', 'grille'],
    [18, 'grey', 35],
    '',
    's*M24 24V2H36V24zM44 24V8H56V24zM64 24V2H76V24z|W4M30 0Q24 -4 30 -8|w*o20 4 7 5|w*o80 2 8 5|w*o50 4 7 5|y*M2 40h10l3-6l6 4v24l-6 4l-3-6H2z|y*M98 40h-10l-3-6l-6 4v24l6 4l3-6h10z',
  ],
  insect: [
    ['mantis', 'arms', 'plain', 'facets', 'mandibles'],
    [92, 'bright', 15],
    'l*M50 30L56 46L50 58L44 46z',
    'D3=M42 26C38 10 26 6 18 8M26 6l-6-4|k=o18 8 3',
  ],
  judge: [
    ['jaw', 'robe', 'plain', 'glasses', 'frown'],
    [350, 'pale', 228],
    'e*M62 78L82 66L92 82L72 94zM76 86L84 100H92L84 82z',
    'w*o50 20 30 16|w*=o20 34 10|w*=o16 50 9|w*=o16 65 9|w*=o20 79 8|S1.5=M14 34h12M10 50h12M10 65h12',
  ],
  laser: [
    ['dome', 'armour', 'circuit', 'none', 'flat'],
    [280, 'dark', 350],
    's*M14 36H86L82 54H18z|kM20 40H80L78 50H22z|rM22 43H78V47H22z|R4M50 45H102|W1.5M50 45H102|w*o50 45 5|ro50 45 3',
    'S3M50 12V0|ro50 2 4',
  ],
  lloyd: [
    ['egg', 'suit', 'plain', 'sleepy', 'moustache'],
    [200, 'pale', 330],
    'k*M28 26C28 6 40 2 50 2S72 6 72 26z|k*M16 27Q50 18 84 27Q80 34 50 30Q20 34 16 27z|e*M66 62Q80 46 98 58Q92 58 90 63Q86 59 82 65Q78 61 74 67Q70 62 66 62z|E2.5M83 62L90 92Q92 98 86 98',
    '',
  ],
  loser: [
    ['pear', 'none', 'spots', 'none', 'none'],
    [30, 'bright', 310],
    'K3M36 44Q50 34 64 44|w*=o36 66 8|k=o37 68 4|K2.5=M28 80L44 76|w*M66 6H75V22H86V30H66z|rM69 9H72V25H83V27H69z',
    '',
  ],
} as const satisfies Readonly<Record<string, Portrait>>;
