// Time is counted in CPU time of the process: on a machine that does other things too, that is what the work has cost.

/** Microseconds that all threads of this process have worked so far. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? high)) / 2;
}

/** Repeats a pass, at least once, until it has cost so many milliseconds; the microseconds that one pass costs. */
export function costOf(ms: number, pass: () => void): number {
  const before = cpuTime();
  let count = 0;
  do {
    pass();
    count++;
  } while (cpuTime() - before < ms * 1000);
  return (cpuTime() - before) / count;
}

/** A fixed piece of plain JavaScript (numbers, a small array, an object, a short text): it tells machines apart. */
export function calibration(): number {
  const cells = new Array<number>(256).fill(0);
  const ship = { dot: 0, name: '', coins: 0 };
  let word = 0x9e3779b9;
  for (let i = 0; i < 100_000; i++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    const at = word & 255;
    cells[at] = ((cells[at] ?? 0) + i) | 0;
    ship.dot = at;
    ship.coins += (cells[255 - at] ?? 0) & 7;
    if ((i & 63) === 0) ship.name = `ship ${at}`;
  }
  return ship.coins + ship.name.length;
}
