import type { Panel } from '../../../table.ts';
import type { Table } from '../../rules/table.ts';

export const panels: readonly Panel<Table>[] = [];
