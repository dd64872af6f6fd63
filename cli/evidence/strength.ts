// docs/strength.md, made from docs/evidence/arena-merchant.json. No figure is typed by hand.

import type { Evidence } from './gather.ts';
import { LEVELS, type Summary, THOUGHT } from './matches.ts';
import { curve, type Point, spreads } from './plots.ts';

export function strengthPage({ command, commit, machine, ended, result }: Evidence): string {
  const of = (name: string): Summary | undefined => result[name] as unknown as Summary | undefined;
  const names = Object.keys(result);
  const duels = names.filter((name) => name.includes('against') && !name.includes('iteration'));
  return [
    '# Strength',
    '',
    '<!-- Made by `npm run evidence -- arena-merchant` from docs/evidence/arena-merchant.json; do not edit. -->',
    '',
    `How strong the bots of Merchant of Venus are. Played until ${ended.slice(0, 10)} at commit ${commit.slice(0, 12)} with`,
    `\`${command}\` on ${String(machine['cores'])} cores (${String(machine['cpu'])}). Every deal is played once for each rotation of the`,
    'seats, with the same dice. The interval holds the true rate 95 times in 100. `hard` thinks by iterations, so the same',
    'command gives the same games again.',
    '',
    '## Against each other',
    '',
    'The first of each match, to $2,000, with the usual rules, or with combat where it says so. `random` and `greedy` never change: they',
    'are what the others are measured by. Every row is what `orrery arena` gives for its bots; that of hard against medium:',
    '',
    '```sh',
    `npm run -s orrery -- arena merchant --bots hard,medium --seats 2 --games 200 --iterations ${THOUGHT}`,
    '```',
    '',
    '| match | games | won | 95 % between | and | rounds to win | money a round | ms a decision |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...duels.map((name) => duelRow(name, of(name))),
    '',
    '## Thinking longer',
    '',
    ...[TWO, FOUR].flatMap(({ match, file }) => [
      `![Games won by ${match}, by iterations](pictures/${file})`,
      '',
      '| match | games | won | 95 % between | and | rounds to win | money a round | ms a decision |',
      '|---|---:|---:|---:|---:|---:|---:|---:|',
      ...names
        .filter((name) => isOf(match, name))
        .toSorted((a, b) => iterationsOf(a) - iterationsOf(b))
        .map((name) => duelRow(name, of(name))),
      '',
      fallOf(pointsOf(match, result)),
      '',
    ]),
    '## Alone in peace',
    '',
    '![Turns to $2,000 alone, by level](pictures/strength-alone.svg)',
    '',
    '## Solitaire',
    '',
    'Against the Rastur, with combat: games won, of those played.',
    '',
    '| level | $1,000 | $2,000 | $3,000 | $4,000 |',
    '|---|---:|---:|---:|---:|',
    ...LEVELS.map((level) => {
      const cells = [1000, 2000, 3000, 4000].map((target) => {
        const [line] = of(`${level} at solitaire to $${target}`)?.lines ?? [];
        return line === undefined ? '' : `${line.wins} of ${line.games}`;
      });
      return `| ${level} | ${cells.join(' | ')} |`;
    }),
    '',
  ].join('\n');
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

function duelRow(name: string, match: Summary | undefined): string {
  const [line] = match?.lines ?? [];
  if (match === undefined || line === undefined) return `| ${name} | | | | | | | |`;
  const { winRate, low, high, roundsToWin, scorePerRound, msPerDecision } = line;
  const rates = [percent(winRate), percent(low), percent(high)];
  const pace = [roundsToWin.toFixed(1), scorePerRound.toFixed(0), msPerDecision.toFixed(1)];
  return `| ${[name, match.games, ...rates, ...pace].join(' | ')} |`;
}

const iterationsOf = (name: string): number => Number(/with (\d+) iteration/.exec(name)?.[1] ?? THOUGHT);

/** Matches that are also played with fewer iterations, and their pictures. */
const TWO = { match: 'hard against medium', file: 'strength-curve.svg' };
const FOUR = { match: 'hard against three of medium', file: 'strength-curve-four.svg' };

const isOf = (match: string, name: string): boolean => name.replace(/with \d+ iterations? /, '') === match;

/** Pictures of how often it wins the more it thinks. */
export const strengthCurves = Object.fromEntries(
  [TWO, FOUR].map(({ match, file }) => [file, (evidence: Evidence) => strengthCurve(match, evidence)]),
);

const strengthCurve = (match: string, { result }: Evidence): string =>
  curve(`Games won by ${match}`, pointsOf(match, result));

/** A match by iterations, from few to many. */
function pointsOf(match: string, result: Evidence['result']): Point[] {
  const points = Object.entries(result)
    .filter(([name]) => isOf(match, name))
    .flatMap(([name, found]): Point[] => {
      const [line] = (found as unknown as Summary).lines;
      return line === undefined ? [] : [{ at: iterationsOf(name), rate: line.winRate, low: line.low, high: line.high }];
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

/** How long each level takes alone and in peace. */
export function strengthAlone({ result }: Evidence): string {
  const rows = LEVELS.map((name) => ({ name, turns: (result[`${name} alone`] as unknown as Summary).wonIn }));
  return spreads('Turns to $2,000, alone and in peace', rows);
}
