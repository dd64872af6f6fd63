// A game as text: a heading, then one line an answer. What the result screen saves, a bug report carries, and the developer
// panel reads back.

import { fault, type Head, headOf, type Options, type GameRecord, type Row } from '@orrery/kernel';
import { readRow, writeRow } from '@orrery/kernel/notation';

export interface Scenario {
  readonly head: Head;
  /** Left out in a game that is not over. */
  readonly secret?: string;
  readonly rows: readonly Row[];
}

export function scenarioOf(record: GameRecord): Scenario {
  const { secret, rows } = record;
  const head = headOf(record);
  return secret === undefined ? { head, rows } : { head, secret, rows };
}

export function writeScenario({ head, secret, rows }: Scenario): string {
  const heading = { ...head, ...(secret === undefined ? {} : { secret }) };
  const lines = Object.entries(heading).map(([name, value]) => `# ${name} ${JSON.stringify(value)}`);
  return `${[...lines, ...rows.map(writeRow)].join('\n')}\n`;
}

/** What the heading does not say is taken from `usual`, so that bare lines can be pasted onto a game that is open. */
export function readScenario(text: string, usual: Scenario): Scenario {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const said = Object.fromEntries(lines.filter((line) => line.startsWith('#')).map(readHeading));
  const head = { ...usual.head, ...(said as Partial<Head>) };
  checkHead(head);
  const { secret: own, ...rest } = head as Head & { secret?: string };
  const secret = own ?? usual.secret;
  const rows = lines.filter((line) => !line.startsWith('#')).map(readRow);
  return secret === undefined ? { head: rest, rows } : { head: rest, secret, rows };
}

function readHeading(line: string): readonly [string, unknown] {
  const parts = /^# *(\w+) (.+)$/.exec(line);
  try {
    return [parts?.[1] ?? '', JSON.parse(parts?.[2] ?? '')];
  } catch {
    throw fault('notation', `"${line}" is not a name and a JSON value`);
  }
}

function checkHead({ game, seats, options }: Head): void {
  const isNames = Array.isArray(seats) && seats.every((name) => typeof name === 'string');
  const isOptions = typeof (options as Options | null) === 'object' && (options as Options | null) !== null;
  if (typeof game !== 'string' || !isNames || !isOptions)
    throw fault('notation', 'the heading needs a game, a list of seats and options');
}
