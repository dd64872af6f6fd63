// Your account: for a guest the way in, for everybody else what is kept and how to change it.

import type { Account } from '@orrery/protocol/people';
import { useEffect, useState } from 'react';
import { Waiting } from '../part/Waiting.tsx';
import { useServerBack } from '../source/serverBack.ts';
import { useLanguage } from '../words/language.tsx';
import { Credentials, Sessions, Tokens } from './Access.tsx';
import { MyData } from './MyData.tsx';
import { Notifications } from './Notifications.tsx';
import { people } from './peopleApi.ts';
import { PeoplePage, PlainHttpNote } from './PeoplePage.tsx';
import { ProfileForm } from './Profile.tsx';
import { SignInPanel } from './SignIn.tsx';

/** What a panel needs: the account, and where to put it once it has changed. */
export interface AccountPanelProps {
  readonly account: Account;
  onChange(account: Account): void;
}

export default function AccountPage() {
  const { say } = useLanguage();
  const [account, setAccount] = useState<Account | Error | null>(null);
  const [gone, setGone] = useState(false);
  const load = (): void => void people.account().then(setAccount, setAccount);
  useEffect(load, []);
  useServerBack(() => account instanceof Error && load());
  if (account === null) return <Waiting />;
  if (account instanceof Error)
    return (
      <PeoplePage title={say('account.title')}>
        <p className="lead" role="status">
          {say(navigator.onLine ? 'account.unreachable' : 'account.offline')}
        </p>
        <button type="button" className="button main" onClick={load}>
          {say('table.again')}
        </button>
      </PeoplePage>
    );
  const own: AccountPanelProps = { account, onChange: setAccount };
  if (!account.signedIn)
    return (
      <PeoplePage title={say('account.guest-title')}>
        {gone && (
          <p className="lead good" role="status">
            {say('data.deleted')}
          </p>
        )}
        <SignInPanel {...own} />
        <PlainHttpNote />
      </PeoplePage>
    );
  return (
    <PeoplePage title={say('account.title')}>
      <div className="people-columns">
        <div>
          <ProfileForm {...own} />
          <Notifications {...own} />
          <Sessions onOut={load} />
        </div>
        <div>
          <Credentials {...own} />
          <Tokens account={account} />
          <MyData
            account={account}
            onGone={() => {
              setGone(true);
              load();
            }}
          />
        </div>
      </div>
      <PlainHttpNote />
    </PeoplePage>
  );
}
