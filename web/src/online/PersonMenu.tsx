// What can be done about the person at another seat: not hear them, keep away from them, tell whoever looks after the house.

import type { Rights } from '@orrery/protocol/people';
import type { Seat } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { people } from '../account/api.ts';
import { TaskStatus } from '../account/Said.tsx';
import { useTask } from '../account/useTask.ts';
import { TableSheet } from '../table/Dialog.tsx';
import { useLanguage } from '../words/language.tsx';

interface Props {
  readonly table: string;
  readonly seat: Seat;
  readonly name: string;
  /** Whether we sit there ourselves. */
  readonly seated: boolean;
  onClose(): void;
}

export function PersonMenu({ table, seat, name, seated, onClose }: Props) {
  const { say } = useLanguage();
  const [rights, setRights] = useState<Rights | null>(null);
  const task = useTask();
  useEffect(() => {
    people.rights(table).then(setRights, () => setRights(null));
  }, [table]);
  const turn = (what: 'mute' | 'block', on: boolean) => () =>
    task.run(async () => {
      await people[what](table, seat, on);
      setRights(await people.rights(table));
    });
  const way = (what: 'mute' | 'block', is: boolean) => (
    <section className="seat-way">
      <p className="quiet">{say(`person.${what}-more`)}</p>
      <button type="button" className="button" disabled={task.busy} onClick={turn(what, !is)}>
        {say(is ? `person.un${what}` : `person.${what}`)}
      </button>
    </section>
  );
  return (
    <TableSheet title={name} onClose={onClose}>
      {rights?.owner === true && way('mute', rights.muted.includes(seat))}
      {seated && rights !== null && way('block', rights.blocked.includes(seat))}
      <TaskStatus task={task} done="account.saved" />
      <ReportPerson table={table} seat={seat} />
    </TableSheet>
  );
}

function ReportPerson({ table, seat }: { readonly table: string; readonly seat: Seat }) {
  const { say } = useLanguage();
  const [text, setText] = useState('');
  const task = useTask();
  const send = async (): Promise<void> => {
    await people.report(table, seat, text.trim());
    setText('');
  };
  return (
    <form className="seat-way report" onSubmit={task.onSubmit(send)}>
      <label className="field">
        {say('person.report-what')}
        <textarea required rows={3} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
        <small>{say('person.report-more')}</small>
      </label>
      <button type="submit" className="button danger" disabled={task.busy}>
        {say('person.report')}
      </button>
      <TaskStatus task={task} done="person.reported" />
    </form>
  );
}
