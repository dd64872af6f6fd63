import { no, rule, type Seat, type State } from '@orrery/kernel';
import { canAlly, sides } from '../rules/alliance.ts';
import { mainSide } from '../rules/cardplay.ts';
import { aimOf } from '../rules/close.ts';
import type { Flare, Me, Source } from '../rules/hooks.ts';
import { bend, inForce, isMoon } from '../rules/live.ts';
import { powerOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import {
  type Challenge,
  has,
  isMain,
  isSilent,
  mainOf,
  now,
  OFFENSE,
  type Place,
  seatsIn,
  SIDES,
  type Table,
} from '../rules/table.ts';
import { externalBases, placesOf, tokensAt } from '../rules/tokens.ts';
import { nest } from '../rules/turn.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'sniveler.invite': { locals: { seat: Seat; main: Seat }; answer: string };
    'sniveler.object': { locals: { seat: Seat; winners: number; against: Seat[] }; answer: string };
    'sniveler.duel': { locals: { seat: Seat; winners: number; foes: Seat[] }; answer: Seat | null };
  }
}

const [WILD, SUPER] = [`wild ${powerOf('sniveler')}`, `super ${powerOf('sniveler')}`];

/** The main players whom it could join, if one of them had invited it: none has. */
const inhospitable = (state: State<Table>, seat: Seat): Seat[] =>
  sides(state, seat).length > 0
    ? []
    : SIDES.filter((side) => canAlly(state, seat, side)).map((side) => mainOf(now(state.table), side));

/** The Super in the challenge that is fought over it: whom it is against is its target. */
const isDuel = ({ target }: Me): boolean => target !== null;

const isWonBy = ({ offense, ended, winner }: Challenge, seat: Seat): boolean =>
  offense === seat && ended === 'won' && winner === OFFENSE;

/** At home, and where the foe is, as long as it is anywhere there. */
function isAtHome(table: Table, foe: Seat, place: Place): boolean {
  const homes = placesOf(table, foe).filter((each) => !isMoon(each) && tokensAt(table, each, foe) > 0);
  return !isMoon(place) && (homes.length === 0 || homes.includes(place));
}

/** Who has won has won, and nobody else, whatever becomes of the challenge that is fought over a share in it: without allies, at
 *  the home of who has objected. Five bases come too late by then. */
const share: Source = {
  paragraph: '2.1',
  hooks: {
    allies: (_, me, may) => may && !isDuel(me),
    // R253: nobody else has tokens in it, by whatever way (Hurtz, Demon).
    leaves: ({ table }, me, may, seat) => may && (!isDuel(me) || isMain(now(table), seat)),
    aims: ({ table }, me, may, _, place) => may && (!isDuel(me) || isAtHome(table, Number(me.target), place)),
    wins({ table }, me, wins, seat) {
      const [winners] = me.data;
      if (winners === undefined) return wins;
      const isShared = seat === me.seat && isDuel(me) && isWonBy(now(table), seat);
      return has(winners, seat) || rule('2.1', isShared);
    },
  },
};

export const sniveler: Flare = {
  wild: {
    at: '6',
    by: 'not-main',
    may: (state, seat) => inhospitable(state, seat).length > 0,
    targets: inhospitable,
    do: (kit, { seat, target }) => kit.call('sniveler.invite', { seat, main: Number(target) }),
    effect: { hooks: { allies: (_, { data }, may, __, side) => may && !data.includes(side) } },
  },
  super: {
    at: 'victory',
    speaks: true,
    may: (state, seat, { n = 0 }) =>
      n !== 0 && !has(n, seat) && rule('2.1', externalBases(state, seat).length === aimOf(state.table, seat) - 1),
    do: (kit, { seat }, { n: winners = 0 }) => kit.call('sniveler.object', { seat, winners, against: [] }),
    effect: share,
  },
};

/** §3.4: it is invited after all, or nobody may join that side. R22: who cannot speak cannot invite. */
export const snivelerInvite: Step<'sniveler.invite'> = {
  may: (_, { main }) => [main],
  ask(view, { seat, main }) {
    if (!bend(view, 'invites', !rule('15.4', isSilent(view.table, main)), main)) return null;
    return {
      prompt: { key: 'ask.whine-invite', args: { seat } },
      choice: { kind: 'one', noun: 'word', options: ['invite', 'alone'] },
      otherwise: 'invite',
    };
  },
  why: () => no('6.1', 'refuse.whine-invite'),
  take(kit, { seat }, main, answer) {
    const { table } = kit.state;
    if (answer !== 'invite') return shun(kit, seat, main);
    now(table).invited[mainSide(table, main)] |= 1 << seat;
    kit.tell('log.invites', { seat: main, invited: [seat] }, '6.1');
    kit.leave();
  },
  run: (kit, { seat, main }) => shun(kit, seat, main),
};

function shun(kit: Kit, seat: Seat, main: Seat): void {
  const { table } = kit.state;
  inForce(table, WILD, seat)?.data.push(mainSide(table, main));
  kit.tell('log.shunned', { seat: main }, '6.1');
  kit.leave();
}

/** All winners answer at once. §15.4: who is silenced cannot object. */
export const snivelerObject: Step<'sniveler.object'> = {
  together: 'sealed',
  may: ({ table, seats }, { winners }) =>
    seatsIn(winners, seats).filter((winner) => !rule('15.4', isSilent(table, winner))),
  ask: (_, { seat }) => ({
    prompt: { key: 'ask.whine-win', args: { seat } },
    choice: { kind: 'one', noun: 'word', options: ['share-win', 'object'] },
    otherwise: 'share-win',
  }),
  why: () => no('6.1', 'refuse.whine'),
  take(_, { against }, winner, answer) {
    if (answer === 'object') against.push(winner);
  },
  run(kit, { seat, winners, against }) {
    const isShared = against.length === 0;
    // Those who have won have won, whatever follows.
    inForce(kit.state.table, SUPER, seat)?.data.push(isShared ? winners | (1 << seat) : winners);
    kit.tell(isShared ? 'log.whine-heard' : 'log.whine-refused', { seat, against: [...against] }, '2.1');
    if (isShared) kit.leave();
    else kit.goto('sniveler.duel', { seat, winners, foes: against });
  },
};

/** One of those who have objected is challenged at once, or none. */
export const snivelerDuel: Step<'sniveler.duel'> = {
  may: (_, { seat }) => [seat],
  ask: (_, { foes }) => ({
    prompt: { key: 'ask.duel' },
    choice: { kind: 'one', noun: 'seat', options: foes },
    pass: true,
  }),
  why: () => no('6.1', 'refuse.duel'),
  take(kit, { winners }, seat, foe) {
    kit.leave();
    if (foe !== null) nest(kit, seat, foe, { effects: [{ of: SUPER, seat, target: foe, data: [winners] }] });
  },
};
