// One part of `orrery check`, on a thread of its own.

import { getGame } from '@orrery/games';
import { check, type CheckReport, type Wanted } from '@orrery/kernel/testkit';

export interface CheckPart {
  readonly game: string;
  readonly wanted: Wanted;
}

export default async function checkPart({ game, wanted }: CheckPart): Promise<CheckReport> {
  return check(await getGame(game), wanted);
}
