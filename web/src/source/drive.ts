// Drives a table in this tab: bots answer one after another, at a pace that can be followed, and windows close in their time.

import type { GameName } from '@orrery/bots';
import type { Said } from '@orrery/games/table';
import { fault } from '@orrery/kernel';
import { answerAt, dueAt, inputOf, lengthOf, stands, type Turn, turnsOf } from '@orrery/table';
import type { TabBots } from './bots.ts';
import type { Doing, SavedTable } from './savedTable.ts';

export interface Driver {
  /** Goes on for as long as a bot is asked something; what goes wrong, `trouble` hears. */
  drive(): void;
  close(): void;
}

interface DriverOptions {
  readonly bots: Pick<TabBots, 'think'>;
  /** How long what was told stays on the table before the next bot answers, in milliseconds. */
  paceFor(told: number): number;
  trouble(error: unknown): void;
  /** Hears what a bot says to the table with an answer that was taken. */
  said?(words: Said): void;
}

/** What its bots have to know: no more than a table with these options needs. */
const gameOf = (on: SavedTable): GameName => {
  const { game, options } = on.table().journal.head;
  return { id: game, options };
};

/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

export function openDriver(on: SavedTable, { bots, paceFor, trouble, said }: DriverOptions): Driver {
  let driving = false;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = lengthOf(on.table());
  let due = 0;

  on.onChange(() => {
    const now = lengthOf(on.table());
    due = performance.now() + paceFor(Math.max(0, now - told));
    told = now;
    setTimer();
  });

  function setTimer(): void {
    clearTimeout(timer);
    const at = closed ? null : dueAt(on.pacing(), on.setting());
    if (at === null) return;
    const onTime = (): void => void on.play(() => ({})).then(drive, trouble);
    timer = setTimeout(onTime, Math.min(LONGEST, Math.max(0, at - Date.now())));
  }

  function nextTurn(): (Turn & { readonly by: 'bot' }) | undefined {
    if (closed) return undefined;
    return turnsOf(on.table(), on.pacing(), on.setting().sitters).find((turn) => turn.by === 'bot');
  }

  async function playBot(turn: Turn & { readonly by: 'bot' }): Promise<void> {
    const { seat, level, number } = turn;
    const input = inputOf(on.table(), on.pacing(), seat);
    if (input === null) return;
    const { answer, says } = await bots.think(gameOf(on), level, input);
    // A window has its own time; to wait longer would be to miss it.
    if (on.pacing().window === null) await wait(due - performance.now());
    // While it thought a person may have undone, or taken the seat back: then it is asked anew.
    const at = lengthOf(on.table());
    const { refusal } = await on.play((): Doing => {
      if (closed || !stands(on.table(), on.pacing(), turn, on.setting().sitters)) return null;
      const verdict = answerAt(on.table(), on.pacing(), seat, number, [answer]);
      if (verdict.kind === 'rows' || verdict.kind === 'refused') return verdict;
      return verdict.kind === 'draft' ? verdict : null;
    });
    if (refusal === null && says !== undefined) said?.({ seat, text: says, at });
    if (refusal !== null && refusal.key !== 'refuse.elsewhere')
      throw fault('bot-refused', `the bot in seat ${seat} answers what is refused: ${refusal.key}`);
  }

  async function run(): Promise<void> {
    driving = true;
    try {
      for (let turn = nextTurn(); turn !== undefined; turn = nextTurn()) await playBot(turn);
    } catch (error) {
      if (!closed) trouble(error);
    } finally {
      driving = false;
    }
  }

  function drive(): void {
    if (!driving) void run();
  }

  return {
    drive() {
      setTimer();
      drive();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

const wait = (milliseconds: number): Promise<void> =>
  milliseconds <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, milliseconds));
