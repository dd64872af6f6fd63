// The book of powers, docs/powers.md: made from the tables, the texts, the literals, the tests, the rulings and the evidence.
// `node games/cosmic/test/book/make.ts` writes it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOK } from '../../data/book.ts';
import { FLARES } from '../../data/flares.ts';
import { POWERS, type PowerWord } from '../../data/powers.ts';
import { SOURCES } from '../../data/sources.ts';
import {
  ARTIFACTS,
  FEWEST_SEATS,
  NOT_FOR_ONE_SEAT,
  NOT_IN_ONE_GAME,
  SILENCED,
  SILENCED_IN_PART,
  WITH_LUCRE,
} from '../../data/traits.ts';
import '../../index.ts';
import type { Act, Auto } from '../../rules/hooks.ts';
import { registry } from '../../rules/registry.ts';
import encyclopaedia from '../../text/en/encyclopaedia.ts';
import table from '../../text/en/index.ts';
import { POWER_NAMES } from '../../text/names.ts';
import { type Scanned, scan } from './scan.ts';

export const BOOK_PATH = join(import.meta.dirname, '..', '..', 'docs', 'powers.md');
const EVIDENCE = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'evidence');

const messages = { ...table, ...encyclopaedia };
const say = (key: string): string => messages[key] ?? key;
const nameOf = (word: PowerWord): string => POWER_NAMES[POWERS.findIndex(([each]) => each === word)] ?? word;
const has = (list: readonly string[], word: string): boolean => list.includes(word);

export function bookPage(): string {
  const find = scan();
  const measured = measuredUses();
  const sure = { high: 0, medium: 0, low: 0, invented: 0 };
  for (const [, , , , confidence] of POWERS) sure[confidence]++;
  const built = POWERS.filter((_, power) => registry.powers[power] !== undefined).length;
  return [
    '# The powers',
    '',
    '<!-- Made by `node games/cosmic/test/book/make.ts`; do not edit. -->',
    '',
    `All ${POWERS.length} powers with what is known of them. ${built} are built. Of the texts ${sure.high} are sure, ${sure.medium} fairly sure, and ${sure.low} are`,
    'reconstructed: those say so to the players, and are not in the usual mix. Numbers with § are those of the rulebook, with R those of',
    '[the rulings](rulings.md), which say where text and code had to be made to agree.',
    '',
    index(),
    '',
    ...POWERS.flatMap(([word], power) => entry(word, power, find(word), measured)),
  ].join('\n');
}

/** All names, as links. */
const index = (): string => POWERS.map(([word]) => `[${nameOf(word)}](#${word})`).join(' · ');

function entry(word: PowerWord, power: number, found: Scanned, measured: readonly Measured[]): string[] {
  const lines = [...facts(word, power), ...tested(found), `- ${FIRED} ${firedOf(word, measured)}`];
  return [
    `## ${nameOf(word)}`,
    '',
    say(`power.${power}.text`),
    '',
    `*Wild:* ${say(`flare.${power}.wild`)} *Super:* ${say(`flare.${power}.super`)}`,
    '',
    ...lines,
    '',
    ...settled(power, found),
  ];
}

/** When, how sure, from where, with whom. */
function facts(word: PowerWord, power: number): string[] {
  const [, usage, role, when, confidence, made] = POWERS[power] ?? [];
  const [, difficulty, themes, well, badly] = BOOK[power] ?? [];
  const [, source, wildFrom, superFrom] = SOURCES[power] ?? [];
  const [, , , wildSure, , , superSure] = FLARES[power] ?? [];
  const list = (words: readonly PowerWord[] = []): string => words.map(nameOf).join(', ');
  const restrictions = restrictionsOf(word);
  return [
    `- **When**: ${say(`usage.${usage}`)}, ${say(`role.${role}`)}; ${(when ?? []).map(momentOf).join('; ')}`,
    `- **In the code**: ${codeOf(power)}`,
    `- **Sure**: ${confidence}${made === 'no' ? '' : `, ${say(`sure.${made}`)}`}; from: ${source}. Wild: ${wildSure} (${wildFrom}). Super: ${superSure} (${superFrom})`,
    ...(restrictions === '' ? [] : [`- **Bounds**: ${restrictions}`]),
    `- **To play**: ${say(`difficulty.${difficulty}`)}; about ${(themes ?? []).map((theme) => say(`theme.${theme}`)).join(', ')}; well with ${list(well)}; badly with ${list(badly)}`,
  ];
}

