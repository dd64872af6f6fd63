// The table in a terminal.

import * as clack from '@clack/prompts';
import { passName } from '@orrery/games';
import { type Ask, type Choice, isFault } from '@orrery/kernel';
import { readAnswer } from '@orrery/kernel/notation';
import colors from 'picocolors';
import { answered, buildAnswer, pickOne } from './building.ts';
import type { Front, Move } from './evening.ts';
import { type Sitting, viewOf } from './sitting.ts';
import { entryName, range, words } from './words.ts';

export function promptsFront(): Front {
  return {
    say: (text) => clack.log.message(text),
    show: (title, lines) => clack.note(lines.join('\n'), colors.bold(title), { format: (line) => line }),
    offer: () => undefined,
    ask: async (sitting, ask) => (await askMove(sitting, ask)) ?? { kind: 'quit' },
    close: () => clack.outro('Orrery'),
  };
}

type Item = { readonly label: string; move(): Move | Promise<Move> };

/** The options themselves where the choice is one of them, else the way into it; below, what one can do besides. */
async function askMove(sitting: Sitting, ask: Ask): Promise<Move | null> {
  const besides = (key: string, move: () => Move | Promise<Move>): Item => ({
    label: colors.dim(words(sitting, key)),
    move,
  });
  const items: Item[] = [
    ...answerItems(sitting, ask.choice),
    ...(ask.pass === true ? [{ label: passName(sitting.messages, ask), move: () => say(null) }] : []),
    besides('play.undo', () => ({ kind: 'undo' })),
    besides('play.hint', () => ({ kind: 'hint' })),
    besides('play.whole-log', () => ({ kind: 'log' })),
    besides('play.type', () => typed(sitting)),
    besides('play.leave', () => ({ kind: 'quit' })),
  ];
  const picked = await pickOne(
    words(sitting, 'play.decide'),
    items.map(({ label }) => label),
  );
  return (await (picked === null ? null : items[picked]?.move())) ?? null;
}

const say = (answer: Extract<Move, { kind: 'answer' }>['answer']): Move => ({ kind: 'answer', answer });

function answerItems(sitting: Sitting, choice: Choice): Item[] {
  if (choice.kind !== 'one') {
    const move = async (): Promise<Move> => {
      const answer = await buildAnswer(sitting, choice);
      return answer === null ? { kind: 'table' } : say(answer);
    };
    return [{ label: colors.bold(wayIn(sitting, choice)), move }];
  }
  const view = viewOf(sitting);
  return choice.options.map((id) => ({ label: entryName(sitting, view, choice.noun, id), move: () => say(id) }));
}

function wayIn(sitting: Sitting, choice: Exclude<Choice, { kind: 'one' }>): string {
  switch (choice.kind) {
    case 'number':
      return words(sitting, 'play.number', { range: range(sitting, choice) });
    case 'some':
      return words(sitting, 'play.some', { range: range(sitting, choice) });
    case 'order':
      return words(sitting, 'play.order');
    case 'amounts':
      return words(sitting, 'play.amounts', { range: range(sitting, choice) });
    case 'offer':
      return words(sitting, 'play.deal');
  }
}

/** An answer in the scenario notation: for what the prompts do not offer, and to hear why not. */
async function typed(sitting: Sitting): Promise<Move> {
  const message = words(sitting, 'play.type');
  const text = answered(await clack.text({ message, placeholder: 'pass, 12, [3 5]' }));
  if (text === null || text.trim() === '') return { kind: 'table' };
  try {
    return say(readAnswer(text.trim()));
  } catch (error) {
    if (!isFault(error)) throw error;
    clack.log.warn(error.message);
    return { kind: 'table' };
  }
}
