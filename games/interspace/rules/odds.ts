// What dice promise, worked out exactly: for conquest and bombardment (§8), for the bot and for whoever looks before leaping.

/** By sum: how likely n dice are to show it, each side of a die counting as `worth` says. */
export function sumsOf(dice: number, worth: (die: number) => number = (die) => die): number[] {
  const sides = [1, 2, 3, 4, 5, 6].map(worth);
  let ways = [1];
  for (let n = 0; n < dice; n++) {
    const next = new Array<number>(ways.length + Math.max(...sides)).fill(0);
    for (const [sum, chance] of ways.entries())
      for (const side of sides) next[sum + side] = (next[sum + side] ?? 0) + chance / 6;
    ways = next;
  }
  return ways;
}

/** The chance that n dice together show more than this. */
export const oddsAbove = (dice: number, walls: number): number =>
  sumsOf(dice).reduce((all, chance, sum) => (sum > walls ? all + chance : all), 0);
