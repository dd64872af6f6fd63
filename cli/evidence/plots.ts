// Plots of measurements, as SVG that reads on light and dark paper.

/** A point of a curve: where, how much, and between what it lies 95 times in 100. */
export interface Point {
  readonly at: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [640, 300, 56, 36, 44];
const INK = '#7a8599';
const BRASS = '#b8862f';

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`;
const line = (x1: number, y1: number, x2: number, y2: number, more = ''): string =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" ${more}/>`;

function paper(title: string, height: number, marks: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="sans-serif" font-size="13" fill="${INK}">`,
    `<title>${title}</title>`,
    text(LEFT, 20, title, 'font-size="15"'),
    ...marks,
    '</svg>',
    '',
  ].join('\n');
}

/** How the part of games won grows with the iterations, each twice as far to the right as half of it. */
export function curve(title: string, points: readonly Point[]): string {
  const far = points.map(({ at }) => Math.log2(at));
  const [first, last] = [Math.min(...far), Math.max(...far)];
  const x = (at: number): number =>
    LEFT + 30 + ((Math.log2(at) - first) / Math.max(1, last - first)) * (WIDTH - LEFT - 70);
  const y = (rate: number): number => TOP + (1 - rate) * (HEIGHT - TOP - BOTTOM);
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((rate) => [
    line(LEFT, y(rate), WIDTH - 20, y(rate), `stroke="${INK}" stroke-opacity="0.3"`),
    text(LEFT - 8, y(rate) + 4, `${100 * rate} %`, 'text-anchor="end"'),
  ]);
  const way = points.map(({ at, rate }) => `${x(at).toFixed(1)},${y(rate).toFixed(1)}`).join(' ');
  return paper(title, HEIGHT, [
    ...grid,
    `<polyline points="${way}" fill="none" stroke="${BRASS}" stroke-width="2"/>`,
    ...points.flatMap(({ at, rate, low, high }) => [
      line(x(at), y(low), x(at), y(high), `stroke="${BRASS}" stroke-opacity="0.6"`),
      `<circle cx="${x(at).toFixed(1)}" cy="${y(rate).toFixed(1)}" r="4" fill="${BRASS}"/>`,
      text(x(at), HEIGHT - BOTTOM + 18, String(at), 'text-anchor="middle"'),
    ]),
    text(WIDTH - 20, HEIGHT - 8, 'iterations', 'text-anchor="end"'),
  ]);
}

const ROW = 110;
const STEP = 2;
/** Games that took longer stand with those that took so many turns. */
const LONGEST = 80;

/** How many games took how many turns, a row for each name. */
export function spreads(title: string, rows: readonly { name: string; turns: readonly number[] }[]): string {
  const binOf = (turns: number): number => Math.floor(Math.min(LONGEST, turns) / STEP);
  const all = rows.flatMap(({ turns }) => turns.map(binOf));
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const wide = (WIDTH - LEFT - 30) / (last - first + 1);
  const marks = rows.flatMap(({ name, turns }, row) => {
    const floor = TOP + (row + 1) * ROW - 24;
    const bins = Array.from({ length: last - first + 1 }, (_, bin) => {
      return turns.filter((each) => binOf(each) === first + bin).length;
    });
    const tall = (ROW - 50) / Math.max(1, ...bins);
    const mean = turns.reduce((sum, each) => sum + each, 0) / turns.length;
    const at = LEFT + (Math.min(LONGEST, mean) / STEP - first) * wide;
    return [
      ...bins.map((count, bin) => {
        const size = `width="${(wide - 2).toFixed(1)}" height="${(count * tall).toFixed(1)}"`;
        return `<rect x="${(LEFT + bin * wide).toFixed(1)}" y="${(floor - count * tall).toFixed(1)}" ${size} fill="${BRASS}"/>`;
      }),
      line(LEFT, floor, WIDTH - 30, floor, `stroke="${INK}"`),
      line(at, floor - ROW + 44, at, floor, `stroke="${INK}" stroke-dasharray="4 3"`),
      text(LEFT, floor - ROW + 42, `${name}: ${mean.toFixed(1)} turns on average of ${turns.length} games`),
    ];
  });
  const scale = Array.from({ length: last - first + 1 }, (_, bin) => first + bin)
    .filter((bin) => (bin * STEP) % 10 === 0)
    .map((bin) => text(LEFT + (bin - first) * wide, TOP + rows.length * ROW - 6, String(bin * STEP)));
  return paper(title, TOP + rows.length * ROW + 8, [...marks, ...scale]);
}

/** A quantity as it went on, in minutes. */
interface Line {
  readonly name: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

const DASHES = ['', 'stroke-dasharray="6 3"', 'stroke-dasharray="2 3"', 'stroke-dasharray="8 3 2 3"'];

/** Lines over time from zero up, each with its name at its end. */
export function overTime(title: string, lines: readonly Line[]): string {
  const all = lines.flatMap(({ points }) => points);
  const last = Math.max(1, ...all.map(({ at }) => at));
  const step = stepFor(Math.max(1, ...all.map(({ value }) => value)));
  const most = step * Math.ceil(Math.max(1, ...all.map(({ value }) => value)) / step);
  const x = (at: number): number => LEFT + (at / last) * (WIDTH - LEFT - 130);
  const y = (value: number): number => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM);
  const grid = Array.from({ length: most / step + 1 }, (_, n) => n * step).flatMap((value) => [
    line(LEFT, y(value), x(last), y(value), `stroke="${INK}" stroke-opacity="0.3"`),
    text(LEFT - 8, y(value) + 4, String(value), 'text-anchor="end"'),
  ]);
  const wide = stepFor(last);
  const scale = Array.from({ length: Math.floor(last / wide) + 1 }, (_, n) =>
    text(x(n * wide), HEIGHT - BOTTOM + 18, String(Math.round(n * wide * 10) / 10), 'text-anchor="middle"'),
  );
  return paper(title, HEIGHT, [
    ...grid,
    ...scale,
    ...lines.flatMap(({ name, points }, n) => [
      `<polyline points="${points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}" fill="none" stroke="${BRASS}" stroke-width="2" ${DASHES[n % DASHES.length] ?? ''}/>`,
      text(x(last) + 8, y(points.at(-1)?.value ?? 0) + 4 + (lines.length > 2 ? n * 14 - 14 : 0), name),
    ]),
    text(x(last), HEIGHT - 8, 'minutes', 'text-anchor="end"'),
  ]);
}

/** A round step that makes four to ten of them. */
function stepFor(most: number): number {
  const ten = 10 ** Math.floor(Math.log10(most / 4));
  return [1, 2, 5, 10].map((times) => times * ten).find((each) => most / each <= 10) ?? 10 * ten;
}
