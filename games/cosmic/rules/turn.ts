// The turn (§3.0, §3.10): one challenge, a second after a success. A challenge begins with the interphase before it.

import { no, rule, type Seat, sequence, type State } from '@orrery/kernel';
import { CHALLENGES } from '../data/hexes.ts';
import { LUCRE as MONEY, LUCRE_REVERSE } from '../data/lucre.ts';
import { FIRST_REVERSE } from '../data/destiny.ts';
import { hasChallengeCard } from './cards.ts';
import { bend, homeBases, isMoon, react, tokensAtHome } from './live.ts';
import { turnDestiny } from './destiny.ts';
import { slide } from './limbo.ts';
import { noteSides } from './losses.ts';
import { isAwaited } from './moments.ts';
import { type Kit, nearest, type Step } from './steps.ts';
import {
  type Challenge,
  DEFENSE,
  gainLucre,
  groundOf,
  has,
  isOn,
  isSuccess,
  leftOf,
  LIMBO,
  LUCRE,
  NOBODY,
  now,
  NOWHERE,
  SKIPPING,
  type Table,
} from './table.ts';
import { placesOf, tokensAt, tokensOut } from './tokens.ts';

/** Turn after turn, until somebody has won. */
export const play: Step<'play'> = {
  run(kit) {
    const { table } = kit.state;
    kit.turn();
    if (table.turns > 0) {
      react(kit.state, 'turned', (turned, me) => turned(kit, me));
      table.turn = nextTurn(kit.state);
    }
    table.turns++;
    expire(table);
    if (has(table.missing, table.turn)) {
      table.missing &= ~(1 << table.turn);
      return kit.tell('log.misses', { seat: table.turn });
    }
    table.made = 0;
    table.success = false;
    kit.tell('log.turn', { seat: table.turn }, '3.0');
    kit.call('turn');
  },
};

/** §3.10: who is next: whoever follows, unless something in force says otherwise. */
const nextTurn = (state: State<Table>): Seat => bend(state, 'next', following(state));

/** §3.10: by the order of turns, the player on the left, unless a power keeps another order. */
export const following = (state: State<Table>): Seat => bend(state, 'follows', leftOf(state, state.table.turn));

/** Effects that outlive a challenge end here. */
function expire(table: Table): void {
  table.lasting = table.lasting.filter(
    ({ until, unit }) => until >= (unit === 'turn' ? table.turns : table.challenges),
  );
}

/** §11.1: income at the start of a turn, before a token is retrieved. */
function earn(kit: Kit, seat: Seat): void {
  const { table } = kit.state;
  if (!rule('11.1', isOn(table, LUCRE))) return;
  const n = incomeOf(table, seat);
  gainLucre(table, seat, n);
  kit.tell('log.income', { seat, n }, '11.1');
}

function incomeOf(table: Table, seat: Seat): number {
  if (rule('11.2', groundOf(table, seat) === NOWHERE)) return MONEY.income + MONEY.perBase * homeBases(table, seat);
  const home = tokensAtHome(table, seat);
  if (rule('11.2', home < LUCRE_REVERSE.few)) return MONEY.income + home;
  const moons = placesOf(table, seat).filter((place) => isMoon(place) && tokensAt(table, place, seat) > 0);
  return LUCRE_REVERSE.income + moons.length;
}

const [BEGIN, FIGHT, AFTER] = [0, 1, 2];

export const turn: Step<'turn'> = {
  may: ({ table }, { stage = BEGIN }) => (stage === BEGIN && rule('12.0', isOn(table, SKIPPING)) ? [table.turn] : []),
  ask: () => ({
    prompt: { key: 'ask.skip' },
    choice: { kind: 'one', noun: 'word', options: ['go', 'skip'] },
    otherwise: 'go',
  }),
  why: () => no('12.0', 'refuse.skip'),
  take(kit, frame, seat, answer) {
    frame.stage = FIGHT;
    if (answer !== 'skip') return;
    kit.tell('log.skip', { seat }, '12.0');
    kit.goto('skip');
  },
  run(kit, frame) {
    const { table } = kit.state;
    const stage = frame.stage ?? BEGIN;
    if (stage === BEGIN) frame.stage = FIGHT;
    else if (stage === FIGHT) {
      if (table.made === 0) earn(kit, table.turn);
      frame.stage = AFTER;
      begin(kit);
    } else if (mayGoOn(kit.state, table.success)) kit.goto('again');
    else kit.leave();
  },
};

