// The turn (§3.0, §3.10): one challenge, a second after a success; between them the interphase.

import { no, rule, type Seat, sequence, type State, type Step } from '@orrery/kernel';
import { CHALLENGES } from '../data/hexes.ts';
import { LUCRE, LUCRE_REVERSE } from '../data/lucre.ts';
import { hasChallengeCard } from './cards.ts';
import { bend, homeBases, react, tokensAtHome } from './live.ts';
import type { CosmicKit, Steps } from './steps.ts';
import {
  type Challenge,
  isMoon,
  LUCRE as MONEY,
  MAY_DECLINE,
  NOBODY,
  now,
  NOWHERE,
  SKIPPING,
  type Table,
} from './table.ts';
import { open } from './timing.ts';
import { tokensOut } from './tokens.ts';

type TurnStep<N extends keyof Steps> = Step<Table, Steps, N>;

/** Turn after turn, until somebody has won. */
export const play: TurnStep<'play'> = {
  run(kit) {
    const { table } = kit.state;
    kit.turn();
    if (rule('2.0', table.winners !== 0)) return kit.end();
    if (table.made > 0) react(kit.state, 'turned', (turned, own) => turned(kit, own));
    table.turn = nextTurn(kit.state);
    table.made = 0;
    kit.tell('log.turn', { seat: table.turn }, '3.0');
    earn(kit, table.turn);
    kit.call('turn');
  },
};

/** §3.10: the player on the left, unless something in force says otherwise. */
export function nextTurn(state: State<Table>): Seat {
  const { table, seats } = state;
  let seat = table.turn;
  do seat = (seat + 1) % seats;
  while (((table.out >> seat) & 1) === 1);
  return bend(state, 'next', seat);
}

/** §11: income at the start of a turn, before a token is retrieved. */
function earn({ state: { table }, tell }: CosmicKit, seat: Seat): void {
  if ((table.on & MONEY) === 0) return;
  const n = rule('11.0', incomeOf(table, seat) > 0) ? incomeOf(table, seat) : 0;
  table.lucre[seat] = (table.lucre[seat] ?? 0) + n;
  tell('log.income', { seat, n }, '11.0');
}

function incomeOf(table: Table, seat: Seat): number {
  const hex = table.hexes[seat] ?? 0;
  if (hex !== 2 && hex !== 5) return LUCRE.income + LUCRE.perBase * homeBases(table, seat);
  const home = tokensAtHome(table, seat);
  if (home < LUCRE_REVERSE.few) return LUCRE.income + home;
  const moons = table.moons.filter(({ place }) => table.systems[place] === seat && (table.tokens[place]?.[seat] ?? 0) > 0);
  return LUCRE_REVERSE.income + moons.length;
}

const [SKIP, INTERPHASE, HAND, FIGHT, AGAIN] = [0, 1, 2, 3, 4];

/** The stages of a turn; a second challenge goes back to the interphase. */
export const turn: TurnStep<'turn'> = {
  may: ({ table }, { stage = SKIP }) => (asksAt(table, stage) ? [table.turn] : []),
  ask(view, { stage = SKIP }, seat) {
    const prompt = { key: stage === AGAIN ? 'ask.again' : 'ask.skip' };
    const may = stage === AGAIN ? canGoOn(view, seat) : true;
    const options = stage === AGAIN ? (may ? ['again', 'pass'] : ['pass']) : ['go', 'skip'];
    return { prompt, choice: { kind: 'one', noun: 'word', options }, otherwise: stage === AGAIN ? 'pass' : 'go' };
  },
  why: (_, { stage }) => (stage === AGAIN ? no('3.10', 'refuse.again') : no('12.0', 'refuse.skip')),
  take(kit, frame, seat, answer) {
    frame.stage = INTERPHASE;
    if (answer === 'pass') return kit.leave();
    if (answer !== 'skip') return;
    kit.tell('log.skip', { seat }, '12.0');
    kit.state.table.made = 1;
    kit.goto('fresh', { seat });
  },
  run(kit, frame) {
    const { table } = kit.state;
    const stage = frame.stage ?? SKIP;
    frame.stage = stage + 1;
    if (stage === INTERPHASE) return open(kit, 'start');
    if (stage === HAND) return needsHand(kit, table.turn);
    if (stage === FIGHT) return begin(kit);
    if (stage === AGAIN) return kit.leave();
  },
};

function asksAt(table: Table, stage: number): boolean {
  if (stage === SKIP) return rule('12.0', (table.on & SKIPPING) !== 0);
  return stage === AGAIN && table.winners === 0 && rule('3.10', mayGoOn(table));
}

const mayGoOn = (table: Table): boolean => table.success;

/** §3.10: a second challenge needs a Challenge card, and room in the turn. */
const canGoOn = (view: State<Table>, seat: Seat): boolean =>
  rule('3.10', view.table.made < bend(view, 'challenges', CHALLENGES)) && rule('3.0', hasChallengeCard(view, seat));

/** §3.0: who has no Challenge card at the start of his turn takes a new hand; only then (§3.10). */
function needsHand(kit: CosmicKit, seat: Seat): void {
  if (rule('3.0', kit.state.table.made === 0 && !hasChallengeCard(kit.state, seat))) newHand(kit, seat);
}

/** Everybody sees that there is no Challenge card; before the hand goes, what can be played is played (Keeper). */
export function newHand(kit: CosmicKit, seat: Seat): void {
  kit.call('fresh', { seat });
  open(kit, 'new hand', { seat });
}

/** A challenge begins; R5: not without a token to launch. */
function begin(kit: CosmicKit): void {
  const { table } = kit.state;
  const seat = table.turn;
  table.made++;
  table.success = false;
  if (rule('R5', tokensOut(table, seat) + (table.warp[seat] ?? 0) === 0)) {
    kit.tell('log.no-tokens', { seat }, 'R5');
    return;
  }
  kit.state.table.stack.push(newChallenge(kit.state, seat));
  kit.call('challenge');
}

export function newChallenge({ seats, table }: State<Table>, offense: Seat): Challenge {
  const none = (): number[] => new Array<number>(seats).fill(0);
  table.challenges++;
  return {
    n: table.challenges,
    offense,
    defense: NOBODY,
    destiny: -1,
    colour: NOBODY,
    comet: 0,
    system: NOWHERE,
    target: NOWHERE,
    reverse: false,
    invited: [0, 0],
    cone: [none(), none()],
    ghosts: [none(), none()],
    holding: 0,
    laid: [[], []],
    kicker: [[], []],
    shown: [],
    reinforced: [0, 0],
    winner: -1,
    ended: 'open',
    lost: none(),
    silent: 0,
    effects: [],
    loans: [],
    used: [],
    cancelled: [],
  };
}

/** §3.1 to §3.9 in order. */
export const challenge: TurnStep<'challenge'> = sequence(
  'retrieve',
  'destiny',
  'at 2b',
  'whither',
  'at 2c',
  'rearm',
  'launch',
  'aim',
  'at 3b',
  'invite',
  'at 6',
  'join',
  'at 6z',
  'kickers',
  'select',
  'at 7c',
  'reveal',
  'at 8a',
  'reinforce',
  'at 8d',
  'outcome',
  'at 8g',
  'victory',
  'at 9',
  'discards',
  'close',
);

/** The challenge is broken off: what is on the cone goes home, and the cards are put away. */
export function breakOff(kit: CosmicKit, how: 'broken' | 'dealt' | 'failed'): void {
  now(kit.state.table).ended = how;
  kit.rerun('discards');
}

export { isMoon, MAY_DECLINE };
