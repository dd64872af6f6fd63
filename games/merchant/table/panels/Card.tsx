import type { TableProps } from '../../../table.ts';
import type { Table } from '../../rules/table.ts';

export function Card({ say }: TableProps<Table>) {
  return <p>{say({ key: 'word.end' })}</p>;
}
