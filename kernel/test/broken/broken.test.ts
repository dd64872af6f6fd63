// The testkit bites: every broken game is found out, by the check that is there for it; the healthy one passes them all.

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/index.ts';
import { type Check, CHECKS, check, readRow, type CheckReport, scenario } from '../../testkit/index.ts';
import { stash } from './stash.ts';
import { tiny } from './tiny.ts';

/** File -> the checks that must find it, `check part` for a leak; what must stay silent after `not`. */
const CAUGHT: { readonly [file: string]: { by: readonly string[]; not?: readonly Check[] } } = {
  // Leaks.
  'shows-a-hand': { by: ['own view ask', 'swap ask'] },
  'copies-a-secret': { by: ['twin view'], not: ['swap', 'own view', 'waiting', 'imagine'] },
  'scores-a-secret': { by: ['twin standing'], not: ['swap', 'own view', 'waiting', 'imagine'] },
  'sorts-a-hand': { by: ['twin view'], not: ['swap', 'own view', 'waiting', 'imagine'] },
  'refuses-by-a-hidden-card': { by: ['swap refusal'] },
  'names-an-unseen-item': { by: ['twin events'], not: ['swap', 'own view', 'waiting', 'imagine'] },
  'asks-who-can': { by: ['waiting', 'swap waiting'] },
  'skips-who-cannot': { by: ['twin waiting'], not: ['swap', 'own view', 'waiting'] },
  'plans-by-a-hidden-card': { by: ['swap planning', 'twin planning'], not: ['waiting', 'own view'] },
  'reads-sealed-answers': { by: ['own view ask'], not: ['swap', 'twin', 'waiting'] },
  'is-about-a-secret': { by: ['about'], not: ['waiting', 'own view', 'imagine'] },
  'calls-the-truth-implausible': { by: ['imagine'] },
  // Leaks of cards that may or may not be there, of hands, and of what players choose.
  'counts-the-stars': { by: ['twin view'], not: ['swap', 'own view', 'waiting', 'imagine'] },
  'asks-by-the-lot': { by: ['own view ask', 'swap ask'] },
  'names-for-all': { by: ['twin view'], not: ['swap', 'own view', 'waiting', 'imagine', 'kernel'] },
  'forgets-who-knows': { by: ['kernel'] },
  'sorts-by-deck': { by: ['hand view'], not: ['swap', 'own view', 'waiting', 'imagine'] },
  'asks-where-from': { by: ['own view ask', 'swap ask'] },
  'forgets-to-lay': { by: ['hand view'], not: ['swap', 'twin', 'own view', 'waiting', 'imagine'] },
  'keeps-a-place': { by: ['hand view'], not: ['swap', 'twin', 'own view', 'waiting', 'imagine'] },
  'tells-a-guess': { by: ['hidden events'], not: ['swap', 'twin', 'own view', 'waiting', 'imagine'] },
  'scores-a-guess': { by: ['hidden standing'], not: ['swap', 'own view', 'waiting', 'imagine'] },
  // Barriers, undo and drafts.
  'undoes-a-sealed-answer': { by: ['drafts'] },
  'forgets-a-look': { by: ['barrier', 'undo'] },
  'forgets-the-dice': { by: ['barrier', 'undo'] },
  'rolls-in-a-draft': { by: ['crash'] },
  // Plain data.
  'keeps-a-closure': { by: ['plain'] },
  'keeps-a-map': { by: ['plain'] },
  'keeps-a-fraction': { by: ['plain'] },
  'overdraws-a-pool': { by: ['kernel'] },
  'copies-half-the-table': { by: ['kernel'] },
  'breaks-its-invariant': { by: ['invariant'] },
  'changes-when-asked': { by: ['pure'] },
  // The same game again.
  'counts-its-calls': { by: ['replay'] },
  'rolls-its-own-dice': { by: ['forbidden'] },
  'looks-at-the-clock': { by: ['forbidden'] },
  'sorts-by-locale': { by: ['forbidden'] },
  // Questions and answers.
  'answers-with-nonsense': { by: ['choice'] },
  'offers-twice': { by: ['choice'] },
  'says-undo': { by: ['notation'] },
  'breaks-on-an-answer': { by: ['applies'] },
  'takes-anything': { by: ['refuses'] },
  'refuses-without-a-reason': { by: ['reason'] },
  'breaks-when-refusing': { by: ['reason'] },
  // The end, and words.
  'ends-too-early': { by: ['standing'] },
  'runs-in-circles': { by: ['ends'] },
  'never-ends': { by: ['ends'] },
  'never-ends-by-policy': { by: ['ends'] },
  'lacks-an-italian-key': { by: ['text'] },
  'lacks-a-sentence': { by: ['text'] },
  'lacks-an-argument': { by: ['text'] },
  'lacks-a-rule': { by: ['text rule 2.1'] },
  'lacks-an-option': { by: ['text option.rounds'] },
  'lacks-a-name-for-cards': { by: ['text ask.play'] },
  'lacks-a-word-for-none': { by: ['text see.hand'] },
  'writes-a-slot': { by: ['text log.peek'] },
};

