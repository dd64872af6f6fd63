// A game of this browser.

import { Trouble } from '../part/Trouble.tsx';
import { Waiting } from '../part/Waiting.tsx';
import { openLocal } from '../source/local.ts';
import { Table } from './Table.tsx';
import { useOpenedTable } from './useOpened.ts';

export default function LocalTablePage({ id }: { readonly id: string }) {
  const opened = useOpenedTable(id, openLocal);
  if (opened === null) return <Waiting />;
  return 'error' in opened ? <Trouble error={opened.error} /> : <Table {...opened} />;
}
