// What a combat promises, sampled: the rules themselves fight it many times on an imagined world, both sides to the end and by what silence
// would answer. A few fights at a time, so that the page never waits for it.

import {
  type Answer,
  type Ask,
  asks,
  createKit,
  fastDice,
  type Game,
  imagine,
  picker,
  silence,
  step,
  type View,
} from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { type Hex, type Owner, type Table } from '../rules/table.ts';
import { costOf } from '../rules/units.ts';

/** How fights ended, and what was lost on average, in IOU, by side. */
export interface Odds {
  readonly fights: number;
  readonly attacker: Owner;
  readonly defender: Owner;
  /** How often the attacker, the defender was left alone in the hex; else both or neither. */
  readonly won: number;
  readonly lost: number;
  readonly losses: readonly [attacker: number, defender: number];
}

/** A combat that could be: where, and the answers that bring it about; none: it is on. */
export interface Clash {
  readonly hex: Hex;
  readonly answers: readonly Answer[];
}

const [FIGHTS, AT_ONCE, MOST_STEPS] = [200, 10, 400];

interface Ended {
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly holder: Owner;
  readonly losses: readonly [number, number];
}

/** One fight. Null: it does not come to one. */
export function fightOnce(
  game: Game<Table>,
  view: View<Table>,
  seat: number,
  clash: Clash,
  seed: number,
): Ended | null {
  const world = imagine(game, view, picker(fastDice(seed)));
  const kit = createKit(game, fastDice(seed));
  const { battle } = world.table;
  let [attacker, defender] = battle !== null && battle.hex === clash.hex ? battle.owner : [NOBODY, NOBODY];
  const losses: [number, number] = [0, 0];
  const left = [...clash.answers];
  for (let n = 0; n < MOST_STEPS; n++) {
    const ask: Ask | undefined = left.length > 0 ? undefined : asks(game, world, kit)[0];
    if (left.length > 0) step(kit, world, seat, left.shift() ?? null);
    else if (ask === undefined) return null;
    else step(kit, world, ask.seat, silence(ask));
    for (const { key, args } of kit.events) {
      const [who, hex] = [Number(args['who']), Number(args['hex'])];
      if (key === 'log.battle' && hex === clash.hex) [attacker, defender] = [who, Number(args['whom'])];
      if (attacker === NOBODY || hex !== clash.hex) continue;
      if (key === 'log.destroyed')
        losses[who === attacker ? 0 : 1] += costOf(world.table, Number(args['unit'])) * Number(args['n']);
      if (key === 'log.battle-over') return { attacker, defender, holder: who, losses };
    }
  }
  return null;
}
const NOBODY = -9;

/** Odds, and what they are about. */
interface Found {
  readonly view: View<Table>;
  readonly question: string;
  readonly odds: Odds | null;
}

/** Grows while it samples; null: nothing yet, or it comes to no combat. */
export function useOdds(game: Game<Table>, view: View<Table>, seat: number, clash: Clash | null): Odds | null {
  const [found, setFound] = useState<Found | null>(null);
  const question = clash === null ? '' : JSON.stringify(clash);
  useEffect(() => {
    if (question === '') return undefined;
    const wanted = JSON.parse(question) as Clash;
    const ended: Ended[] = [];
    let [tries, timer] = [0, 0];
    const more = (): void => {
      for (let n = 0; n < AT_ONCE; n++) {
        const one = fightOnce(game, view, seat, wanted, ++tries);
        if (one === null) return;
        ended.push(one);
      }
      setFound({ view, question, odds: summed(ended) });
      if (tries < FIGHTS) timer = window.setTimeout(more, 0);
    };
    timer = window.setTimeout(more, 0);
    return () => window.clearTimeout(timer);
  }, [game, view, seat, question]);
  return found !== null && found.view === view && found.question === question ? found.odds : null;
}

export function summed(ended: readonly Ended[]): Odds | null {
  const [first] = ended;
  if (first === undefined) return null;
  const { attacker, defender } = first;
  const mean = (side: 0 | 1): number => ended.reduce((sum, { losses }) => sum + losses[side], 0) / ended.length;
  return {
    fights: ended.length,
    attacker,
    defender,
    won: ended.filter(({ holder }) => holder === attacker).length / ended.length,
    lost: ended.filter(({ holder }) => holder === defender).length / ended.length,
    losses: [mean(0), mean(1)],
  };
}