const WANTED = { games: 6, seed: 5, deep: 5, most: 400 };

const names = ({ findings }: CheckReport): string[] =>
  findings.flatMap(({ check, part }) => (part === undefined ? [check] : [check, `${check} ${part}`]));

test.each([tiny, stash] as unknown as Game[])('the healthy game passes every check: $name', async (healthy) => {
  const report = await check(healthy, { ...WANTED, games: 16 });
  expect(report.findings).toEqual([]);
  expect(report).toMatchObject({ games: 16, finished: 16, cut: 0, violations: 0, leaks: 0, mismatches: 0 });
  expect(report.positions).toBeGreaterThan(300);
});

test('every broken game is listed, and every check but one is shown to bite', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !/^(tiny|stash|text|broken\.test)\.ts$/.test(file));
  expect(files.map((file) => file.slice(0, -3)).sort()).toEqual(Object.keys(CAUGHT).sort());
  const bitten = new Set(Object.values(CAUGHT).flatMap(({ by }) => by.map((name) => name.replace(PART, ''))));
  // A state that is plain JSON and replays identically cannot come back from JSON as another one.
  expect(Object.keys(CHECKS).filter((name) => !bitten.has(name))).toEqual(['restore']);
});

const PART = / (ask|view|standing|refusal|events|waiting|describe)$|(?<=^text) .*/;

describe('a broken game is caught', () => {
  for (const [file, { by, not = [] }] of Object.entries(CAUGHT))
    test(`${file}: ${by.join(', ')}`, async () => {
      const { broken } = (await import(`./${file}.ts`)) as { broken: Game };
      const report = await check(broken, WANTED);
      expect(names(report)).toEqual(expect.arrayContaining([...by]));
      for (const silent of not) expect(names(report)).not.toContain(silent);
      expect(report.record).toContain(`# ${file}: `);
    });
});

test('the deep checks run in one game of so many, and games that are cut count as such', async () => {
  const all = await check(tiny, { ...WANTED, games: 16 });
  const some = await check(tiny, { ...WANTED, games: 16, oneIn: 4 });
  expect([all.deep, some.deep, some.positions]).toEqual([16, expect.any(Number), all.positions]);
  expect(some.deep).toBeGreaterThan(0);
  expect(some.deep).toBeLessThan(12);
  expect((await check(tiny, { ...WANTED, deep: 0 })).deep).toBe(0);
});

test('a finding counts under its kind', async () => {
  const kinds = async (file: string): Promise<CheckReport> =>
    check(((await import(`./${file}.ts`)) as { broken: Game }).broken, WANTED);
  expect((await kinds('copies-a-secret')).leaks).toBeGreaterThan(0);
  expect((await kinds('counts-its-calls')).mismatches).toBeGreaterThan(0);
  expect((await kinds('breaks-on-an-answer')).refusedLegal).toBeGreaterThan(0);
  expect((await kinds('takes-anything')).acceptedIllegal).toBeGreaterThan(0);
  expect((await kinds('never-ends')).cut).toBe(WANTED.games);
});

test('the record of a finding reproduces it', async () => {
  const { broken } = await import('./breaks-its-invariant.ts');
  const report = await check(broken, WANTED);
  const [finding] = report.findings;
  if (finding === undefined) throw new Error('nothing was found');
  const s = scenario(broken, finding);
  s.play(finding.record);
  expect(s.journal.rows).toHaveLength(finding.row);
  expect(broken.invariant?.(s.state)).toBe(finding.message);
  const last = finding.record.split('\n').at(-1) ?? '';
  expect(readRow(last)).toEqual(s.journal.rows.at(-1));
});
