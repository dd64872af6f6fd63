// A person at a table with bots: who is asked next, what the person sees and hears, and taking back. There is nobody at the
// table to hide anything from, so windows take no time.

import { botMessages, type Budget, type Decided, decideSafely, getBot, ourEdition, seedAt } from '@orrery/bots';
import { findFront, messagesOf, sentence } from '@orrery/games';
import {
  type Answer,
  type Ask,
  drafted,
  fastDice,
  fault,
  type Game,
  type Lang,
  type Refusal,
  type Row,
  type Seat,
  type View,
  view,
} from '@orrery/kernel';
import {
  advance,
  backRow,
  inputOf,
  lengthOf,
  mayUndo,
  NO_PACING,
  onShow,
  openTable,
  placeBack,
  rowsOf,
  type SeatInput,
  type Setting,
  type Table,
  toldTo,
  turnsOf,
} from '@orrery/table';
import type { Deal } from '../seed.ts';
import { type Reader, WORDS } from './words.ts';

export interface Sitting extends Reader {
  /** The game's name in the language of the reader. */
  readonly title: string;
  readonly table: Table;
  readonly setting: Setting;
  readonly me: Seat;
  /** By seat; the one in the person's seat gives the hints. */
  readonly bots: readonly string[];
  readonly budget: Budget;
  /** How much of the log the person has read. */
  read: number;
}

export async function sitDown(
  game: Game,
  { head, dice }: Deal,
  me: Seat,
  { bots, budget }: Pick<Sitting, 'bots' | 'budget'>,
  lang: Lang,
): Promise<Sitting> {
  const messages = { ...WORDS[lang], ...botMessages[lang], ...(await messagesOf(game, lang, head.seats)) };
  const setting: Setting = {
    sitters: head.seats.map((_, seat) =>
      seat === me ? { kind: 'person', bot: null, resigned: false } : { kind: 'bot', level: bots[seat] ?? '' },
    ),
    windows: null,
  };
  const title = (await findFront(game.id))?.name[lang] ?? game.name;
  const table = openTable(ourEdition(game), head, dice);
  return { game, title, messages, table, setting, me, bots, budget, read: 0 };
}

/** Lets the bots answer until only the person is asked, or the game is over. */
export function goOn(sitting: Sitting): Ask | null {
  const { table, setting } = sitting;
  for (;;) {
    const turns = turnsOf(table, NO_PACING, setting.sitters);
    const turn = turns.find(({ by }) => by === 'bot');
    if (turn === undefined) return turns[0]?.ask ?? null;
    const { seat } = turn;
    const { answer: said } = decide(sitting, seat, inputOf(table, NO_PACING, seat));
    const refusal = play(sitting, { seat, answer: said });
    if (refusal !== null) throw fault('bot-refused', `the answer of seat ${seat} is refused: ${refusal.key}`);
  }
}

/** What a bot in the person's seat would answer. */
export const hintFor = (sitting: Sitting): Decided =>
  decide(sitting, sitting.me, inputOf(sitting.table, NO_PACING, sitting.me));

function decide({ table, game, bots, budget }: Sitting, seat: Seat, input: SeatInput | null): Decided {
  if (input === null) throw fault('broken', `seat ${seat} is asked nothing`);
  const dice = fastDice(seedAt(0, rowsOf(table), seat));
  return decideSafely(getBot(bots[seat] ?? ''), { ...ourEdition(game), ...input, dice, budget });
}

/** The table as the person may see it, an own draft of a common phase played out. */
export const viewOf = ({ table, game, me }: Sitting): View => drafted(game, view(table.journal.state, me));

export const answer = (sitting: Sitting, said: Answer): Refusal | null =>
  play(sitting, { seat: sitting.me, answer: said });

/** Back by one answer. Beyond a barrier too, for bots do not mind: but then with new dice. */
export function back(sitting: Sitting): 'undone' | 'taken-back' | Refusal {
  const { table, me } = sitting;
  const undoes = mayUndo(table, onShow(table, NO_PACING), me);
  const refusal = play(sitting, undoes ? { seat: me, undo: true } : backRow(table, me, placeBack(table, me, true)));
  if (refusal !== null) return refusal;
  sitting.read = Math.min(sitting.read, lengthOf(table));
  return undoes ? 'undone' : 'taken-back';
}

function play({ table, setting }: Sitting, row: Row): Refusal | null {
  const advanced = advance(table, NO_PACING, { rows: [row] }, setting, 0);
  return advanced.ok ? null : advanced.refusal;
}

/** The table in sentences. */
export function tableLines(sitting: Sitting): string[] {
  const { game, messages } = sitting;
  return (game.describe?.(viewOf(sitting)) ?? []).map((text) => sentence(messages, text));
}

/** The log in sentences, with rule numbers; windows that nobody used are left out. */
export function logLines({ table, messages, me }: Sitting, from = 0): string[] {
  return toldTo(table, me, from).flatMap((event) => {
    if (event.key === 'log.window') return [];
    const line = sentence(messages, event);
    return [event.rule === undefined ? line : `${line} (§${event.rule})`];
  });
}
