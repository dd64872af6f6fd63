// The star systems (§1.2): fourteen with a Culture Box, the Galactic Base, and two without inhabitants.

/** [id, kind, where its Culture Box or name stands] */
export const SYSTEMS = [
  ['rogue', 'inhabited', 37, 158],
  ['desert', 'inhabited', 383, 32],
  ['moon', 'inhabited', 971, 162],
  ['biosphere', 'inhabited', 320, 278],
  ['cloud', 'inhabited', 562, 368],
  ['water', 'inhabited', 761, 138],
  ['polluted', 'inhabited', 964, 538],
  ['colony', 'inhabited', 239, 333],
  ['jungle', 'inhabited', 114, 618],
  ['giant', 'inhabited', 565, 540],
  ['multigen', 'inhabited', 818, 666],
  ['ice', 'inhabited', 214, 822],
  ['asteroid', 'inhabited', 405, 885],
  ['war-torn', 'inhabited', 961, 740],
  ['base', 'base', 377, 472],
  ['supernova', 'uninhabited', 678, 74],
  ['supergiant', 'uninhabited', 246, 699],
] as const;
