// Portraits from Amoeba to Dragon.

import type { Portrait } from './portrait.ts';

export const aToD = {
  amoeba: [
    ['blob', 'none', 'bubbles', 'one', 'smile'],
    [128, 'bright', 165],
    '',
    'b*o14 78 9|b*o88 76 7|b*o86 18 6|D2o14 78 3|D2o88 76 2.5',
  ],
  anomaly: [
    ['gem', 'neck', 'half', 'odd', 'wavy'],
    [286, 'bright', 172],
    'W2.5M14 30L34 22M66 90L88 78M78 12L90 22',
    'A3M50 2L96 84H4zM50 18L82 74H18z',
  ],
  'anti-matter': [
    ['egg', 'none', 'half', 'none', 'none'],
    [220, 'dark', 40],
    'wo37 46 8|ko37 46 3.5|k*o63 46 8|wo63 46 3.5|W3M36 66H50|K3M50 66H64|W4M30 28H42|K4M58 28H70M64 22V34',
    'A1.5o50 50 44|A1.5o50 50 38',
  ],
  aristocrat: [
    ['tall', 'ruff', 'plain', 'sleepy', 'small'],
    [18, 'pale', 275],
    'Y2.5o62 45 11|Y1.5M71 52Q78 66 72 84|ko36 62 1.8|E3=M28 34Q36 30 44 34',
    'w*=o26 34 12 11|w*=o22 52 10|w*=o24 68 8|w*o50 14 26 12|S1.5M36 12Q50 20 64 12',
  ],
  assassin: [
    ['hood', 'none', 'plain', 'none', 'none'],
    [250, 'dark', 350],
    'k*M50 26C68 28 72 50 68 72C60 80 40 80 32 72C28 50 32 28 50 26z|r=M34 46L46 51L44 55L35 52z|d*M31 60Q50 68 69 60V76Q50 86 31 76z|s*M82 34L88 72L80 72z|y*M76 72H92V77H76z|k*M81 77h6v14h-6z',
    '',
  ],
  assessor: [
    ['tall', 'suit', 'freckles', 'glasses', 'flat'],
    [60, 'pale', 145],
    'g*M20 34Q50 18 80 34L84 42Q50 32 16 42z|K2M24 36Q50 26 76 36|y*o80 80 9|y*o80 74 9|K2M80 70v8|y*o80 68 9|K2M80 64v8M77 68h6',
    '',
  ],
  aura: [
    ['dome', 'robe', 'plain', 'closed', 'small'],
    [52, 'pale', 198],
    'w*o50 30 4|y=o30 62 3.5',
    'Y2.5o50 46 38|W2o50 46 43|A2o50 46 48|Y3M50 0V8M20 8L25 15M80 8L75 15M2 34L9 37M98 34L91 37',
  ],
  berserker: [
    ['jaw', 'fur', 'veins', 'angry', 'fangs'],
    [6, 'bright', 28],
    's*M24 34C24 16 38 10 50 10S76 16 76 34Q50 26 24 34z|K2M50 10V28|y=o32 28 2|yo50 25 2',
    'w*=M28 26C14 24 8 14 12 2C18 12 26 12 34 16z|e*M20 40L8 50L18 56L10 70L24 70z|e*M80 40L92 50L82 56L90 70L76 70z',
  ],
  boomerang: [
    ['mantis', 'shoulders', 'plain', 'side', 'smirk'],
    [32, 'bright', 205],
    'y*M8 34C26 8 42 4 50 4S74 8 92 34L82 38C70 22 60 18 50 18S30 22 18 38z|E2M20 28Q30 16 40 12M80 28Q70 16 60 12|ro50 11 3',
    'W1.5M6 60Q0 40 8 24M94 60Q100 40 92 24',
  ],
  bully: [
    ['pear', 'shoulders', 'warts', 'angry', 'tusks'],
    [96, 'deep', 30],
    'b*M60 74q0-8 8-8h12q6 0 6 8v12q0 8-10 8h-8q-8 0-8-10z|K2M66 68v11M73 67v12M80 68v11|K2M40 22L46 28M46 22L40 28',
    'd*=M30 30L18 24L24 40z',
  ],
  busybody: [
    ['wide', 'neck', 'freckles', 'stalks', 'tongue'],
    [330, 'bright', 52],
    'e*=o26 60 6 4|w=M8 92l10-10l-2 10z|k=o40 48 2|A3M36 34Q50 26 64 34',
    'b*=o10 40 12 16|d=o10 40 6 10|B5=M32 34C22 24 18 24 14 20|w*=o12 18 8|ko9 18 4|ko91 18 4',
  ],
  butler: [
    ['tall', 'suit', 'plain', 'sleepy', 'moustache'],
    [210, 'grey', 0],
    'k*=M50 84L36 77V92z|ko50 84.5 3.5|s*M56 80Q71 72 86 80V84H56z|y*o71 74 5|k*M30 24Q30 8 50 8Q70 8 70 24Q60 14 50 16Q40 14 30 24z',
    '',
  ],
  calculator: [
    ['cube', 'neck', 'metal', 'screen', 'none'],
    [205, 'grey', 130],
    'k*=o32 66 4|a=o32 66 2.5|y*o44 66 4|r*o56 66 4|w*o32 73 2|w*o44 73 2|w*o56 73 2|w*o68 73 2',
    'S4M50 22V10|y*o50 8 5|s*=M20 40h-8v20h8z',
  ],
  cavalry: [
    ['snout', 'armour', 'belly', 'two', 'nostrils'],
    [24, 'deep', 45],
    'e*M40 4Q50 -4 60 6Q66 22 54 34Q58 18 46 24Q40 14 40 4z|Y3=M34 66Q28 74 22 78|Y3M33 60Q50 66 67 60',
    'b*=M30 22L22 2L42 12z|d*M66 14Q88 26 84 66Q78 56 74 60Q76 40 64 26z',
  ],
  changeling: [
    ['egg', 'shoulders', 'half', 'none', 'none'],
    [150, 'bright', 312],
    'w*o37 46 10|ko38 47 5|y*M54 46Q64 36 76 44Q66 56 54 46z|kM64 40Q67 46 64 52Q61 46 64 40z|K3M36 66Q44 72 50 66|K3M50 66L56 62L60 68L66 62|W2M50 16V28M50 72V82',
    'b*M24 30Q12 22 14 10Q28 10 34 22z|a*M66 20L76 4L80 28z|a*M76 34L92 26L80 44z',
  ],
  chosen: [
    ['drop', 'robe', 'plain', 'up', 'open'],
    [265, 'pale', 48],
    'yM50 18L53 26L61 27L55 32L57 40L50 36L43 40L45 32L39 27L47 26z',
    'yM38 0H62L84 100H16z|wM46 0H54L62 100H38z',
  ],
  chronos: [
    ['round', 'collar', 'plain', 'none', 'flat'],
    [38, 'deep', 188],
    'w*o50 44 21|Y3o50 44 21|K2M50 26v4M50 58v4M32 44h4M64 44h4|K3M50 44V31M50 44L60 50|ko50 44 3',
    'y*M24 2H76V9H24zM24 91H76V98H24z|Y3=M28 9V91',
  ],
  clone: [
    ['tall', 'shoulders', 'belly', 'two', 'smile'],
    [168, 'bright', 260],
    'a*o50 22 4',
    'd*M22 18C35 18 39 28 39 44V66C39 78 32 86 22 86S5 78 5 66V44C5 28 9 18 22 18z|d*M78 18C91 18 95 28 95 44V66C95 78 88 86 78 86S61 78 61 66V44C61 28 65 18 78 18z|k=o18 46 3.5|k=o28 46 3|a*=o22 28 3|K2=M14 64Q20 68 26 64',
  ],
  connoisseur: [
    ['dome', 'suit', 'plain', 'side', 'moustache'],
    [345, 'pale', 320],
    'K2=M28 65Q20 66 22 58|w*M66 58H86Q88 73 78 76V86H83V90H70V86H75V76Q64 73 66 58z|rM68 64H84Q84 72 76 73.5Q68 72 68 64z|E3M56 32Q66 24 76 32',
    '',
  ],
  crystal: [
    ['gem', 'none', 'facets', 'glow', 'none'],
    [190, 'bright', 215],
    'W2M80 14v10M75 19h10M18 76v8M14 80h8',
    'l*M8 100L14 70L26 62L34 100zM66 100L74 62L86 70L92 100z',
  ],
  delegator: [
    ['lizard', 'suit', 'belly', 'two', 'open'],
    [44, 'bright', 12],
    'y*M52 66L86 52V84L54 74z|y*o87 68 4 16|b*=M6 84h16v-5h8v5q4 0 4 6v10H6z',
    'A3=M34 24L22 10M22 10v8M22 10h8|A3M50 20V6M45 11L50 5L55 11',
  ],
  demon: [
    ['flame', 'collar', 'plain', 'slit', 'fangs'],
    [358, 'deep', 20],
    'k*M44 80L50 96L56 80z|K3=M26 40L44 46',
    'k*=M28 30C10 28 4 14 10 0C16 14 30 12 38 22z|r*M84 96Q98 80 90 58L84 64L90 48L98 60L93 60Q100 82 88 100z',
  ],
  deuce: [
    ['cube', 'shoulders', 'plain', 'none', 'none'],
    [0, 'pale', 228],
    'K2M50 22V78|k*o35 40 7|wo37 39 2|r*o65 40 7|wo63 39 2|K3M28 62Q35 68 42 62|R3M58 62Q65 68 72 62',
    'w*M8 40L24 8L46 14L30 50z|w*M92 40L76 8L54 14L70 50z|ro28 16 4|ko72 16 4',
  ],
  dictator: [
    ['jaw', 'armour', 'plain', 'angry', 'moustache'],
    [78, 'deep', 0],
    'e*M18 28C20 8 36 4 50 4S80 8 82 28Q50 18 18 28z|k*M22 30Q50 18 78 30L74 36Q50 28 26 36z|y*M50 8L53 14L59 15L54 19L56 25L50 22L44 25L46 19L41 15L47 14z|r*M14 88h8v10h-8zM26 90h8v10h-8z',
    '',
  ],
  diplomat: [
    ['egg', 'suit', 'belly', 'two', 'smile'],
    [226, 'bright', 200],
    'r*M14 88L30 80L86 100H60z|y*o76 92 5|k*M30 24L34 -2H66L70 24z|k*M20 24Q50 14 80 24L78 30Q50 22 22 30z|aM32 16H68L69 22H31z',
    'w*M78 48q10-8 16-2q-6 2-6 10q-8 8-18 0q8 0 8-8z',
  ],
  disease: [
    ['blob', 'shoulders', 'warts', 'sleepy', 'frown'],
    [72, 'bright', 330],
    'r*o30 34 4|y*o30 34 1.5|r*o68 30 5|y*o68 30 2|r*o74 58 3.5|W4M54 67L84 78|R2M56 67.7L72 73.5|r*o54 67 4',
    'g=o12 20 4|go86 10 3|go92 40 2.5',
  ],
  doppelganger: [
    ['drop', 'neck', 'plain', 'black', 'smirk'],
    [200, 'pale', 280],
    'w*M64 56Q80 50 94 58Q96 84 80 92Q66 84 64 56z|kM70 66q4-3 7 0q-3 4-7 0zM82 66q4-3 7 0q-3 4-7 0z|K2M74 80Q80 84 86 79|Y4M80 92V104',
    'k*M34 4C40 22 60 36 60 54C60 70 48 79 32 79S4 70 4 54C4 36 28 22 34 4z|r=o22 50 3',
  ],
  dragon: [
    ['snout', 'shoulders', 'scales', 'slit', 'nostrils'],
    [146, 'deep', 42],
    'W2M40 66Q30 70 26 62M60 66Q70 70 74 62|w=M42 80l3 8l3-7z|y*o84 86 9|K2M84 81v10|y*o16 90 9|K2M16 85v10',
    'y*=M34 18L18 0L24 26z|g*=M26 36L4 30L14 44L2 56L22 56z|y*M50 2L56 14H44z',
  ],
} as const satisfies Readonly<Record<string, Portrait>>;
