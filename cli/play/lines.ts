// The table without a terminal: everything is printed, and each line of the input is an answer in the scenario notation.

import { createInterface } from 'node:readline';
import { passName } from '@orrery/games';
import { type Amount, type Ask, isFault, type Scalar } from '@orrery/kernel';
import { readRow } from '@orrery/kernel/notation';
import { say } from '../say.ts';
import type { Front, Move } from './evening.ts';
import { type Sitting, viewOf } from './sitting.ts';
import { type Bounds, entryName, range, words } from './words.ts';

export function linesFront(input: NodeJS.ReadableStream): Front {
  const lines = createInterface({ input, terminal: false })[Symbol.asyncIterator]();
  return {
    say: (text) => say(text),
    show(title, texts) {
      say(`== ${title}`);
      for (const text of texts) say(text);
    },
    offer(sitting, ask) {
      for (const line of choiceLines(sitting, ask)) say(`   ${line}`);
    },
    async ask(sitting) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done === true) return { kind: 'end' };
        const line = value.trim();
        if (line === '' || line.startsWith('#')) continue;
        say(`> ${line}`);
        const move = readMove(sitting, line);
        if (typeof move !== 'string') return move;
        say(move);
      }
    },
    close: () => void input.pause(),
  };
}

const COMMANDS = ['hint', 'log', 'table', 'help', 'quit', 'undo'] as const;

/** A line as a move, or what is wrong with it. */
export function readMove(sitting: Sitting, line: string): Move | string {
  const command = COMMANDS.find((each) => each === line);
  if (command !== undefined) return { kind: command };
  try {
    const row = readRow(line);
    if (row.seat !== sitting.me) return words(sitting, 'play.not-yours', { seat: row.seat, me: sitting.me });
    return 'answer' in row ? { kind: 'answer', answer: row.answer } : { kind: 'undo' };
  } catch (error) {
    if (!isFault(error)) throw error;
    return `${error.message}. ${words(sitting, 'play.help')}`;
  }
}

/** What can be answered, the notation beside the name. */
export function choiceLines(sitting: Sitting, ask: Ask): string[] {
  const { choice, pass } = ask;
  const { me } = sitting;
  const view = viewOf(sitting);
  const bounds = ({ min, max }: Bounds): string => (min === max ? `${min}` : `${min}-${max}`);
  const lines = pass === true ? [`${me} pass: ${passName(sitting.messages, ask)}`] : [];
  if (choice.kind === 'offer') {
    const side = (title: string, entries: readonly Amount[]): string[] =>
      entries.map((entry) => `${title} ${bounds(entry)} ${entryName(sitting, view, 'piece', entry.id)}`);
    const seats = choice.to.map((seat) => `to ${seat}: ${entryName(sitting, view, 'seat', seat)}`);
    return [
      ...lines,
      `${me} {"to":${choice.to[0] ?? 0},"give":[...],"want":[...]}`,
      ...seats,
      ...side('give', choice.give),
      ...side('want', choice.want),
    ];
  }
  const name = (id: Scalar): string => entryName(sitting, view, choice.noun, id);
  switch (choice.kind) {
    case 'one':
      return [...lines, ...choice.options.map((id) => `${me} ${id}: ${name(id)}`)];
    case 'number':
      return [...lines, `${me} n: ${words(sitting, 'play.number', { range: range(sitting, choice) })}`];
    case 'amounts': {
      const sum = words(sitting, 'play.sum', { range: range(sitting, choice) });
      const each = choice.entries.map((entry) => {
        const weight = entry.weight === 1 ? '' : ` (× ${entry.weight})`;
        return `${bounds(entry)} ${name(entry.id)}${weight}`;
      });
      return [...lines, `${me} [n n ...]: ${sum}`, ...each];
    }
    case 'some':
    case 'order': {
      const all = choice.options.length;
      const size = choice.kind === 'some' ? choice : { min: all, max: all };
      return [...lines, `${me} [...]: ${bounds(size)}`, ...choice.options.map((id) => `${id}: ${name(id)}`)];
    }
  }
}
