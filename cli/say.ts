// What a command tells: its result on stdout, its progress on stderr.

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function sayJson(value: unknown): void {
  say(JSON.stringify(value, null, 2));
}

/** Columns under each other; numbers to the right. */
export function sayTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const width = head.map((title, i) => Math.max(title.length, ...rows.map((row) => String(row[i] ?? '').length)));
  const line = (cells: readonly (string | number)[], like: readonly (string | number)[]): string =>
    cells
      .map((cell, i) =>
        typeof like[i] === 'number' ? `${cell}`.padStart(width[i] ?? 0) : `${cell}`.padEnd(width[i] ?? 0),
      )
      .join('  ')
      .trimEnd();
  say(line(head, rows[0] ?? head));
  for (const row of rows) say(line(row, row));
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${round(n)} ${n === 1 ? one : many}`;

/** 1234567 -> 1,234,567; 0.12345 -> 0.123. */
export const round = (n: number): string =>
  n.toLocaleString('en', { maximumFractionDigits: n < 10 ? 3 : n < 1000 ? 1 : 0 });

export interface Progress {
  show(done: number, note?: string): void;
  end(): void;
}

/** One moving line on a terminal, a plain line now and then elsewhere. */
export function progress(
  label: string,
  total: number,
  unit: string,
  out: NodeJS.WriteStream = process.stderr,
): Progress {
  const terminal = out.isTTY;
  const pause = terminal ? 100 : 15_000;
  const began = Date.now();
  let last = began;
  let shown = false;
  let before: number | null = null;
  return {
    show(done, note = '') {
      const now = Date.now();
      // What was there at first took no time of this run.
      before ??= done;
      if (now - last < pause) return;
      last = now;
      shown = true;
      const rate = (done - before) / (now - began);
      const left = rate > 0 ? `, about ${timeOf((total - done) / rate)} left` : '';
      const text = `${label}: ${round(done)} of ${round(total)} ${unit}${left}${note === '' ? '' : `, ${note}`}`;
      out.write(terminal ? `\r\u001b[K${text}` : `${text}\n`);
    },
    end() {
      if (terminal && shown) out.write('\r\u001b[K');
    },
  };
}

const timeOf = (ms: number): string => {
  const s = Math.ceil(ms / 1000);
  if (s < 90) return `${s} s`;
  return s < 5400 ? `${Math.round(s / 60)} min` : `${(s / 3600).toFixed(1)} h`;
};
