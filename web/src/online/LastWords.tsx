// The last words somebody else said, until they are read or put aside: nobody has to keep an eye on the talk.

import type { TableView } from '@orrery/protocol/tables';
import { useState, useSyncExternalStore } from 'react';
import type { Company } from '../source/company.ts';
import { useTableContext } from '../table/frame.ts';
import { useLanguage } from '../words/language.tsx';
import { TALK } from './talkPanel.tsx';
import { useTalkText } from './Talk.tsx';

export function LatestTalk({ tableView, company }: { readonly tableView: TableView; readonly company: Company }) {
  const { say } = useLanguage();
  const { props, frontPanel } = useTableContext();
  const { talk } = useSyncExternalStore(company.subscribe, company.met);
  const write = useTalkText(tableView);
  // What was said before we came is in the talk, not news.
  const [opened] = useState(Date.now);
  const [read, setRead] = useState(0);
  const last = talk.findLast((said) => said.at > opened && 'seat' in said && said.seat !== tableView.you);
  if (last === undefined || !('seat' in last)) return null;
  if (frontPanel === TALK && last.n > read) setRead(last.n);
  if (last.n <= read || frontPanel === TALK) return null;
  return (
    <div className="online-line last-words" role="status">
      <p>
        <strong>{tableView.seats[last.seat]?.name}</strong> {write(last)}
      </p>
      <button type="button" className="button plain" onClick={() => props.show(TALK)}>
        {say('talk.open')}
      </button>
      <button type="button" className="button plain" onClick={() => setRead(last.n)}>
        {say('table.close')}
      </button>
    </div>
  );
}
