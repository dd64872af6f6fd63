// How many turns a flight takes: exact for the dice, for so many MP as if each were a step on the way.

const FARTHEST = 200;

/** The odds of each sum of so many dice. */
function sums(dice: number): number[] {
  let odds = [1];
  for (let die = 0; die < dice; die++) {
    const next: number[] = Array.from({ length: odds.length + 6 }, () => 0);
    odds.forEach((chance, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / 6;
    });
    odds = next;
  }
  return odds;
}

/** By dice and sum: the odds. */
export const SUMS = [0, 1, 2, 3, 4].map(sums);

/** What is left of the last roll is lost on landing (§6.2). */
function expected(dice: number): number[] {
  const odds = SUMS[dice] ?? [];
  const turns = [0];
  for (let mp = 1; mp <= FARTHEST; mp++) {
    let more = 0;
    for (let sum = 1; sum < Math.min(mp, odds.length); sum++) more += (odds[sum] ?? 0) * (turns[mp - sum] ?? 0);
    turns.push(1 + more);
  }
  return turns;
}

const TURNS = Array.from({ length: 5 }, (_, dice) => (dice < 1 ? [] : expected(dice)));

/** How much of an average turn so many MP are. */
export const partOfTurn = (dice: number, mp: number): number => Math.min(1, mp / (3.5 * dice));

/** Turns to expect for a flight of so many MP; none for a ship that is there. */
export const turnsFor = (dice: number, mp: number): number =>
  mp <= 0 ? 0 : (TURNS[dice]?.[Math.min(FARTHEST, Math.ceil(mp))] ?? FARTHEST);
