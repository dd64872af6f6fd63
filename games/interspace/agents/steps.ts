// The agents' part of a game turn (§16.4): the nine in their order, each as far as it is on the map; whom it makes for when several are
// as near; and who lets it in.

import { no, rule, type Seat } from '@orrery/kernel';
import { ENCOUNTERS } from '../data/cards.ts';
import { NEBULA } from '../data/tiles.ts';
import { AMOEBA, BERSERKER, STORM } from '../data/units.ts';
import { inPlay } from '../rules/planets.ts';
import type { Step } from '../rules/steps.ts';
import { isMad, isPlague, MINERS, type Owner, PIRATES, RAIDERS, type Table, TRADER } from '../rules/table.ts';
import { hasMilitary } from '../rules/units.ts';
import { agentOf, allOf, dismiss } from './walk.ts';

/** In the order of the deck, which is that of §16.4. */
const ORDER = [
  'berserker',
  'ion storm',
  'madness',
  'pirates',
  'plague',
  'raiders',
  'rogue miners',
  'space amoeba',
  'trader',
] as const;

/** Whether this unit is the agent of a card. */
const IS: readonly ((owner: Owner, kind: number) => boolean)[] = [
  (_, kind) => kind === BERSERKER,
  (_, kind) => kind === STORM,
  (owner) => isMad(owner),
  (owner) => owner === PIRATES,
  (owner) => isPlague(owner),
  (owner) => owner === RAIDERS,
  (owner) => owner === MINERS,
  (_, kind) => kind === AMOEBA,
  (owner) => owner === TRADER,
];
export const unitsOf = (table: Table, card: number): number[] => allOf(table, IS[card] ?? (() => false));

export const agents: Step<'agents'> = {
  run(kit, frame) {
    const n = frame.n ?? 0;
    const next = ORDER[n];
    if (next === undefined) return kit.leave();
    frame.n = n + 1;
    const { table } = kit.state;
    if (!rule('16.4', agentOf(table, n) !== undefined)) return;
    if (unitsOf(table, n).length === 0) return dismiss(kit, n);
    kit.tell('log.agent', { card: n }, '16.4');
    kit.call(next);
  },
};
export const cardOf = (step: (typeof ORDER)[number]): number => ENCOUNTERS.findIndex((_, card) => ORDER[card] === step);

/** §16.4: between hexes that are as near, the player who drew the card chooses. */
export const course: Step<'course'> = {
  may: (state, { seat, hexes }) => (hexes.length > 1 && inPlay(state.table, state.seats).includes(seat) ? [seat] : []),
  ask(_, { hexes }) {
    const choice = { kind: 'one', noun: 'hex', options: hexes } as const;
    return { prompt: { key: 'ask.course' }, choice, otherwise: hexes[0] ?? 0 };
  },
  why: () => no('16.4', 'refuse.course'),
  take: (kit, _, __, chosen) => kit.leave({ chosen }),
  run: (kit, { hexes }) => kit.leave({ chosen: hexes[0] ?? -1 }),
};

/** Who has military units in a hex where one can fight. */
const hosts = (table: Table, seats: number, hex: number, asked: readonly Seat[]): Seat[] =>
  table.tile[hex] === NEBULA
    ? []
    : inPlay(table, seats).filter((seat) => !asked.includes(seat) && hasMilitary(table, hex, seat));

/** §16.4: an agent asks whoever has military units there for leave; who refuses fights it. */
export const leave: Step<'leave'> = {
  may: ({ table, seats }, { hex, asked = [] }) => hosts(table, seats, hex, asked).slice(0, 1),
  ask: (_, { owner, hex }) => ({
    prompt: { key: 'ask.leave', args: { whom: owner, hex } },
    choice: { kind: 'one', noun: 'word', options: ['share', 'refuse'] },
    otherwise: 'share',
  }),
  why: () => no('16.4', 'refuse.leave'),
  take(kit, frame, who, answer) {
    frame.asked = [...(frame.asked ?? []), who];
    if (answer === 'share') return;
    kit.state.table.fights.push(frame.hex, frame.owner, who);
    kit.tell('log.refuse-agent', { who, whom: frame.owner, hex: frame.hex }, '16.4');
  },
  run: (kit) => kit.goto('battles'),
};
