// The tables about people, as Kysely sees them; store/migrations makes them. Moments are milliseconds since 1970, yes and
// no are 1 and 0, so that both databases keep the same.

export interface PeopleSchema {
  people: PersonRow;
  passkeys: PasskeyRow;
  challenges: { hash: string; guest: string; until: number };
  sessions: SessionRow;
  tokens: TokenRow;
  kept_records: KeptRow;
  push_places: { endpoint: string; person: string; p256dh: string; auth: string; created: number };
  told: { person: string; way: string; sent: number };
  /** `network`: where the other one came from; empty: that is not known. */
  blocks: { person: string; other: string; created: number; network: string };
  networks: { guest: string; network: string; seen: number };
  reports: ReportRow;
  mutes: { table_id: string; seat: number };
  house_keys: { name: string; value: string };
}

export interface PersonRow {
  id: string;
  login: string | null;
  password: string | null;
  name: string;
  lang: string;
  zone: string;
  weekends: number;
  away: string;
  notices: number;
  mail: string;
  mail_confirmed: number;
  created: number;
}

export interface PasskeyRow {
  id: string;
  person: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
  used: number | null;
}

interface SessionRow {
  id: string;
  hash: string;
  person: string;
  agent: string;
  created: number;
  seen: number;
}

export interface TokenRow {
  id: string;
  hash: string;
  person: string;
  name: string;
  scopes: string;
  created: number;
  used: number | null;
}

interface KeptRow {
  id: string;
  person: string;
  game: string;
  table_id: string;
  record: string;
  over: number;
  created: number;
  /** Who played it, as JSON, and how long its record is: the record itself is read when it is asked for. */
  seats: string;
  letters: number;
}

interface ReportRow {
  id: string;
  table_id: string;
  person: string;
  seat: number | null;
  text: string;
  created: number;
}
