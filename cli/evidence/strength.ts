// The page about how strong the bots of a game are, made from docs/evidence/arena-<id>.json. No figure is typed by hand.

import type { ArenaPlan, ArenaSection, Curve, Match } from '@orrery/games/evidence';
import type { Summary } from './arena.ts';
import type { Evidence } from './gather.ts';
import { curve, type Point, spreads } from './plots.ts';

export interface Measured {
  readonly id: string;
  readonly name: string;
  readonly plan: ArenaPlan;
}

export function strengthPage(of: Measured, evidence: Evidence): string {
  const { command, commit, machine, ended, result } = evidence;
  return [
    '# Strength',
    '',
    `<!-- Made by \`npm run evidence -- arena-${of.id}\` from docs/evidence/arena-${of.id}.json; do not edit. -->`,
    '',
    `How strong the bots of ${of.name} are. Played until ${ended.slice(0, 10)} at commit ${commit.slice(0, 12)} with`,
    `\`${command}\` on ${String(machine['cores'])} cores (${String(machine['cpu'])}). Every deal is played once for each rotation of the`,
    'seats, with the same dice. The interval holds the true rate 95 times in 100. `hard` thinks by iterations, so the same',
    'command gives the same games again.',
    '',
    ...of.plan.page.sections.flatMap((section) => [`## ${section.title}`, '', ...sectionLines(of, section, result)]),
  ].join('\n');
}

/** By file name in docs/pictures/. */
export function strengthPictures({ matches, page }: ArenaPlan): Readonly<Record<string, (of: Evidence) => string>> {
  const pictures = page.sections.flatMap((section): [string, (of: Evidence) => string][] => {
    if (section.kind === 'curves')
      return section.curves.map((each) => [
        each.file,
        ({ result }) => curve(`Games won by ${each.name}`, pointsOf(each, matches, result)),
      ]);
    if (section.kind !== 'turns') return [];
    const rows = Object.entries(section.rows);
    const turnsOf = (result: Results, match: string) => summaryOf(result, match)?.wonIn ?? [];
    return [
      [
        section.file,
        ({ result }) =>
          spreads(
            section.caption,
            rows.map(([name, match]) => ({ name, turns: turnsOf(result, match) })),
          ),
      ],
    ];
  });
  return Object.fromEntries(pictures);
}

type Results = Evidence['result'];

const summaryOf = (result: Results, match: string): Summary | undefined =>
  result[match] as unknown as Summary | undefined;

function sectionLines({ id, plan }: Measured, section: ArenaSection, result: Results): string[] {
  const { unit } = plan.page;
  if (section.kind === 'matches')
    return [
      ...section.words.slice(0, -1),
      `${section.words.at(-1) ?? ''} Every row is what \`orrery arena\` gives for its bots; that of ${section.again}:`,
      '',
      ...commandOf(id, plan, section.again),
      '',
      ...matchTable(unit, section.matches, result),
      '',
    ];
  if (section.kind === 'seats') return [...section.words, '', ...seatTable(plan, section.matches, result), ''];
  if (section.kind === 'curves')
    return section.curves.flatMap((each) => [
      `![Games won by ${each.name}, by iterations](pictures/${each.file})`,
      '',
      ...matchTable(unit, each.matches, result),
      '',
      fallOf(pointsOf(each, plan.matches, result)),
      '',
    ]);
  if (section.kind === 'turns') return [`![${section.caption}](pictures/${section.file})`, ''];
  return [
    ...section.words,
    '',
    `| ${[section.corner, ...section.columns].join(' | ')} |`,
    `|---|${section.columns.map(() => '---:|').join('')}`,
    ...Object.entries(section.rows).map(([name, matches]) => {
      const cells = matches.map((match) => {
        const [line] = summaryOf(result, match)?.lines ?? [];
        return line === undefined ? '' : `${line.wins} of ${line.games}`;
      });
      return `| ${[name, ...cells].join(' | ')} |`;
    }),
    '',
  ];
}

/** How a reader plays this match again. */
function commandOf(id: string, { matches }: ArenaPlan, name: string): string[] {
  const match = matches.find((each) => each.name === name);
  if (match === undefined) return [];
  const { bots, seats, rounds, iterations } = match;
  const how = `--bots ${bots.join(',')} --seats ${seats} --games ${rounds * seats} --iterations ${iterations}`;
  return ['```sh', `npm run -s orrery -- arena ${id} ${how}`, '```'];
}

const matchTable = (unit: string, matches: readonly string[], result: Results): string[] => [
  `| match | games | won | 95 % between | and | rounds to win | ${unit} a round | ms a decision |`,
  '|---|---:|---:|---:|---:|---:|---:|---:|',
  ...matches.map((name) => matchRow(name, summaryOf(result, name))),
];

/** As many columns as the largest table has seats; last, by how much the luckiest seat is above its share. */
function seatTable({ matches }: ArenaPlan, names: readonly string[], result: Results): string[] {
  const most = Math.max(...matches.filter(({ name }) => names.includes(name)).map(({ seats }) => seats));
  const columns = Array.from({ length: most }, (_, seat) => seat);
  return [
    `| match | games | ${columns.map((seat) => `seat ${seat + 1}`).join(' | ')} | above its share |`,
    `|---|---:|${columns.map(() => '---:|').join('')}---:|`,
    ...names.map((name) => {
      const { games = 0, bySeat = [] } = summaryOf(result, name) ?? {};
      const cells = columns.map((seat) => (seat < bySeat.length ? percent(bySeat[seat] ?? 0) : ''));
      const above = bySeat.length === 0 ? '' : points100(Math.max(...bySeat) - 1 / bySeat.length);
      return `| ${[name, games, ...cells, above].join(' | ')} |`;
    }),
  ];
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

function matchRow(name: string, match: Summary | undefined): string {
  const [line] = match?.lines ?? [];
  if (match === undefined || line === undefined) return `| ${name} | | | | | | | |`;
  const { winRate, low, high, roundsToWin, scorePerRound, msPerDecision } = line;
  const rates = [percent(winRate), percent(low), percent(high)];
  const pace = [roundsToWin.toFixed(1), scorePerRound.toFixed(0), msPerDecision.toFixed(1)];
  return `| ${[name, match.games, ...rates, ...pace].join(' | ')} |`;
}

/** A match by iterations, from few to many. */
function pointsOf(of: Curve, matches: readonly Match[], result: Results): Point[] {
  const points = of.matches.flatMap((name): Point[] => {
    const [line] = summaryOf(result, name)?.lines ?? [];
    const at = matches.find((match) => match.name === name)?.iterations;
    if (line === undefined || at === undefined) return [];
    return [{ at, rate: line.winRate, low: line.low, high: line.high }];
  });
  return points.toSorted((a, b) => a.at - b.at);
}

/** What is gained from the first point to the last, and the largest step down between, beside what chance does. */
function fallOf(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  let [fall, chance] = [0, 0];
  points.forEach((before, at) => {
    for (const after of points.slice(at + 1)) {
      if (before.rate - after.rate <= fall) continue;
      fall = before.rate - after.rate;
      // Half the width of an interval is what chance does to one point; of two, their squares add.
      chance = Math.hypot(before.high - before.low, after.high - after.low) / 2;
    }
  });
  const gain = `From ${first.at} to ${last.at} iterations ${points100(last.rate - first.rate)} are gained.`;
  if (fall === 0) return `${gain} Every point is as high as those before it.`;
  return `${gain} The largest fall on the way is ${points100(fall)}, where chance alone makes up to ${points100(chance)} of a difference.`;
}

const points100 = (rate: number): string => `${(100 * rate).toFixed(1)} points`;
