import { no, type Seat, type Slot, type State } from '@orrery/kernel';
import { COMPROMISE } from '../data/cards.ts';
import { mainSide } from '../rules/cardplay.ts';
import { hasChallengeCard } from '../rules/cards.ts';
import { renew } from '../rules/deck.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce, inForce, isMoon } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { current, isMain, now, NOWHERE, seatsOf, type Table } from '../rules/table.ts';
import { tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'berserker.foes': { locals: { seat: Seat }; answer: readonly Seat[] };
    'berserker.leader': { locals: { seat: Seat; foes: Seat[] }; answer: Seat };
  }
}

/** What its Compromise is worth as an Attack. */
const RAGE = 15;

/** Effects of these names: the players of the data are challenged together; the slot of the data is a card it laid itself. */
const TOGETHER = 'challenged together';
const OWN_CARD = 'own card';

/** Whether it has challenged several together where the cone is aimed now. */
export const isTogether = (table: Table, seat: Seat): boolean =>
  now(table).effects.some(({ of, seat: by, target }) => of === TOGETHER && by === seat && target === now(table).target);

/** Everybody else with tokens on the planet that the cone is aimed at. */
function foesAt({ table, seats }: State<Table>, seat: Seat): Seat[] {
  const { target } = now(table);
  if (target === NOWHERE || isMoon(target)) return [];
  return seatsOf(seats).filter((other) => other !== seat && tokensAt(table, target, other) > 0);
}

/** Whether the card on its side is a Compromise that it laid itself: what others have put there is what it is. */
function isRaging({ table }: State<Table>, seat: Seat): boolean {
  const { shown, laid } = now(table);
  const side = mainSide(table, seat);
  const isPeace = shown[side]?.item === COMPROMISE && !shown[side].attack;
  const [own] = inForce(table, OWN_CARD, seat)?.data ?? [];
  return isPeace && (own === undefined || own === laid[side][0]);
}

/** Instead of a card that it laid itself it has laid another. */
export function layOwn(table: Table, seat: Seat, old: Slot, laid: readonly Slot[]): void {
  const own = inForce(table, OWN_CARD, seat)?.data;
  if (own?.[0] === old) own.splice(0, 1, ...laid);
}

/** It fights several at once, and its Compromise is an Attack. */
export const berserker: Power = {
  effects: {
    [TOGETHER]: {
      hooks: {
        allies: ({ table }, { target, data }, may, seat) =>
          may && !(target === now(table).target && data.includes(seat)),
      },
    },
    [OWN_CARD]: {},
  },
  acts: [
    {
      at: '3b',
      by: 'offense',
      speaks: true,
      // Again where the cone had to be aimed elsewhere (Wild Chronos).
      often: true,
      may: (state, seat) => foesAt(state, seat).length > 1,
      do: (kit, { seat }) => kit.call('berserker.foes', { seat }),
    },
  ],
  autos: [
    {
      at: '8a',
      by: 'main',
      when: (state, { seat }) => isRaging(state, seat),
      do(kit, { seat }) {
        const { table } = kit.state;
        if (!isRaging(kit.state, seat)) return;
        now(table).shown[mainSide(table, seat)] = { item: COMPROMISE, attack: true, value: RAGE };
        kit.tell('log.rages', { seat, n: RAGE });
      },
    },
  ],
  on: {
    played(kit, { seat }, by) {
      const { table } = kit.state;
      const challenge = current(table);
      if (by !== seat || challenge === undefined || !isMain(challenge, seat)) return;
      const [slot] = challenge.laid[mainSide(table, seat)];
      if (slot !== undefined && inForce(table, OWN_CARD, seat) === undefined)
        enforce(table, OWN_CARD, seat, null, [slot]);
    },
  },
};

/** Who is challenged together: two at least. */
export const berserkerFoes: Step<'berserker.foes'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = foesAt(view, seat);
    if (options.length < 2) return null;
    const choice = { kind: 'some', noun: 'seat', options, min: 2, max: options.length } as const;
    return { prompt: { key: 'ask.foes' }, choice, otherwise: options.slice(0, 2) };
  },
  why: () => no('3.22', 'refuse.foes'),
  take: (kit, { seat }, _, foes) => kit.goto('berserker.leader', { seat, foes: [...foes] }),
};

/** Which of them is the main player: with its hand, its power, its decisions. */
export const berserkerLeader: Step<'berserker.leader'> = {
  may: (_, { seat }) => [seat],
  ask: (_, { foes }) => ({
    prompt: { key: 'ask.leader' },
    choice: { kind: 'one', noun: 'seat', options: foes },
    otherwise: foes[0] ?? 0,
  }),
  why: () => no('3.22', 'refuse.leader'),
  take(kit, { foes }, seat, leader) {
    const challenge = now(kit.state.table);
    const isNew = leader !== challenge.defense;
    const holding = foes.reduce((mask, foe) => mask | (1 << foe), 0);
    Object.assign(challenge, { named: challenge.named ?? challenge.defense, defense: leader, holding });
    enforce(kit.state.table, TOGETHER, seat, challenge.target, foes);
    kit.tell('log.together', { seat, foes, leader });
    kit.leave();
    if (isNew && !hasChallengeCard(kit.state, leader)) renew(kit, leader);
  },
};
