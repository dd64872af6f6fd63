// The edition a table plays on: a kernel and the rules written for it. Every function of the kernel comes from here, so that
// a table of an older house is played by that house's kernel, whatever ours has become. This is also the one place where an
// older kernel is taught what it lacks.

import type * as ours from '@orrery/kernel';
import type { Answer, Dice, Game, Head, Journal, Kit, Said, Seat } from '@orrery/kernel';

/** What a table asks of a kernel: no more than the first bundles have. */
export type Kernel = Pick<
  typeof ours,
  | 'act'
  | 'askOf'
  | 'canUndo'
  | 'chainText'
  | 'clone'
  | 'createKit'
  | 'digest'
  | 'fault'
  | 'link'
  | 'openJournal'
  | 'say'
  | 'seenBy'
  | 'takeBack'
  | 'undo'
  | 'view'
  | 'waiting'
  | 'why'
>;

export interface Edition<K extends Kernel = Kernel> {
  readonly kernel: K;
  readonly game: Game;
  /** The module that exports both, for a thread to load; left out: the game of the catalog, on our kernel. */
  readonly module?: string;
}

/** What a bundle exports. */
export interface Bundle<K extends Kernel = Kernel> {
  readonly kernel: K;
  readonly game: Game;
}

/** The edition of a bundle, or of our own kernel and a game of the catalog. */
export function editionOf<K extends Kernel>({ kernel, game }: Bundle<K>, module?: string): Edition<K> {
  const able = reportsWindows(kernel, game) ? kernel : taught(kernel);
  return module === undefined ? { kernel: able, game } : { kernel: able, game, module };
}

/** A kit is made only to look at it. */
const anyDice: Dice = { word: () => 0 };

const reportsWindows = (kernel: Kernel, game: Game): boolean => 'onWindow' in kernel.createKit(game, anyDice);

/** A kernel from before windows were reported: it told of them only in the log, after their drafts were gone. */
function taught<K extends Kernel>(kernel: K): K {
  const closing = new WeakMap<object, Answer[][]>();
  const teach = <C extends Kit>(kit: C): C => {
    const { tell } = kit;
    kit.onWindow = null;
    kit.tell = (key, args, rule) => {
      if (key === 'log.window' && kit.onWindow !== null) {
        const { state } = kit;
        // Only the first window of an answer can have drafts: the others opened and closed without anybody.
        state.drafts = closing.get(kit) ?? [];
        closing.delete(kit);
        kit.onWindow(args?.['may'] as readonly Seat[]);
        state.drafts = [];
      }
      tell(key, args, rule);
    };
    return kit;
  };
  return {
    ...kernel,
    createKit: <T>(game: Game<T>, dice: Dice): Kit<T> => teach(kernel.createKit(game, dice) as Kit) as Kit<T>,
    openJournal<T>(game: Game<T>, head: Head, dice: Dice): Journal<T> {
      const journal = kernel.openJournal(game, head, dice);
      teach(journal.kit as Kit);
      return journal;
    },
    say<T>(journal: Journal<T>, seat: Seat, ...answers: readonly Answer[]): Said {
      const { state, kit, game } = journal;
      closing.delete(kit);
      const [answer] = answers;
      if (answer !== undefined && game.steps[state.frames.at(-1)?.step ?? '']?.together === 'window')
        closing.set(kit, withDraft(kernel.clone(state.drafts), seat, [answer]));
      return kernel.say(journal, seat, ...answers);
    },
  };
}

/** Drafts by seat, with those of one seat put in their place. */
export function withDraft(drafts: readonly Answer[][], seat: Seat, draft: readonly Answer[]): Answer[][] {
  const all = Array.from({ length: Math.max(drafts.length, seat + 1) }, (_, at) => drafts[at] ?? []);
  all[seat] = [...draft];
  return all;
}
