import { type Amount, no, type Seat, type State } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { bend } from '../rules/live.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { DEFENSE, has, now, OFFENSE, type Side, sideOf, type Table } from '../rules/table.ts';
import { bringIn, defending, firstOf, havensOf, liftable, liftAll, move, onCone } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'amoeba.add': { locals: { seat: Seat }; answer: readonly number[] };
    'amoeba.withdraw': { locals: { seat: Seat }; answer: number };
  }
}

/** The defense's tokens come and go on the attacked planet, unless it leads from the cone (Delegator); everybody else's there. */
function isOnPlanet({ table }: State<Table>, seat: Seat): boolean {
  const { holding, defense, cone } = now(table);
  return has(holding, seat) || (seat === defense && (cone[DEFENSE][seat] ?? 0) === 0);
}

const planetOf = (state: State<Table>, seat: Seat): number => (isOnPlanet(state, seat) ? now(state.table).target : -1);

/** Its tokens in the challenge that it could take back. */
export function inside(state: State<Table>, seat: Seat): number {
  const { cone, ghosts, warp } = now(state.table);
  if (isOnPlanet(state, seat)) return warp ? 0 : defending(state, seat);
  const side = sideOf(now(state.table), seat);
  return side === -1 ? 0 : (cone[side][seat] ?? 0) - (ghosts[side][seat] ?? 0);
}

/** Whether its tokens may leave where they are. */
const isFree = (state: State<Table>, seat: Seat): boolean =>
  !isOnPlanet(state, seat) || bend(state, 'leaves', true, seat, planetOf(state, seat));

const sources = (state: State<Table>, seat: Seat): Amount[] => liftable(state, seat, planetOf(state, seat));

/** `add`, `withdraw`: what it can do now. */
export function ways(state: State<Table>, seat: Seat): string[] {
  if (isOnPlanet(state, seat) && now(state.table).warp) return [];
  const hasHome = havensOf(state.table, seat).some((place) => place !== planetOf(state, seat));
  return [
    ...(sources(state, seat).length > 0 ? ['add'] : []),
    ...(hasHome && isFree(state, seat) && inside(state, seat) > 0 ? ['withdraw'] : []),
  ];
}

export function flow(kit: Kit, { seat, target }: { seat: Seat; target: unknown }): void {
  kit.call(target === 'add' ? 'amoeba.add' : 'amoeba.withdraw', { seat });
}

/** Once the cards are laid it flows into its challenge, or out of it. */
export const amoeba: Power = {
  acts: [
    {
      at: '7c',
      by: 'main',
      may: (state, seat) => inside(state, seat) > 0 && ways(state, seat).length > 0,
      targets: ways,
      noun: 'word',
      stays: true,
      do: flow,
    },
  ],
};

/** Any number from its bases: the limit of the cone does not hold it. */
export const amoebaAdd: Step<'amoeba.add'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const entries = sources(view, seat);
    const have = entries.reduce((sum, { max }) => sum + max, 0);
    if (have === 0) return null;
    const choice = { kind: 'amounts', noun: 'place', entries, min: 1, max: have } as const;
    return { prompt: { key: 'ask.flow-in' }, choice, otherwise: firstOf(entries, 1) };
  },
  why: () => no('3.3', 'refuse.flow-in'),
  take(kit, _, seat, amounts) {
    const n = liftAll(kit, seat, sources(kit.state, seat), amounts);
    kit.leave();
    kit.tell('log.flows-in', { seat, n });
    bringIn(kit, sideFor(kit.state, seat), seat, n);
  },
};

/** Any number, even all, to its other bases. */
export const amoebaWithdraw: Step<'amoeba.withdraw'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const max = inside(view, seat);
    if (max === 0) return null;
    const choice = { kind: 'number', noun: 'token', min: 1, max } as const;
    return { prompt: { key: 'ask.flow-out' }, choice, otherwise: 1 };
  },
  why: () => no('3.3', 'refuse.flow-out'),
  take(kit, _, seat, n) {
    const { target } = now(kit.state.table);
    kit.leave();
    kit.tell('log.flows-out', { seat, n });
    if (isOnPlanet(kit.state, seat)) {
      move(kit, seat, target, -n);
      kit.call('home', { seat, n, except: target });
    } else {
      onCone(kit.state, sideFor(kit.state, seat), seat, -n);
      kit.call('home', { seat, n });
    }
  },
};

function sideFor({ table }: State<Table>, seat: Seat): Side {
  const side = sideOf(now(table), seat);
  return side === -1 ? OFFENSE : side;
}
