// docs/strength.md, made from docs/evidence/arena-merchant.json. No figure is typed by hand.

import type { Evidence } from './gather.ts';
import type { Summary } from './arena.ts';

export function strengthPage({ command, commit, machine, ended, result }: Evidence): string {
  const of = (name: string): Summary | undefined => result[name] as unknown as Summary | undefined;
  const names = Object.keys(result);
  const duels = names.filter((name) => name.includes('against') && !name.includes('iterations'));
  const curve = names.filter((name) => name.includes('iterations')).concat('hard against medium');
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
    'The first of each match, to $2,000, with the usual rules. `random` and `greedy` never change: they are what the others are',
    'measured by.',
    '',
    '| match | games | won | 95 % between | and | rounds to win | money a round | ms a decision |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...duels.map((name) => duelRow(name, of(name))),
    '',
    '## Thinking longer',
    '',
    '| match | games | won | 95 % between | and | rounds to win | money a round | ms a decision |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...curve.map((name) => duelRow(name, of(name))),
    '',
    '## Alone in peace',
    '',
    'Turns to $2,000 with one seat and no Rastur: each `█` is a game.',
    '',
    ...['easy', 'medium', 'hard'].flatMap((level) => plot(level, of(`${level} alone`))),
    '## Solitaire',
    '',
    'Against the Rastur, with combat: games won, of those played.',
    '',
    '| level | $1,000 | $2,000 | $3,000 | $4,000 |',
    '|---|---:|---:|---:|---:|',
    ...['easy', 'medium', 'hard'].map((level) => {
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

/** How the games spread, in steps of three turns. */
function plot(level: string, match: Summary | undefined): string[] {
  if (match === undefined || match.wonIn.length === 0) return [];
  const { wonIn } = match;
  const mean = wonIn.reduce((sum, each) => sum + each, 0) / wonIn.length;
  const bins = new Map<number, number>();
  for (const each of wonIn) bins.set(Math.floor(each / 3), (bins.get(Math.floor(each / 3)) ?? 0) + 1);
  const [first, last] = [Math.min(...bins.keys()), Math.max(...bins.keys())];
  const rows = Array.from({ length: last - first + 1 }, (_, i) => {
    const turns = (first + i) * 3;
    return `${String(turns).padStart(3)}-${turns + 2}  ${'█'.repeat(bins.get(first + i) ?? 0)}`.trimEnd();
  });
  return [`**${level}**: ${mean.toFixed(1)} turns on average of ${wonIn.length} games.`, '', '```', ...rows, '```', ''];
}
