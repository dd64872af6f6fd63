// Fleets of the same price against each other, to the last ship: `node games/interspace/test/duels.ts <combats>` prints the table of docs/tuning.md.

import { asks, clone, createKit, fastDice, picker, step, view } from '@orrery/kernel';
import { UNITS } from '../data/units.ts';
import { game } from '../index.ts';
import { sizeOf } from '../rules/battle.ts';
import { hasMilitary } from '../rules/units.ts';
import { arrange, open, put, rewind, type Stage } from './stage.ts';

const PRICE = 72;
const ids = ['PB', 'AB', 'DD', 'CA', 'BB', 'SS', 'RS'];
const costOf = (id: string): number => UNITS.find((each) => each.id === id)?.cost ?? 1;
const fleetOf = (id: string): string => `${Math.round(PRICE / costOf(id))} ${id}`;
const combats = Number(process.argv[2] ?? 20);

function meet(mine: string, theirs: string): Stage {
  const s = open(2);
  put(s, 0, mine, 2);
  put(s, 1, theirs, 2);
  rewind(s, 'contact');
  arrange(s, ({ frames }) => void frames.push({ step: 'attack' }));
  arrange(s, ({ frames }) => void Object.assign(frames.at(-2) ?? {}, { at: 1 }));
  return s;
}

/** Whether the attacker wins. */
function fight(start: Stage['state'], seed: number): boolean {
  const kit = createKit(game, fastDice(seed));
  const pick = picker(fastDice(seed + 7));
  const state = clone(start);
  step(kit, state, 0, 'fight 2 1');
  for (;;) {
    const { battle } = state.table;
    if (battle === null) return hasMilitary(state.table, 2, 0);
    if (sizeOf(battle.fleet[1]) === 0) return sizeOf(battle.fleet[0]) > 0;
    if (sizeOf(battle.fleet[0]) === 0) return false;
    const [ask] = asks(game, state, kit);
    if (ask === undefined) return false;
    const fights = ask.step === 'retreat';
    step(kit, state, ask.seat, fights ? null : (game.brain?.policy?.(view(state, ask.seat), ask, pick) ?? null));
  }
}

const movable = ids.filter((id) => id !== 'SS' && id !== 'RS');
console.log(`| attacker | ${ids.map((id) => fleetOf(id)).join(' | ')} |`);
console.log(`|---|${ids.map(() => '---:|').join('')}`);
for (const mine of movable) {
  const row = ids.map((theirs) => {
    const { state } = meet(fleetOf(mine), fleetOf(theirs));
    let won = 0;
    for (let n = 0; n < combats; n++) won += Number(fight(state, n + 1));
    return `${Math.round((100 * won) / combats)} %`;
  });
  console.log(`| ${fleetOf(mine)} | ${row.join(' | ')} |`);
}
