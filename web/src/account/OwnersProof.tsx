// That it is the owner who asks: the password typed once more, or a passkey used at this moment.

import type { OwnersProof } from '@orrery/protocol/people';
import { type ReactNode, useState } from 'react';
import type { AccountPanelProps } from './AccountPage.tsx';
import { people } from './peopleApi.ts';
import { PasswordField } from './SignIn.tsx';

interface Proof {
  /** Where the password is typed; null: a passkey is asked for when the form is sent. */
  readonly field: ReactNode;
  /** What is sent along. */
  prove(): Promise<OwnersProof>;
  clear(): void;
}

/** Whoever has both may leave the field empty and use a passkey. */
export function useOwnersProof({ hasPassword, passkeys, house }: AccountPanelProps['account']): Proof {
  const [password, setPassword] = useState('');
  const hasPasskey = passkeys.length > 0 && house.passkeys;
  return {
    field: hasPassword ? (
      <PasswordField label="keys.now" or={hasPasskey} value={password} onChange={setPassword} />
    ) : null,
    prove: async () =>
      hasPassword && !(hasPasskey && password === '') ? { password } : { passkey: await usedPasskey() },
    clear: () => setPassword(''),
  };
}

async function usedPasskey(): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: await people.askPasskey() });
}
