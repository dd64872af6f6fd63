// Thinking at the forks of a plan: each answer worth a thought is played on, as the game knows how to, in the same
// imagined worlds with the same luck. What falls behind is dropped, and what the policy would do stands unless
// something is better by more than chance explains.

import { type Answer, type Brain, clone, createKit, fastDice, imagine, must, picker } from '@orrery/kernel';
import { candidates, likelyAnswer } from './answers.ts';
import { type Decision, spend, type Turn, type Weighed } from './bot.ts';

const MOST = 6;
/** Tries after which a thought is over, however much time is left: more of them change next to nothing. */
const ENOUGH = 400;
/** Worlds before an answer can be dropped, and how many deviations behind the best it then must be. */
const LEAST = 6;
const BEHIND = 1.6;
/** How many deviations better than the policy's own answer another must be. */
const AHEAD = 1.6;

interface Line {
  readonly answer: Answer;
  /** How it went in each world; shorter than the others' where it was dropped. */
  readonly results: number[];
}

type Outlook<T> = Exclude<Brain<T>['outlook'], undefined>;

export function think<T>({ game, view, ask, dice, budget }: Turn<T>, outlook: Outlook<T>): Decision {
  const pick = picker(dice);
  const few = candidates(game, () => view, ask, pick, MOST);
  const own = likelyAnswer(game, () => view, ask, pick);
  const answers = few.some((each) => same(each, own)) ? few : [own, ...few];
  if (answers.length === 1) return { answer: own };
  const lines = answers.map((answer): Line => ({ answer, results: [] }));
  const usual = must(
    lines.find(({ answer }) => same(answer, own)),
    'what the policy answers',
  );
  const more = spend(budget);
  let live = lines;
  for (let played = 0, worlds = 0; live.length > 1 && played < ENOUGH && more(played); worlds++) {
    const world = imagine(game, view, pick);
    const luck = pick(0x7fffffff);
    for (const { answer, results } of live) {
      results.push(outlook(createKit(game, fastDice(luck)), clone(world), ask, answer));
      played++;
    }
    if (worlds + 1 >= LEAST) live = live.filter((line) => !isBehind(line, leader(live)));
  }
  return conclude(lines, live, usual);
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

const leader = (lines: readonly Line[]): Line =>
  lines.reduce((best, line) => (mean(line.results) > mean(best.results) ? line : best));

/** How much better one line is than another in the worlds both have met, in deviations of that mean. */
function lead(one: Line, other: Line): number {
  const shared = Math.min(one.results.length, other.results.length);
  const gaps = Array.from({ length: shared }, (_, i) => (one.results[i] ?? 0) - (other.results[i] ?? 0));
  const middle = mean(gaps);
  const spread = gaps.reduce((sum, gap) => sum + (gap - middle) ** 2, 0) / Math.max(1, shared - 1);
  return middle / Math.max(1e-9, Math.sqrt(spread / shared));
}

const isBehind = (line: Line, best: Line): boolean => line !== best && lead(best, line) > BEHIND;

function conclude(lines: readonly Line[], live: readonly Line[], usual: Line): Decision {
  const best = leader(live);
  const chosen = best === usual || lead(best, usual) > AHEAD ? best : usual;
  const order = lines.toSorted((a, b) => (a === chosen ? -1 : b === chosen ? 1 : mean(b.results) - mean(a.results)));
  const weighed = order.map(({ answer, results }, at): Weighed => {
    return { answer, tries: results.length, value: mean(results), share: at === 0 ? 1 : 0 };
  });
  const games = lines.reduce((sum, { results }) => sum + results.length, 0);
  const chance = Math.round(100 * mean(chosen.results));
  return { answer: chosen.answer, reason: { key: 'bot.searched', args: { games, chance } }, weighed };
}

const same = (a: Answer, b: Answer): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
