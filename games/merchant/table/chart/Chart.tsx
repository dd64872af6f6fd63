import type { TableProps } from '../../../table.ts';
import type { Table } from '../../rules/table.ts';

export function Chart({ view }: TableProps<Table>) {
  return <svg viewBox="0 0 1000 917" data-turn={view.table.turn} />;
}
