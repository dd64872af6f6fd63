// One line an answer: `0 buy 12`, `1 pass`, `2 [3 5]`, `0 {"to":1,...}`, `1 undo`, `0 back 14 1`. Tests, exports and bug reports share it.

import { fault } from '../src/fault.ts';
import type { Row } from '../src/journal.ts';
import type { Answer, Scalar } from '../src/types.ts';

export function writeRow(row: Row): string {
  if ('undo' in row) return `${row.seat} undo`;
  if ('back' in row) return `${row.seat} back ${row.back} ${row.epoch}`;
  return `${row.seat} ${writeAnswer(row.answer)}`;
}

export function writeAnswer(answer: Answer): string {
  if (answer === null) return 'pass';
  if (typeof answer !== 'object') return `${answer}`;
  return 'to' in answer ? JSON.stringify(answer) : `[${answer.map((each) => `${each}`).join(' ')}]`;
}

export function readRow(line: string): Row {
  const parts = /^(\d+) (.+)$/.exec(line.trim());
  if (parts === null) throw fault('notation', `"${line}" is not a seat and an answer`);
  const seat = Number(parts[1]);
  const rest = parts[2] ?? '';
  const back = /^back (\d+) (\d+)$/.exec(rest);
  if (rest === 'undo') return { seat, undo: true };
  if (back !== null) return { seat, back: Number(back[1]), epoch: Number(back[2]) };
  return { seat, answer: readAnswer(rest) };
}

export function readAnswer(text: string): Answer {
  if (text === 'pass') return null;
  if (text.startsWith('[')) return text.slice(1, -1).split(' ').filter(Boolean).map(readScalar);
  if (!text.startsWith('{')) return readScalar(text);
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw fault('notation', `"${text}" is not an offer`);
  }
}

const readScalar = (text: string): Scalar => (/^-?\d+$/.test(text) ? Number(text) : text);
