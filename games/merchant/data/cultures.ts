// The fourteen cultures (§2.4): goods are bought by the cultures of the next three numbers, 1 after 10 (§2.51).

/** [id, number, science, IOU, goods markers, cost, payoff, factory goods cost, payoff, Factory deed] */
export const CULTURES = [
  ['1a', 1, 'bioengineering', 80, 5, 80, 140, 60, 160, 100],
  ['1b', 1, 'metaphysics', 120, 6, 140, 220, 120, 240, 200],
  ['2', 2, 'primitive', 90, 6, 30, 80, 100, 200, 200],
  ['3', 3, 'bioengineering', 80, 6, 20, 60, 80, 180, 200],
  ['4a', 4, 'industry', 60, 6, 10, 50, 120, 200, 200],
  ['4b', 4, 'technology', 90, 5, 120, 200, 60, 160, 100],
  ['5', 5, 'primitive', 90, 6, 50, 110, 80, 150, 100],
  ['6', 6, 'technology', 100, 6, 50, 100, 100, 200, 200],
  ['7a', 7, 'industry', 100, 5, 40, 90, 140, 220, 200],
  ['7b', 7, 'technology', 100, 4, 200, 300, 100, 200, 100],
  ['8', 8, 'industry', 80, 4, 110, 180, 80, 160, 100],
  ['9a', 9, 'bioengineering', 90, 6, 60, 120, 160, 240, 200],
  ['9b', 9, 'primitive', 90, 5, 90, 160, 80, 160, 100],
  ['10', 10, 'metaphysics', 120, 4, 160, 250, 120, 250, 200],
] as const;

/** Own species: the culture each merchant comes from (§3.3), and the colour of the pawn. */
export const MERCHANTS = [
  ['nik', '3', 'green'],
  ['dell', '4a', 'yellow'],
  ['human', '4b', 'blue'],
  ['eeep', '7b', 'white'],
  ['whynom', '8', 'black'],
  ['qossuth', '10', 'red'],
] as const;
