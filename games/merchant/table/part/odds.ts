// The odds of an attack before it is made: all 36 throws, counted with the strengths the rules themselves reckon.

import type { Seat } from '@orrery/kernel';
import { clashStrengths, markerStrengths, standingValue } from '../../rules/blast.ts';
import { NONE, type Table } from '../../rules/table.ts';
import { revoltBonus, swindleBonus } from '../../rules/theft.ts';
import { words } from '../../rules/words.ts';

export interface Odds {
  readonly win: number;
  /** The defender's strength is the higher: a weapon that fired back has hit. */
  readonly lose: number;
}

function count(strengths: (mine: number, theirs: number) => readonly [number, number]): Odds {
  let [win, lose] = [0, 0];
  for (let mine = 1; mine <= 6; mine++)
    for (let theirs = 1; theirs <= 6; theirs++) {
      const [attack, defence] = strengths(mine, theirs);
      if (attack > defence) win++;
      else if (defence > attack) lose++;
    }
  return { win: win / 36, lose: lose / 36 };
}

/** `fort`, `marker`, `rastur` or `pawn 2`, with these weapons; `answered` is what a pawn fires back. */
export function blastOdds(
  table: Table,
  seat: Seat,
  target: string,
  fired: readonly number[],
  answered: readonly number[],
): Odds {
  const [kind, pawn] = words(target);
  if (kind === 'pawn')
    return count((mine, theirs) => clashStrengths(table, seat, pawn, [fired, answered], [mine, theirs]));
  const value = standingValue(table, table.at[seat] ?? NONE, kind);
  return count((mine, theirs) => markerStrengths(table, value, fired, mine, theirs));
}

export function swindleOdds(table: Table, seat: Seat, other: Seat): Odds {
  const dot = table.at[seat] ?? NONE;
  const [own, against] = [swindleBonus(table, seat, dot), swindleBonus(table, other, dot)];
  return count((mine, theirs) => [mine + own, theirs + against]);
}

export function revoltOdds(table: Table, seat: Seat, owner: Seat): Odds {
  const dot = table.at[seat] ?? NONE;
  const [own, against] = [revoltBonus(table, seat, dot), revoltBonus(table, owner, dot)];
  return count((mine, theirs) => [mine + own, theirs + against]);
}
