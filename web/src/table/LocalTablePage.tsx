// A game of this browser.

import { Trouble, Waiting } from '../part/Waiting.tsx';
import { openLocal } from '../source/local.ts';
import { Table, useOpenedTable } from './Table.tsx';

export default function LocalTablePage({ id }: { readonly id: string }) {
  const opened = useOpenedTable(id, openLocal);
  if (opened === null) return <Waiting />;
  return 'error' in opened ? <Trouble error={opened.error} /> : <Table {...opened} />;
}