/** §12.0: the hand is discarded, and a new one drawn at once. What others have to say to that they say as in a challenge, though
 *  nobody is challenged. */
export const skip: Step<'skip'> = {
  run(kit, frame) {
    const { table } = kit.state;
    const stage = frame.stage ?? 0;
    frame.stage = stage + 1;
    if (stage === 0) {
      table.stack.push(newChallenge(kit.state, table.turn));
      table.challenges--;
      return kit.call('fresh', { seat: table.turn, under: '12.0', stage: 1 });
    }
    if (stage === 1) return kit.call('discards');
    table.stack.pop();
    kit.leave();
  },
};

/** §3.10: after a success there may be a second challenge. */
export const mayGoOn = (state: State<Table>, success: boolean): boolean =>
  bend(state, 'again', rule('3.10', success), state.table.turn) &&
  rule('3.0', state.table.made < bend(state, 'challenges', CHALLENGES));

/** Whether the challenge under way may yet be followed by another of the same turn. */
export function mayFollow(state: State<Table>): boolean {
  const [first] = state.table.stack;
  const isOpen = first !== undefined && (first.ended === 'open' || first.ended === 'dealing' || isSuccess(first));
  return isOpen && rule('3.0', state.table.made < bend(state, 'challenges', CHALLENGES));
}

/** The offense says whether it goes on. It is asked even without a Challenge card: that it has none is its own business. */
export const again: Step<'again'> = {
  may: ({ table }) => [table.turn],
  ask(view, _, seat) {
    const may = bend(view, 'unarmed', rule('3.10', hasChallengeCard(view, seat)), seat);
    const options = may ? ['again', 'stop'] : ['stop'];
    return { prompt: { key: 'ask.again' }, choice: { kind: 'one', noun: 'word', options }, otherwise: 'stop' };
  },
  why: () => no('3.10', 'refuse.again'),
  take(kit, _, seat, answer) {
    kit.tell(answer === 'again' ? 'log.again' : 'log.passes', { seat }, '3.10');
    if (answer === 'again') kit.goto('turn', { stage: FIGHT });
    else kit.leave();
  },
};

/** A challenge begins; R5: not without a token to launch. */
function begin(kit: Kit): void {
  const { table } = kit.state;
  const seat = table.turn;
  table.made++;
  table.success = false;
  if (rule('3.3', tokensOut(kit.state, seat, 1) + (table.warp[seat] ?? 0) === 0)) {
    kit.tell('log.no-tokens', { seat }, '3.3');
    return drift(kit, seat);
  }
  table.stack.push(newChallenge(kit.state, seat));
  expire(table);
  kit.call('challenge');
}

/** §10, R72: who has no token because they are in Limbo turns Destiny all the same, and a colour empties its section. */
function drift(kit: Kit, seat: Seat): void {
  if (!rule('10.2', isOn(kit.state.table, LIMBO))) return;
  const card = turnDestiny(kit);
  kit.tell('log.destiny', { seat, card }, '10.2');
  if (card < FIRST_REVERSE) slide(kit, card);
}

function newChallenge({ seats, table }: State<Table>, offense: Seat): Challenge {
  const none = (): number[] => new Array<number>(seats).fill(0);
  table.challenges++;
  return {
    n: table.challenges,
    offense,
    defense: NOBODY,
    destiny: -1,
    colour: NOBODY,
    comet: 0,
    chooser: NOBODY,
    ship: false,
    system: NOWHERE,
    target: NOWHERE,
    warp: false,
    reverse: false,
    invited: [0, 0],
    cone: [none(), none()],
    ghosts: [none(), none()],
    holding: 0,
    apart: 0,
    laid: [[], []],
    kicker: [[], []],
    beside: [],
    shown: [],
    reinforced: [0, 0],
    winner: -1,
    ended: 'open',
    fought: [0, 0],
    strength: [0, 0],
    lost: none(),
    owed: null,
    changed: false,
    silent: 0,
    effects: [],
    loans: [],
    used: [],
    cancelled: [],
    played: [],
    aside: [],
    hoarded: [],
    since: [0, 0, 0],
  };
}

