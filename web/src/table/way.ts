// How the answers to a question are laid out: all of them in the bar, or the short ones there and all in a drawer.

import type { Scalar } from '@orrery/kernel';
import type { Framed } from './frame.ts';

export interface Way {
  /** Whether there is a drawer. */
  readonly drawer: boolean;
  /** Whether it opens by itself: nothing on the table asks the same. */
  readonly open: boolean;
  /** The answers with a button in the bar; a digit is their key. */
  readonly short: readonly Scalar[];
}

const NOTHING: Way = { drawer: false, open: false, short: [] };

export function wayOf({ props, table, now }: Framed, words: boolean): Way {
  const choice = props.ask?.choice;
  if (choice === undefined) return NOTHING;
  if (choice.kind !== 'one')
    return table === null || words ? NOTHING : { drawer: true, open: now.length === 0, short: [] };
  const { options } = choice;
  if (table?.short === undefined || words) return { drawer: false, open: false, short: options };
  const wished = table.short(props);
  const short = options.filter((option) => wished.includes(option));
  return { drawer: short.length < options.length, open: false, short };
}
