// Decisions that can be undone before they count: they are proposed, then whoever may object is heard (Negator), then they are
// taken, or asked anew without what was objected to. Where nobody at the table could object, nothing of this is seen.

import { type Amount, count, must, type Question, type Scalar, type Seat, type State } from '@orrery/kernel';
import { isAwaited, open } from './moments.ts';
import { type Kit, nearest, type Proposed, type Step } from './steps.ts';
import type { Table } from './table.ts';

/** The steps whose answers can be vetoed. */
export type Decision = 'whither' | 'launch' | 'aim' | 'join' | 'commit';

type Plain<N extends Decision> = Step<N> & { take: NonNullable<Step<N>['take']> };

/** Makes a step's answers subject to a veto, where they are the player's own. */
export function vetoable<N extends Decision>(
  name: N,
  step: Plain<N>,
  isOwn: (frame: { joins?: true }) => boolean = () => true,
): Step<N> {
  const plain = step as unknown as Plain<'aim'>;
  const wrapped: Step<'aim'> = {
    ...plain,
    may: (state, frame) => (frame.proposal === undefined ? (plain.may?.(state, frame) ?? []) : []),
    ask: (view, frame, seat) =>
      without((plain.ask?.(view, frame, seat) ?? null) as Question<number> | null, frame.bans ?? []),
    take(kit, frame, seat, answer) {
      // R: if no other choice exists the veto fails, so there is nothing to object to.
      if (
        !isOwn(frame as { joins?: true }) ||
        !isAwaited(kit.state, 'veto') ||
        !hasOther(wrapped.ask?.(kit.state, frame, seat) ?? null)
      ) {
        if (frame.bans !== undefined) delete frame.bans;
        return plain.take(kit, frame, seat, answer);
      }
      frame.proposal = answer;
      frame.by = seat;
      open(kit, 'veto', { seat, decision: name, answer });
    },
    run(kit, frame) {
      if (frame.proposal === undefined || frame.by === undefined)
        return plain.run === undefined ? kit.leave() : plain.run(kit, frame);
      const { proposal, by } = frame;
      delete frame.proposal;
      delete frame.by;
      delete frame.bans;
      plain.take(kit, frame, by, proposal as never);
    },
  };
  return wrapped as unknown as Step<N>;
}

/** What is left of a question by `without`: an option, or amounts that can be filled. */
const isEmpty = ({ choice }: Question): boolean =>
  choice.kind === 'amounts' ? choice.entries.length === 0 : choice.kind === 'one' && choice.options.length === 0;

const hasOther = (question: Question | null): boolean => question !== null && count(question) > 1;

/** Objects to the decision the moment on top is about: it is made anew, and `ban` says what it may not be: an option, or for
 *  tokens `from 3`, `fewer`, `more`. */
export function veto(kit: Kit, decision: Decision, ban: Scalar): void {
  const frame = must(nearest(kit.state, decision) as Proposed | undefined, 'a decision');
  const { proposal } = frame;
  delete frame.proposal;
  delete frame.by;
  must(nearest(kit.state, 'moment'), 'a moment').over = true;
  const sum = Array.isArray(proposal) ? proposal.reduce((all: number, n) => all + Number(n), 0) : 0;
  frame.bans = [...(frame.bans ?? []), ban === 'fewer' || ban === 'more' ? `${ban} ${sum}` : ban];
}

/** What can be objected to in such an answer, as far as another one is left. */
export function objections(state: State<Table>, decision: Decision, seat: Seat, ask: Asker): Scalar[] {
  const frame = nearest(state, decision) as (Proposed & object) | undefined;
  if (frame?.proposal === undefined) return [];
  const { proposal } = frame;
  const question = ask(state, frame, seat);
  if (question === null) return [];
  const all: Scalar[] =
    typeof proposal === 'object' && question.choice.kind === 'amounts'
      ? [
          ...question.choice.entries.flatMap(({ id }, i) => (Number(proposal[i]) > 0 ? [`from ${id}`] : [])),
          'fewer',
          'more',
        ]
      : [proposal as Scalar];
  const sum = typeof proposal === 'object' ? proposal.reduce((total: number, n) => total + n, 0) : 0;
  return all.filter((ban) => {
    const rest = without(question, [ban === 'fewer' || ban === 'more' ? `${ban} ${sum}` : ban]);
    return rest !== null && !isEmpty(rest);
  });
}

export type Asker = (state: State<Table>, frame: object, seat: Seat) => Question | null;

/** A question without what was objected to. */
function without<A>(question: Question<A> | null, bans: readonly Scalar[]): Question<A> | null {
  if (question === null || bans.length === 0) return question;
  const { choice } = question as Question;
  if (choice.kind === 'one') {
    const options = choice.options.filter((option) => !bans.includes(option));
    return { ...question, choice: { ...choice, options }, otherwise: options[0] } as unknown as Question<A>;
  }
  if (choice.kind !== 'amounts') return question;
  let { min, max } = choice;
  for (const ban of bans) {
    const [word, n] = String(ban).split(' ');
    if (word === 'fewer') max = Math.min(max, Number(n) - 1);
    if (word === 'more') min = Math.max(min, Number(n) + 1);
  }
  const entries = choice.entries.filter(({ id }) => !bans.includes(`from ${id}`));
  const all = choice.entries.map((entry): Amount => (entries.includes(entry) ? entry : { ...entry, max: 0 }));
  const most = all.reduce((sum, entry) => sum + entry.max, 0);
  if (Math.min(max, most) < min)
    return { ...question, choice: { ...choice, entries: [], min: 1, max: 0 } } as unknown as Question<A>;
  let left = min;
  const otherwise = all.map(({ max: n }) => {
    const here = Math.min(left, n);
    left -= here;
    return here;
  });
  return {
    ...question,
    choice: { ...choice, entries: all, min, max: Math.min(max, most) },
    otherwise,
  } as unknown as Question<A>;
}
