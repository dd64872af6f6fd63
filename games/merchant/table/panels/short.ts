// The answers that get a button of their own; all others are on the chart, on a panel, or in the list.

import type { Answer } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import type { Table } from '../../rules/table.ts';

const LARGE: readonly Answer[] = ['stay', 'end', 'land', 'pay', 'stop', 'accept', 'counter', 'claim'];

export const short = ({ ask }: TableProps<Table>): readonly Answer[] =>
  ask?.choice.kind === 'one' ? ask.choice.options.filter((option) => LARGE.includes(option)) : [];
