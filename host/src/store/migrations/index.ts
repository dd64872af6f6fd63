// The versions of the schema. Each runs once, in the order of its name, in one transaction with the note that it has run.
// What has been shipped is never changed: add a file, and name it here.

import type { Kysely } from 'kysely';
import { tables } from './0001-tables.ts';
import { snapshots } from './0002-snapshots.ts';
import { jobs } from './0003-jobs.ts';
import { sitting } from './0004-sitting.ts';
import { talk } from './0005-talk.ts';
import { people } from './0101-people.ts';
import { pace } from './0102-pace.ts';
import { bundles } from './0103-bundles.ts';
import { mutes } from './0104-mutes.ts';
import { snapshotMarks } from './0105-snapshot-marks.ts';
import { networks } from './0106-networks.ts';
import { foundSoon } from './0107-found-soon.ts';
import { records } from './0108-records.ts';
import { absences } from './0109-absences.ts';
import { results } from './0110-results.ts';
import { bounded } from './0111-bounded.ts';

export type Kind = 'sqlite' | 'postgres';

/** Knows no columns but those it makes: the schema of today is not the one it works on. */
export type Step = (db: Kysely<unknown>, kind: Kind) => Promise<void>;

export const migrations: Readonly<Record<string, Step>> = {
  '0001-tables': tables,
  '0002-snapshots': snapshots,
  '0003-jobs': jobs,
  '0004-sitting': sitting,
  '0005-talk': talk,
  '0101-people': people,
  '0102-pace': pace,
  '0103-bundles': bundles,
  '0104-mutes': mutes,
  '0105-snapshot-marks': snapshotMarks,
  '0106-networks': networks,
  '0107-found-soon': foundSoon,
  '0108-records': records,
  '0109-absences': absences,
  '0110-results': results,
  '0111-bounded': bounded,
};
