// The part of the server's API that is about people.

import type { GameRecord, Seat } from '@orrery/kernel';
import type {
  Account,
  Delete,
  Forgot,
  KeptRecord,
  MailTo,
  MoveInfo,
  NewPassword,
  NewToken,
  Nod,
  Ok,
  Profile,
  FinishedGame,
  ProfilePage,
  PushAt,
  Rating,
  Reset,
  Rights,
  Session,
  Signed,
  SignIn,
  SignUp,
  Token,
  Turn,
} from '@orrery/protocol/people';
import type { Late, Stage, TableInfo } from '@orrery/protocol/tables';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call } from '../source/api.ts';

const part = encodeURIComponent;

export const people = {
  account: () => call<Account>('account'),
  signUp: (wish: SignUp) => call<Account>('account/sign-up', wish),
  signIn: (wish: SignIn) => call<Account>('account/sign-in', wish),
  signOut: () => call<Ok>('account/sign-out', {}),
  forgot: (wish: Forgot) => call<Ok>('account/forgot', wish),
  reset: (wish: Reset) => call<Account>('account/reset', wish),
  askNewPasskey: () => call<PublicKeyCredentialCreationOptionsJSON>('account/passkey/ask', { new: true }),
  askPasskey: () => call<PublicKeyCredentialRequestOptionsJSON>('account/passkey/ask', { new: false }),
  addPasskey: (added: object) => call<Account>('account/passkey/add', added),
  passkeyIn: (response: object) => call<Account>('account/passkey/sign-in', { response }),
  endPasskey: (id: string) => call<Account>(`account/passkey/${part(id)}/end`, {}),
  password: (wish: NewPassword) => call<Account>('account/password', wish),
  profile: (profile: Profile) => call<Account>('account/profile', profile),
  sessions: () => call<readonly Session[]>('account/sessions'),
  endSession: (id: string) => call<Ok>(`account/sessions/${part(id)}/end`, {}),
  tokens: () => call<readonly Token[]>('account/tokens'),
  addToken: (token: NewToken) => call<Token>('account/tokens', token),
  endToken: (id: string) => call<Ok>(`account/tokens/${part(id)}/end`, {}),
  records: () => call<readonly KeptRecord[]>('account/records'),
  keepRecord: (record: GameRecord) => call<KeptRecord>('account/records', record),
  delete: (wish: Delete) => call<Ok>('account/delete', wish),
  push: (place: PushAt) => call<Ok>('account/push', place),
  endPush: (place: PushAt) => call<Ok>('account/push/end', place),
  mail: (mail: MailTo) => call<Account>('account/mail', mail),
  confirm: (signed: Signed) => call<Ok>('account/confirm', signed),
  quiet: (signed: Signed) => call<Ok>('quiet', signed),
  nod: (table: string, nod: Nod) => call<Ok | Late>(`tables/${part(table)}/nod`, nod),
  hold: (table: string, nod: Nod) => call<Ok | Late>(`tables/${part(table)}/hold`, nod),
  rights: (table: string) => call<Rights>(`tables/${part(table)}/rights`),
  remove: (table: string, seat: Seat) => call<Ok>(`tables/${part(table)}/remove`, { seat }),
  close: (table: string) => call<Ok>(`tables/${part(table)}/close`, {}),
  mute: (table: string, seat: Seat, on: boolean) => call<Ok>(`tables/${part(table)}/mute`, { seat, on }),
  block: (table: string, seat: Seat, on: boolean) => call<Ok>(`tables/${part(table)}/block`, { seat, on }),
  report: (table: string, seat: Seat, text: string) => call<Ok>(`tables/${part(table)}/report`, { seat, text }),
  move: (table: string) => call<MoveInfo>(`tables/${part(table)}/move`),
  voteMove: (table: string, yes: boolean) => call<MoveInfo>(`tables/${part(table)}/move`, { yes }),
  turns: () => call<readonly Turn[]>('turns'),
  /** Those that anybody may find; of this game, where one is named. */
  tables: (stage: Stage, game = '') =>
    call<readonly TableInfo[]>(`tables?stage=${stage}${game === '' ? '' : `&game=${part(game)}`}`),
  ratings: (table: string) => call<readonly Rating[]>(`tables/${part(table)}/ratings`),
  /** The reader's finished games, those that come after this one. */
  played: (last?: Pick<FinishedGame, 'over' | 'table'>) =>
    call<ProfilePage>(last === undefined ? 'profile' : `profile?before=${last.over}&id=${last.table}`),
};
