// Which answers have a button of their own beside the question, which questions the board asks itself, and what of it an answer is
// about.

import type { Answer } from '@orrery/kernel';
import type { TableProps } from '../../table.ts';
import type { Table } from '../rules/table.ts';
import { filledClicks, targetsOf, thingOf } from './board/targets.ts';
import type { Thing } from './focus.tsx';

/** So many buttons, and so many letters on them, have room in the bar. */
const [FEW, LETTERS] = [6, 66];

/** Planets are pressed on the board, cards are laid from the hand; everything else is a button as long as there is room. */
export function short({ ask, name }: TableProps<Table>): readonly Answer[] {
  if (ask === null || ask.choice.kind !== 'one' || ask.choice.noun === 'slot') return [];
  const { noun, options } = ask.choice;
  const isPlanet = (option: Answer): boolean =>
    noun !== 'act' && thingOf(noun, option as string)?.startsWith('place') === true;
  const others = options.filter((option) => !isPlanet(option));
  const letters = (): number => others.reduce<number>((sum, option) => sum + name(noun, option).length, 0);
  return others.length <= FEW && letters() <= LETTERS ? others : [];
}

/** More clicks than this are better made in the list. */
const MANY = 8;

/** Whether every answer can be given on the board, and in few clicks. */
export function answeredOnBoard({ ask, view }: TableProps<Table>): boolean {
  if (ask === null) return false;
  const { kind, by } = targetsOf(ask);
  if (ask.choice.kind === 'amounts' && ask.choice.min > MANY && filledClicks(ask, view.table, ask.choice.min) === null)
    return false;
  const entries =
    ask.choice.kind === 'amounts' ? ask.choice.entries : 'options' in ask.choice ? ask.choice.options : [];
  return kind !== null && [...by.values()].flat().length === entries.length;
}

/** What of the board an answer is about, for a hint. */
export function lights({ ask }: TableProps<Table>, answer: Answer): readonly Thing[] {
  const choice = ask?.choice;
  if (choice === undefined || answer === null || !('noun' in choice)) return [];
  const ids =
    choice.kind !== 'amounts'
      ? [answer].flat()
      : choice.entries.flatMap(({ id }, entry) => (Array.isArray(answer) && Number(answer[entry]) > 0 ? [id] : []));
  return ids.flatMap((id) => (typeof id === 'object' ? [] : (thingOf(choice.noun, id) ?? [])));
}
