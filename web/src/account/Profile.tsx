// What others see of you, and when your clocks rest.

import type { Profile } from '@orrery/protocol/people';
import { useState } from 'react';
import { plainName } from '../home/name.ts';
import { useLanguage } from '../words/language.tsx';
import { localeOf } from '../words/when.ts';
import type { AccountPanelProps } from './AccountPage.tsx';
import { people } from './peopleApi.ts';
import { TaskStatus, useTask } from './task.tsx';

const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

export function ProfileForm({ account, onChange }: AccountPanelProps) {
  const { say } = useLanguage();
  const [profile, setProfile] = useState(account.profile);
  const task = useTask();
  const set = (change: Partial<Profile>): void => setProfile({ ...profile, ...change });
  const zones = ZONES.includes(profile.zone) ? ZONES : [profile.zone, ...ZONES];
  return (
    <section className="panel" aria-labelledby="profile-title">
      <h2 id="profile-title">{say('profile.title')}</h2>
      <form onSubmit={task.onSubmit(async () => onChange(await people.profile(profile)))}>
        <label className="field">
          {say('account.name')}
          <input
            required
            maxLength={24}
            value={profile.name}
            onChange={({ target }) => set({ name: plainName(target.value) })}
          />
        </label>
        <div className="row">
          <label className="field">
            {say('profile.zone')}
            <select value={profile.zone} onChange={({ target }) => set({ zone: target.value })}>
              {zones.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
          </label>
          <label className="field">
            {say('profile.lang')}
            <select value={profile.lang} onChange={({ target }) => set({ lang: target.value === 'it' ? 'it' : 'en' })}>
              <option value="en">English</option>
              <option value="it">Italiano</option>
            </select>
          </label>
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={profile.weekends}
            onChange={({ target }) => set({ weekends: target.checked })}
          />
          {say('profile.weekends')}
        </label>
        <Holidays away={profile.away} onChange={(away) => set({ away })} />
        <button type="submit" className="button main" disabled={task.busy}>
          {say('account.save')}
        </button>
        <TaskStatus task={task} done="account.saved" />
      </form>
    </section>
  );
}

type Away = Profile['away'];

function Holidays({ away, onChange }: { readonly away: Away; readonly onChange: (away: Away) => void }) {
  const { say, lang } = useLanguage();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const day = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' });
  const add = (): void => {
    onChange([...away, { from, to }]);
    setFrom('');
    setTo('');
  };
  return (
    <fieldset>
      <legend>{say('profile.away')}</legend>
      <p className="quiet">{say('profile.away-more')}</p>
      <ul className="rows">
        {away.map((days) => (
          <li key={`${days.from} ${days.to}`}>
            <span>{day.formatRange(new Date(days.from), new Date(days.to))}</span>
            <button
              type="button"
              className="button plain"
              onClick={() => onChange(away.filter((each) => each !== days))}
            >
              {say('profile.remove')}
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <label className="field">
          {say('profile.from')}
          <input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        </label>
        <label className="field">
          {say('profile.to')}
          <input type="date" min={from} value={to} onChange={({ target }) => setTo(target.value)} />
        </label>
        <button type="button" className="button" disabled={from === '' || to < from} onClick={add}>
          {say('account.add')}
        </button>
      </div>
    </fieldset>
  );
}
