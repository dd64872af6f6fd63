// How to be told that it is your turn: push on this device, letters to an address, or not at all.

import { useEffect, useState } from 'react';
import { useLanguage } from '../words/language.tsx';
import type { AccountPanelProps } from './AccountPage.tsx';
import { useOwnersProof } from './OwnersProof.tsx';
import { people } from './peopleApi.ts';
import { TaskStatus, useTask } from './task.tsx';

export function Notifications(own: AccountPanelProps) {
  const { account, onChange } = own;
  const { say } = useLanguage();
  const task = useTask();
  const { profile } = account;
  const turn = (notices: boolean) => async () => onChange(await people.profile({ ...profile, notices }));
  return (
    <section className="panel" aria-labelledby="notices-title">
      <h2 id="notices-title">{say('notices.title')}</h2>
      <p className="quiet">{say('notices.more')}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={profile.notices}
          disabled={task.busy}
          onChange={({ target }) => task.run(turn(target.checked))}
        />
        {say('notices.on')}
      </label>
      {profile.notices && canPush() && account.house.pushKey !== '' && <PushSwitch pushKey={account.house.pushKey} />}
      {profile.notices &&
        (account.house.mail ? <MailAddress {...own} /> : <p className="quiet">{say('notices.no-mail')}</p>)}
      <TaskStatus task={task} />
    </section>
  );
}

function PushSwitch({ pushKey }: { readonly pushKey: string }) {
  const { say } = useLanguage();
  const [isOn, setOn] = useState(false);
  const [denied, setDenied] = useState(Notification.permission === 'denied');
  const task = useTask();
  useEffect(() => void subscription().then((found) => setOn(found !== null)), []);
  const turn = async (): Promise<void> => {
    if (isOn) await stopPush();
    const granted = isOn || (await pushHere(pushKey));
    setDenied(!granted);
    setOn(!isOn && granted);
  };
  return (
    <div className="row">
      <p>
        <strong>{say('notices.push')}</strong>
        <br />
        {isOn && <span className="good">{say('notices.push-is-on')}</span>}
        {denied && <span className="quiet">{say('notices.push-denied')}</span>}
      </p>
      <button type="button" className="button" disabled={task.busy} onClick={() => task.run(turn)}>
        {say(isOn ? 'notices.push-off' : 'notices.push-on')}
      </button>
      <TaskStatus task={task} />
    </div>
  );
}

function MailAddress({ account, onChange }: AccountPanelProps) {
  const { say } = useLanguage();
  const [address, setAddress] = useState(account.mail);
  const task = useTask();
  const proof = useOwnersProof(account);
  const isOther = address.trim() !== account.mail;
  const save = async (): Promise<void> => {
    onChange(await people.mail({ address: address.trim(), owner: await proof.prove() }));
    proof.clear();
  };
  const state = account.mailConfirmed ? 'notices.mail-is-on' : 'notices.mail-waits';
  return (
    <form onSubmit={task.onSubmit(save)}>
      <div className="row">
        <label className="field">
          {say('notices.mail')}
          <input
            type="email"
            autoComplete="email"
            maxLength={200}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        {isOther && proof.field}
        <button type="submit" className="button" disabled={task.busy || !isOther}>
          {say(address.trim() === '' && isOther ? 'notices.mail-end' : 'notices.mail-save')}
        </button>
      </div>
      {account.mail !== '' && <p className={account.mailConfirmed ? 'good' : 'quiet'}>{say(state)}</p>}
      <TaskStatus task={task} />
    </form>
  );
}

const canPush = (): boolean =>
  globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** What this browser is subscribed to; null: nothing. */
async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return worker === undefined ? null : worker.pushManager.getSubscription();
}

/** False: the reader, or the browser, does not want it. */
async function pushHere(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const place = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = place.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await people.push({ endpoint: endpoint ?? place.endpoint, keys: { p256dh, auth } });
  return true;
}

async function stopPush(): Promise<void> {
  const place = await subscription();
  if (place === null) return;
  await people.endPush({ endpoint: place.endpoint });
  await place.unsubscribe();
}