/** A moment, or a span of them, in words. */
function momentOf(when: string): string {
  const [from = '', to] = when.split('-');
  return to === undefined ? `${say(`moment.${from}`)} (${from})` : `from ${from} to ${to}`;
}

/** Of the literal: what acts when and in whose part, and what it bends. */
function codeOf(power: number): string {
  const { acts = [], autos = [], grants = [], hooks = {}, on = {} } = registry.powers[power] ?? {};
  if (registry.powers[power] === undefined) return 'not yet built';
  const timing = (of: readonly (Act | Auto)[], what: string): string[] =>
    of.map(({ at, by = 'any' }) => `${what} at ${[at].flat().join(', ')} (${by})`);
  const keys = [...Object.keys(hooks), ...Object.keys(on)];
  const parts = [
    ...timing(acts, 'act'),
    ...timing(autos, 'by itself'),
    ...timing(grants, 'for others'),
    ...(keys.length === 0 ? [] : [`bends ${keys.join(', ')}`]),
  ];
  return parts.length === 0 ? 'at set-up alone' : parts.join('; ');
}

function restrictionsOf(word: PowerWord): string {
  const fewest = FEWEST_SEATS.find(([each]) => each === word)?.[1];
  const others = (pairs: readonly (readonly [PowerWord, PowerWord])[]): string =>
    pairs
      .filter((pair) => has(pair, word))
      .map(([one, two]) => nameOf(one === word ? two : one))
      .join(', ');
  const [game, seat] = [others(NOT_IN_ONE_GAME), others(NOT_FOR_ONE_SEAT)];
  return [
    ...(has(WITH_LUCRE, word) ? ['only with Lucre (§1.3)'] : []),
    ...(has(ARTIFACTS, word) ? ['with pieces of its own (§15.1)'] : []),
    ...(has(SILENCED, word) ? ['stopped by the Silencer (§15.4)'] : []),
    ...(has(SILENCED_IN_PART, word) ? ['stopped by the Silencer in part (§15.4)'] : []),
    ...(fewest === undefined ? [] : [`for ${fewest} players or more`]),
    ...(game === '' ? [] : [`not in one game with ${game}`]),
    ...(seat === '' ? [] : [`not at one seat with ${seat}`]),
  ].join('; ');
}

function tested({ tried, untried, tests, beside }: Scanned): string[] {
  const except = untried.length === 0 ? '' : `; not ${untried.join(', ')}`;
  const harness = tried.length === 0 ? 'not yet' : `${tried.join(', ')}${except}`;
  return [
    `- **Tried**: ${harness}`,
    ...(tests.length === 0 ? [] : [`- **Tests**: ${tests.map((title) => `“${title}”`).join(', ')}`]),
    ...(beside.length === 0 ? [] : [`- **With**: ${beside.map(nameOf).join(', ')}`]),
  ];
}

/** What is not known, and how doubts between text, facts and code were settled. */
function settled(power: number, { rulings }: Scanned): string[] {
  const doubt = messages[`power.${power}.doubt`];
  const silenced = messages[`power.${power}.silenced`];
  const lines = [
    ...(doubt === undefined ? [] : [`- ${doubt}`]),
    ...(silenced === undefined ? [] : [`- §15.4: ${silenced}`]),
    ...rulings.map(
      ({ number, question, answer }) => `- ${number}: ${question}${question.endsWith('?') ? '' : ':'} ${answer}.`,
    ),
  ];
  return lines.length === 0 ? [] : ['Text, facts and code:', '', ...lines, ''];
}

/** How often each power was used, in so many games of the evidence; null: no file counts that. */
interface Measured {
  readonly games: number;
  readonly uses: Readonly<Record<string, number>>;
}

/** What this line says comes from docs/evidence, and may be newer there than in the page. */
export const FIRED = '**Fired**:';

function firedOf(word: PowerWord, measured: readonly Measured[]): string {
  if (measured.length === 0) return 'not yet measured';
  const sum = (of: (each: Measured) => number): string =>
    measured.reduce((total, each) => total + of(each), 0).toLocaleString('en');
  return `${sum(({ uses }) => uses[word] ?? 0)} times in the ${sum(({ games }) => games)} games of the evidence`;
}

/** The measurements of this game that count uses: `result.uses`, by the word of the power. */
const measuredUses = (): Measured[] =>
  readdirSync(EVIDENCE)
    .filter((name) => name.endsWith('-cosmic.json'))
    .flatMap((name) => {
      const { result } = JSON.parse(readFileSync(join(EVIDENCE, name), 'utf8')) as { result: Partial<Measured> };
      const { games = 0, uses } = result;
      return uses === undefined ? [] : [{ games, uses }];
    });
