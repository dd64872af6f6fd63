// What the tests and the rulings say about each power: found by its name, so that nobody has to keep a list.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POWERS, type PowerWord } from '../../data/powers.ts';
import { POWER_NAMES } from '../../text/names.ts';

const TESTS = join(import.meta.dirname, '..');
const RULINGS = join(TESTS, '..', 'docs', 'rulings.md');

interface Ruling {
  readonly number: string;
  readonly question: string;
  readonly answer: string;
}

export interface Scanned {
  /** The ways in which the harness tries it; those that make no sense, with the reason. */
  readonly tried: readonly string[];
  readonly untried: readonly string[];
  /** Names of the tests about it, and the other powers that are on the table in them. */
  readonly tests: readonly string[];
  readonly beside: readonly PowerWord[];
  readonly rulings: readonly Ruling[];
}

/** What is found about a power; nothing, where nobody has written of it yet. */
export function scan(): (word: PowerWord) => Scanned {
  const files = readdirSync(TESTS).filter((name) => name.endsWith('.test.ts') && name !== 'book.test.ts');
  const texts = files.map((name) => readFileSync(join(TESTS, name), 'utf8'));
  const trials = new Map(texts.flatMap(trialsIn));
  const tests = texts.flatMap(testsIn);
  const rulings = rulingsIn(readFileSync(RULINGS, 'utf8'));
  return (word) => {
    const own = tests.filter(({ about }) => about.includes(word));
    const others = new Set(own.flatMap(({ powers }) => powers));
    return {
      tried: [],
      untried: [],
      ...trials.get(word),
      tests: own.map(({ title }) => title),
      beside: POWERS.flatMap(([other]) => (other !== word && others.has(other) ? [other] : [])),
      rulings: rulings.filter(({ question, answer, reason }) => names(word, `${question} ${answer} ${reason}`)),
    };
  };
}

/** Whether a sentence speaks of a power; Force Field is an Edict. */
const names = (word: PowerWord, text: string): boolean => PATTERNS.get(word)?.test(text) ?? false;

const PATTERNS = new Map(
  POWERS.map(([word], power) => [word, new RegExp(`(?<![A-Za-z-])${POWER_NAMES[power]}(?![a-z-]| Field)`)]),
);

const namedIn = (text: string): PowerWord[] => POWERS.flatMap(([word]) => (names(word, text) ? [word] : []));

interface Test {
  readonly title: string;
  /** Powers that its name or that of its group speaks of; all that are in it. */
  readonly about: readonly PowerWord[];
  readonly powers: readonly PowerWord[];
}

/** Tests of a file, each up to where the next one begins. */
function testsIn(source: string): Test[] {
  const tests: Test[] = [];
  let group = '';
  for (const part of source.split(/\n(?=(?: {2})?(?:describe|test|tries)\b)/)) {
    const [, verb = '', title = ''] =
      /^\s*(describe|test)(?:\.each\([\s\S]*?\))?\(\s*['`]([^\n]*?)['`],/.exec(part) ?? [];
    if (part.startsWith('describe')) group = title;
    else if (!part.startsWith(' ')) group = '';
    if (verb !== 'test') continue;
    const about = namedIn(`${title} ${namedIn(group).length === 1 ? group : ''}`);
    const words = new Set(part.match(/(?<=['` ])[a-z-]+(?=['`])/g));
    const played = POWERS.flatMap(([word]) => (words.has(word) ? [word] : []));
    tests.push({ title, about, powers: [...about, ...played] });
  }
  return tests;
}

type Trial = Pick<Scanned, 'tried' | 'untried'>;

/** What each way of trying is called in the book. */
const WAYS = {
  declined: 'declined',
  cancelled: 'cancelled by a Cosmic Zap',
  lost: 'lost below three home bases',
  copied: 'copied',
  exchanged: 'got by an exchange, beside a second one',
} as const;

function trialsIn(source: string): [PowerWord, Trial][] {
  return source.split(/\n(?=tries\()/).flatMap((part): [PowerWord, Trial][] => {
    const [block = ''] = /^tries\([\s\S]*?\n\}\);/.exec(part) ?? [];
    const [, word] = /\n {2}word: '([a-z-]+)'/.exec(block) ?? [];
    const power = POWERS.find(([each]) => each === word)?.[0];
    if (power === undefined) return [];
    const reasons = Object.entries(WAYS).map(([way, name]): [name: string, reason: string | null] => {
      const [, reason = null] = new RegExp(`\\n {2}${way}:\\s*['\`]([^\\n]*)['\`],`).exec(block) ?? [];
      const byItself = way === 'declined' && !/\n {2}use[:(]/.test(block) && !/\n {2}declined/.test(block);
      return [name, reason ?? (byItself ? 'it works by itself' : null)];
    });
    const tried = ['used', ...reasons.flatMap(([name, reason]) => (reason === null ? [name] : []))];
    const untried = reasons.flatMap(([name, reason]) => (reason === null ? [] : [`${name} (${reason})`]));
    return [[power, { tried, untried }]];
  });
}

function rulingsIn(text: string): (Ruling & { readonly reason: string })[] {
  const row = /^\| (R\d+) \| (.*?) \| (.*?) \| (.*?) \|$/gm;
  return [...text.matchAll(row)].map(([, number = '', question = '', answer = '', reason = '']) => ({
    number,
    question,
    answer,
    reason,
  }));
}