/** §3.1 to §3.10 in order. */
const ORDER = [
  'suns',
  'at start',
  'ready',
  'retrieve',
  'start again',
  'destiny',
  'vote',
  'at 2b',
  'whither',
  'at 2c',
  'fixed',
  'rearm',
  'at 3a',
  'launch',
  'aim',
  'at 3b',
  'invite',
  'at 6',
  'join',
  'at 6z',
  'seven',
  'kickers',
  'at 7b',
  'select',
  'at 7c',
  'reveal',
  'at 8a',
  'at 8c',
  'at 8d',
  'decide',
  'losses',
  'at 8f',
  'consolation',
  'land',
  'rewards',
  'at 8g',
  'expel',
  'victory',
  'at 9',
  'discards',
  'close',
] as const;

export const challenge: Step<'challenge'> = sequence(...ORDER);

/** With which of these each of the ten paragraphs from §3.1 on begins. */
const BEGINS = ['suns', 'destiny', 'fixed', 'invite', '', 'at 6', 'seven', 'at 8a', 'at 9', 'close'];

/** §3: in which of the ten steps the challenge under way is, from 1; 0: there is none. */
export function stepOf(state: State<Table>): number {
  const { at = 0 } = nearest(state, 'challenge') ?? {};
  // The sequence has moved on already when it plays a step; the two invitations are one step of ours.
  if (nearest(state, 'invite')?.side === DEFENSE) return 5;
  return BEGINS.findLastIndex((name) => name !== '' && ORDER.findIndex((each) => each === name) < at) + 1;
}

/** §3.01: who has no Challenge card at the start of its turn takes a new hand, then and at no other time (§3.102). What was
 *  done in the interphase may have made a winner (R19). */
export const ready: Step<'ready'> = {
  run(kit) {
    const { table } = kit.state;
    const challenge = now(table);
    const { offense } = challenge;
    kit.leave();
    kit.call('victory');
    if (table.made > 1 || !rule('3.01', !hasChallengeCard(kit.state, offense))) return;
    challenge.changed = true;
    kit.call('arm', { seat: offense, under: '3.01' });
  },
};

/** R172: with a new hand, or a token more, everybody may act once more before Destiny is turned. Nothing happens by itself twice. */
export const startAgain: Step<'start again'> = {
  run(kit) {
    const challenge = now(kit.state.table);
    kit.leave();
    if (!rule('3.101', challenge.changed)) return;
    challenge.changed = false;
    kit.call('victory');
    if (isAwaited(kit.state, 'start')) kit.call('moment', { code: 'start', about: {}, done: [], acts: true });
  },
};

/** A challenge inside another: it begins with a defense that is known (Boomerang, some Flares). */
export function nest(kit: Kit, offense: Seat, defense: Seat, fields: Partial<Challenge> = {}): void {
  const { table } = kit.state;
  if (rule('3.3', tokensOut(kit.state, offense, 1) === 0)) return kit.tell('log.no-tokens', { seat: offense }, '3.3');
  table.stack.push({ ...newChallenge(kit.state, offense), defense, colour: defense, system: defense, ...fields });
  kit.tell('log.nested', { offense, defense });
  kit.call('resume');
  kit.call('challenge', { at: ORDER.indexOf('at 2c') });
  kit.call('suns');
}

/** The challenge around a nested one goes on, unless that has thrown a main player out of the game. */
export const resume: Step<'resume'> = {
  run(kit) {
    const { table } = kit.state;
    const { offense, defense } = now(table);
    kit.leave();
    if (has(table.out, offense) || has(table.out, defense)) breakOff(kit);
  },
};

/** The challenge is broken off: what is on the cone goes home, and the cards are put away. */
export function breakOff(kit: Kit, how: 'broken' | 'dealt' | 'lost' = 'broken'): void {
  const challenge = now(kit.state.table);
  if (how !== 'broken') noteSides(kit.state);
  challenge.ended = how;
  kit.rerun(how === 'broken' ? 'at 9' : 'at 8g');
}
