// Which answers have a button beside the question, and which questions the board asks itself.

import type { Answer } from '@orrery/kernel';
import type { TableProps } from '../../table.ts';
import { words } from '../rules/steps.ts';
import type { Table } from '../rules/table.ts';
import { cellOf, targetsOf } from './board/targets.ts';

const FEW = 6;

/** Answers that have a button beside the planets. */
const BESIDE_PLANETS: readonly string[] = ['let', 'bar'];

/** Hexes are pressed on the map; everything else is a button as long as there are few. */
export function short({ ask, view }: TableProps<Table>): readonly Answer[] {
  if (ask === null || ask.choice.kind !== 'one') return [];
  const { noun, options } = ask.choice;
  const others = options.filter(
    (id) => cellOf(view.table, noun, id) === null && !BESIDE_PLANETS.includes(words(id)[0]),
  );
  return others.length <= FEW ? others : [];
}

/** By what is asked: in a phase of all at once every question is one of its step. */
const [AT_FOOT, IN_COMBAT]: readonly (readonly string[])[] = [
  ['ask.group', 'ask.cargo', 'ask.apart', 'ask.remake', 'ask.swap'],
  ['ask.deploy', 'ask.damage', 'ask.withdraw', 'ask.modules', 'ask.assemble'],
];
const counts = (ask: TableProps<Table>['ask'], prompts: readonly string[] = []): boolean =>
  ask !== null && ask.choice.kind === 'amounts' && prompts.includes(ask.prompt.key);

/** Questions whose ships or cargo are counted at the foot of the board; and those that are, beside the zones of a combat. */
export const isCountedAtFoot = (ask: TableProps<Table>['ask']): boolean => counts(ask, AT_FOOT);
export const isCountedInCombat = (ask: TableProps<Table>['ask']): boolean => counts(ask, IN_COMBAT);

export const answeredOnBoard = ({ ask, view }: TableProps<Table>): boolean =>
  isCountedAtFoot(ask) || isCountedInCombat(ask) || targetsOf(view, ask).kind === 'some';
