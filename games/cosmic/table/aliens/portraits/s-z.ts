// Portraits from Schizoid to Zombie.

import type { Portrait } from './portrait.ts';

export const sToZ = {
  schizoid: [
    ['wide', 'shoulders', 'half', 'none', 'none'],
    [185, 'bright', 300],
    'w*o34 46 10|ko36 47 5|k*o66 46 10|wo66 46 4|K3M22 62Q34 72 46 62|K3M54 70Q66 60 78 70|W3M50 26L44 36L55 44L45 54L55 62L46 70L50 80',
    'b*M24 32Q16 16 26 6Q30 18 40 26z|a*M76 32L90 8L62 26z',
  ],
  seeker: [
    ['egg', 'scarf', 'freckles', 'dots', 'small'],
    [140, 'pale', 30],
    'w*o64 46 15|Y4o64 46 15|aM64 37a9 9 0 1 1 0 18a9 9 0 1 1 0-18z|ko64 46 5|wo60 42 2.5|Y5M75 57L92 76',
    'A3.5M10 36Q10 26 18 26T25 34Q25 40 17 42V46|ao17 53 2.5',
  ],
  serpent: [
    ['cobra', 'none', 'belly', 'slit', 'none'],
    [104, 'deep', 48],
    'R2.5M50 62V76M50 76L44 84M50 76L56 84|k=o46 54 1.8|r*o84 84 11|G3M84 74Q86 66 92 66|wo80 80 3|D2=M24 40Q30 54 36 64',
    '',
  ],
  silencer: [
    ['egg', 'scarf', 'plain', 'sleepy', 'zip'],
    [262, 'pale', 225],
    'b*M64 100V78Q62 72 56 62Q56 54 62 56L74 72Q90 76 88 100z|D2M74 80v10M80 82v10',
    'S3=M14 40L4 34M12 50H0M14 60L4 66|R3M0 28L14 70',
  ],
  siren: [
    ['drop', 'none', 'plain', 'lashes', 'kiss'],
    [178, 'pale', 12],
    'w*M40 22L50 12L60 22L56 28H44z|a*o50 22 3|a=o30 66 4 2.5',
    'a*M50 2C90 2 94 50 98 102H74L70 60Q60 30 50 26Q40 30 30 60L26 102H2C6 50 10 2 50 2z|E2=M24 34Q12 66 14 102M34 22Q18 40 22 80|y*M80 18V34Q74 32 72 36T78 42T84 36V22L94 20V30Q88 28 87 33T92 38T98 32V12z',
  ],
  skeptic: [
    ['tall', 'neck', 'plain', 'lids', 'smirk'],
    [128, 'deep', 50],
    'K4M26 38H44|K4M54 30Q64 20 76 28|A4M75 62Q75 52 83 52T90 61Q90 67 82 70V75|ao82 83 3',
    'b*=M30 44L16 36L22 54z',
  ],
  sniveler: [
    ['round', 'shoulders', 'freckles', 'wet', 'wail'],
    [200, 'bright', 48],
    'gM44 58Q42 66 46 70Q48 64 48 58z|w*M28 80Q50 90 72 80L70 98Q50 106 30 98z|w=M24 56Q18 66 23 72Q30 66 27 56z|B3M50 18Q44 6 54 6T54 14',
    'b*=o17 48 6',
  ],
  sorcerer: [
    ['egg', 'collar', 'plain', 'glow', 'beard'],
    [212, 'pale', 258],
    'e*M14 38Q34 34 42 -2Q50 -12 60 6L62 16Q66 32 86 38Q50 26 14 38z|yM48 10l2 5l5 .5l-4 3.5l1 5l-4-3l-4 3l1-5l-4-3.5l5-.5z|y=o36 28 2',
    'Y3.5M4 70Q0 56 12 50M96 70Q100 56 88 50|y=M8 44L18 48L11 55z',
  ],
  spiff: [
    ['round', 'scarf', 'freckles', 'two', 'grin'],
    [20, 'pale', 2],
    'e*M20 42C20 22 34 14 50 14S80 22 80 42Q66 32 50 32T20 42z|s*=o37 25 11 9|a*=o37 25 8 6|w=o35 23 2|K3M46 25h8|e*=M21 40Q16 58 26 70Q30 56 28 38z',
    'W2.5M84 4L96 20M92 2L98 10M4 88L14 76',
  ],
  sting: [
    ['mantis', 'fur', 'stripes', 'four', 'snarl'],
    [46, 'bright', 275],
    'D5M38 74H62|Y8M64 96C94 88 100 52 86 32C78 18 64 14 54 22|K3M71 93L66 88M84 82L77 78M91 66L83 64M91 48L83 50M83 32L77 37M70 22L68 29|k*M58 14L42 28L60 30z',
    'K3=M40 26Q34 12 24 12',
  ],
  subversive: [
    ['lizard', 'collar', 'plain', 'side', 'none'],
    [112, 'grey', 30],
    'e*M26 34Q28 8 42 12Q50 16 58 12Q72 8 74 34z|e*M8 35Q50 24 92 35Q88 42 50 36Q12 42 8 35z|kM28 28Q50 22 72 28L73 33Q50 27 27 33z|w*M10 60L50 66L90 60V98L50 104L10 98z|K2M18 70L44 74M18 78L44 82M56 74L82 70M56 82L82 78M18 86L44 90M56 90L82 86|K2M50 66V104',
    '',
  ],
  symbiote: [
    ['cloud', 'arms', 'bubbles', 'many', 'smile'],
    [300, 'pale', 105],
    'a*o50 22 9|k=o47 21 1.8|a*=o20 44 8|k=o18 43 1.5|k=o23 43 1.5|a*=o26 70 8|k=o24 69 1.5|k=o29 69 1.5',
    'a*=o10 22 6|a*=o92 86 6|k=o9 21 1.5',
  ],
  terrorist: [
    ['tall', 'shoulders', 'plain', 'none', 'none'],
    [0, 'dark', 24],
    'w*M32 38H68V54H32z|k=o42 46 4|K2.5=M36 42L45 44|w*M40 66H60V72H40z|K2M46 66v6M54 66v6|k*o70 78 14|s*M66 62h9v6h-9z|Y2.5M70 62Q72 52 82 54|r*o84 53 5|yo84 53 2.5|wo65 74 3|W1.5o70 78 14.5',
    '',
  ],
  trader: [
    ['round', 'robe', 'plain', 'side', 'moustache'],
    [28, 'deep', 178],
    'r*M30 26L34 2H66L70 26Q50 18 30 26z|Y2M62 6Q76 8 76 22|y*o76 24 3|Y3o17 62 5|w*M12 72L27 68L32 88L17 92z|w*M73 68L88 72L83 92L68 88z|ro22 80 3|ko78 80 3|W3M38 88H62M57 83L62 88L57 93M43 83L38 88L43 93',
    'b*=o19 50 6',
  ],
  vacuum: [
    ['cloud', 'none', 'plain', 'up', 'none'],
    [218, 'pale', 192],
    's*M43 56H57L78 78Q50 94 22 78z|k*o50 79 28 9|S2o50 80 19 5|S2o50 81 9 2|K2M45 62Q50 64 55 62M38 69Q50 73 62 69',
    'A2.5=M4 100Q8 86 18 84M2 80Q10 74 16 78|w=o8 66 2|w=o6 92 1.5',
  ],
  vampire: [
    ['dome', 'collar', 'plain', 'slit', 'fangs'],
    [250, 'pale', 352],
    'k*M18 38C14 14 32 6 50 8S86 14 82 38Q74 22 62 24L50 38L38 24Q26 22 18 38z|K3=M26 38L44 42',
    'b*=M20 46L6 24L28 32z|k=M10 100L4 60L20 78z',
  ],
  virus: [
    ['round', 'none', 'bubbles', 'slit', 'snarl'],
    [84, 'bright', 348],
    '',
    'A4M50 20V4M50 76V94M22 48H4M78 48H96M30 28L18 16M70 28L82 16M30 68L18 82M70 68L82 82M38 22L32 6M62 22L68 6M24 36L8 30M76 36L92 30|a*o50 4 4|a*o50 94 4|a*o4 48 4|a*o96 48 4|a*=o18 16 4|a*=o18 82 4|b*=o12 68 6|b*=o36 91 5|k=o12 68 2|k=o36 91 1.6',
  ],
  visionary: [
    ['dome', 'robe', 'stars', 'none', 'small'],
    [232, 'deep', 45],
    'y*M26 36H46V56H26zM54 36H74V56H54z|s*o36 56 13 9|s*o64 56 13 9|a*o36 57 9 6|a*o64 57 9 6|w=o33 55 2.5|K3M46 44h8',
    'Y2M50 10V-2M34 14L28 2M66 14L72 2M20 26L10 18M80 26L90 18',
  ],
  void: [
    ['round', 'none', 'stars', 'glow', 'none'],
    [255, 'dark', 24],
    'ko50 48 27|wo34 34 1.2|wo62 28 1.5|wo68 62 1.2|a=o40 46 5|y=o40 46 2.5|A5M6 62C10 78 90 66 96 38|Y2.5M8 58C20 72 84 60 94 40',
    'A5M6 62C2 48 30 36 50 34C76 28 98 28 96 38',
  ],
  vulch: [
    ['beak', 'fur', 'plain', 'angry', 'none'],
    [352, 'pale', 32],
    'y*M36 46Q50 40 64 46Q66 60 54 66Q58 74 50 80Q42 70 40 62Q34 56 36 46z|K2M44 52v3M56 52v3|w*=o30 84 12 8|w*o50 88 14 9',
    'd*M44 16Q40 4 46 -2Q50 6 54 -2Q60 4 56 16z',
  ],
  warpish: [
    ['blob', 'none', 'rings', 'none', 'wavy'],
    [270, 'bright', 190],
    'W4M50 44c4-3 9 1 7 7s-13 7-16 0s4-19 15-16s15 17 8 25|ko50 46 4|w=o22 60 2.5|w=o28 30 2',
    'A4M46 92C18 90 4 66 8 44C10 34 14 26 20 20M54 6C82 8 96 32 92 54C90 64 86 72 80 78|w=o16 14 3|w=o12 80 2.5',
  ],
  warrior: [
    ['jaw', 'armour', 'cracks', 'angry', 'flat'],
    [20, 'bright', 220],
    's*M22 46C20 20 34 12 50 12S80 20 78 46L80 72L68 66L66 44L56 42L54 56H46L44 42L34 44L32 66L20 72z|K2M50 14V40',
    'r*M20 22Q22 -4 50 -4T80 22Q66 8 50 8T20 22z|R3=M26 20L22 8M38 12L36 0|R3M50 10V-4',
  ],
  will: [
    ['skull', 'collar', 'plain', 'up', 'flat'],
    [350, 'deep', 42],
    'w*o50 24 10|rM50 14L53.5 24L50 34L46.5 24z|K1.5M40 24h3M57 24h3|K4=M26 36L44 38',
    'a*M50 -4L58 10L72 0L74 16L90 14L84 28L98 36L84 42H16L2 36L16 28L10 14L26 16L28 0L42 10z',
  ],
  witch: [
    ['egg', 'robe', 'warts', 'sleepy', 'smirk'],
    [92, 'bright', 282],
    'k*M8 36Q30 30 38 10Q44 -8 70 2Q58 4 60 12Q64 30 92 36Q50 24 8 36z|aM33 22Q50 16 62 21L65 27Q50 22 30 28z|b*M48 46Q38 62 54 64Q58 58 54 46z|go58 56 2.5|K1.5M58 54l2-3',
    'k*=M30 30Q14 50 20 88Q30 60 34 40z|A3M92 100L98 60',
  ],
  worm: [
    ['worm', 'none', 'bands', 'dots', 'smile'],
    [12, 'bright', 96],
    'e*M6 104Q8 84 22 86Q34 78 48 84Q62 78 74 85Q92 84 96 104z|yo18 94 2|yo78 95 2.5|yo48 92 2',
    'L3M80 24Q92 24 92 36|lM86 34L98 34L92 44z',
  ],
  wrack: [
    ['skull', 'armour', 'metal', 'none', 'grille'],
    [30, 'grey', 355],
    'k*=M28 40H46V52H28z|r=o37 46 3.5|S3M50 14V40|s=o30 24 2.5|so50 24 2.5',
    's*M50 -4L56 10L68 0L70 14L84 8L82 22L98 24L88 36L100 46L88 54L98 68L82 70H18L2 68L12 54L0 46L12 36L2 24L18 22L16 8L30 14L32 0L44 10z',
  ],
  wraith: [
    ['ghost', 'none', 'plain', 'none', 'none'],
    [196, 'dark', 168],
    'k*M50 18C70 20 74 44 68 62C60 70 40 70 32 62C26 44 30 20 50 18z|a=M34 42L47 46L44 52L36 50z|w=o40 47 2|A2M40 60q3-3 5 0t5 0t5 0t5 0',
    'A3M8 96Q14 78 6 66Q0 52 10 40M92 96Q86 78 94 66Q100 52 90 40',
  ],
  zombie: [
    ['jaw', 'neck', 'veins', 'none', 'teeth'],
    [100, 'grey', 350],
    'w*o36 46 11|ko39 49 3|K4M57 40L71 53M71 40L57 53|K2M62 22L78 34M63 28L67 22M68 32L72 26M73 35L77 29|wM22 30Q34 22 52 20L54 28Q38 28 24 38z|S1.5M30 26l2 7M40 22l2 7',
    'd*=o18 50 6 8',
  ],
} as const satisfies Readonly<Record<string, Portrait>>;
