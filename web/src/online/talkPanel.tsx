// The talk of a table as one of the panels beside its board.

import type { Panel } from '@orrery/games/table';
import { useSyncExternalStore } from 'react';
import type { RemoteTable } from '../source/remote.ts';
import { Talk } from './Talk.tsx';

export const TALK = 'talk';
const BUBBLE = 'M4 5h16v11h-9l-4 4v-4h-3z';

export function talkPanel(source: RemoteTable): Panel {
  function Body() {
    const tableView = useSyncExternalStore(source.subscribe, source.sight);
    return <Talk tableView={tableView} company={source.company} />;
  }
  return { id: TALK, title: 'talk.title', icon: BUBBLE, Body };
}
