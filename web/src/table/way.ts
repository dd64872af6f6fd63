// How the answers to a question are laid out: all of them in the bar, or the short ones there and all in a drawer.

import type { Scalar } from '@orrery/kernel';
import type { TableContext } from './frame.ts';

export interface AnswerLayout {
  /** Whether there is a drawer. */
  readonly drawer: boolean;
  /** Whether it opens by itself: nothing on the table asks the same. */
  readonly open: boolean;
  /** Whether all of them stand in the bar in groups: there are many, and no board beside it. */
  readonly grouped: boolean;
  /** The answers with a button in the bar; a digit is their key. */
  readonly short: readonly Scalar[];
}

const GROUP_OVER = 12;
const PLAIN: AnswerLayout = { drawer: false, open: false, grouped: false, short: [] };

export function answerLayoutOf({ props, table, now }: TableContext, words: boolean): AnswerLayout {
  const choice = props.ask?.choice;
  if (choice === undefined) return PLAIN;
  const bare = table === null || words;
  if (choice.kind !== 'one') return bare ? PLAIN : { ...PLAIN, drawer: true, open: now.length === 0 };
  const { options } = choice;
  if (bare || table.short === undefined) return { ...PLAIN, grouped: options.length > GROUP_OVER, short: options };
  const wished = table.short(props);
  const short = options.filter((option) => wished.includes(option));
  return { ...PLAIN, drawer: short.length < options.length, short };
}
