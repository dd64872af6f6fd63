// Passkeys of this browser. The library is loaded when somebody wants one.

import type { Account } from '@orrery/protocol/people';
import type { Lang } from '@orrery/kernel';
import { people } from './api.ts';

export async function makePasskey(name: string, lang: Lang): Promise<Account> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON: await people.askNewPasskey() });
  return people.addPasskey({ name, lang, zone: ownZone(), response });
}

export async function signInByPasskey(): Promise<Account> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return people.passkeyIn(await startAuthentication({ optionsJSON: await people.askPasskey() }));
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
