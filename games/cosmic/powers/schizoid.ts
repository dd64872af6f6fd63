import { itemOf, no, rule, type Seat, type State } from '@orrery/kernel';
import { HAND, PLANETS } from '../data/hexes.ts';
import { hasFive } from '../rules/close.ts';
import { handOf } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce, inForce, isMoon, last, lasts, liveHolding } from '../rules/live.ts';
import { effectOf, powerOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import {
  has,
  holdingOf,
  isOn,
  isSilent,
  MOONS,
  now,
  type Place,
  seatsOf,
  SECRETS,
  type Table,
} from '../rules/table.ts';
import { basesOf, externalBases, placesOf, planetOf, tokensAt } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'schizoid.bases': { locals: { seat: Seat; change?: true }; answer: string | null };
    'schizoid.more': { locals: { seat: Seat; change?: true }; answer: string };
    'schizoid.announce': { locals: { seat: Seat }; answer: string };
    'schizoid.question': { locals: { seat: Seat; owner: Seat }; answer: string };
    'schizoid.answer': { locals: { seat: Seat; owner: Seat; question: string }; answer: string };
  }
}

const SCHIZOID = powerOf('schizoid');

/** §15.5: at least three external bases; and what else is wanted, at most one thing. */
const [LEAST, MOST] = [3, 6];
const MORE = [
  'nothing',
  'systems',
  'warp',
  'cards 5',
  'cards 6',
  'cards 7',
  'cards 8',
  'cards 9',
  'moon',
  'home',
] as const;
type More = (typeof MORE)[number];

interface Aim {
  readonly bases: number;
  readonly more: More;
}

/** An aim as a number, to be hidden; and back. Every number that may be hidden is some aim. */
const KINDS = MOST - LEAST + 1;
const numberOf = ({ bases, more }: Aim): number => MORE.indexOf(more) * KINDS + bases - LEAST;
const aimOf = (n: number): Aim => ({
  bases: LEAST + (n % KINDS),
  more: MORE[Math.floor(n / KINDS) % MORE.length] ?? 'nothing',
});

/** What everybody at this table can do: with two players there are five external planets, and Moons only with Moons. */
const basesFor = ({ seats }: State<Table>): number[] =>
  Array.from({ length: KINDS }, (_, i) => LEAST + i).filter((n) => rule('15.5', n <= PLANETS * (seats - 1)));
const moreFor = ({ table }: State<Table>): More[] => MORE.filter((more) => more !== 'moon' || isOn(table, MOONS));

/** §9.2: others stand beside the planet, not on one more. */
const isStack = (table: Table, place: Place): boolean => planetOf(table, place) !== place;

/** Whether a seat has what this aim asks for: from what lies open. */
function meets(state: State<Table>, seat: Seat, { bases, more }: Aim): boolean {
  const { table, seats } = state;
  const external = externalBases(state, seat);
  if (external.length < bases) return false;
  const [word, n = HAND] = more.split(' ').map((each, i) => (i === 0 ? each : Number(each)));
  switch (word) {
    case 'systems': {
      const others = seatsOf(seats).filter((other) => other !== seat && !has(table.out, other));
      return others.every((other) => external.some((place) => table.systems[place] === other));
    }
    case 'warp':
      return [table.warp, ...table.limbo].every((pile) => (pile[seat] ?? 0) === 0);
    case 'cards':
      return handOf(table, seat).length >= Number(n);
    case 'moon':
      return basesOf(table, seat).some(isMoon);
    case 'home':
      return placesOf(table, seat).every(
        (place) => isMoon(place) || isStack(table, place) || tokensAt(table, place, seat) > 0,
      );
    default:
      return true;
  }
}

const thatMeet = (state: State<Table>, aim: Aim): Seat[] =>
  seatsOf(state.seats).filter((seat) => meets(state, seat, aim));

/** The aim of a seat, as far as the view tells; null: it does not. */
function aimIn(view: State<Table>, seat: Seat): Aim | null {
  const [slot = -1] = holdingOf(view.table, seat, SCHIZOID)?.slots ?? [];
  const item = itemOf(view, slot);
  return item < 0 ? null : aimOf(item);
}

/** An effect of this name: it was announced that the players of its data have what wins. */
const ANNOUNCED = 'aim announced';

/** What wins the game is its own secret choice, for everybody. It says so when somebody has it; that, and that the usual five
 *  are not enough, can be cancelled, and then five are. */
export const schizoid: Power = {
  dealt: (kit, seat) => kit.call('schizoid.bases', { seat }),
  hooks: {
    reaches: ({ table }, me, _, seat) => inForce(table, ANNOUNCED, me.seat)?.data.includes(seat) === true,
  },
  on: {
    judged(kit, { seat }) {
      const challenge = now(kit.state.table);
      challenge.effects = challenge.effects.filter(({ of }) => of !== ANNOUNCED);
      kit.call('schizoid.announce', { seat });
    },
  },
  autos: [
    {
      at: 'victory',
      when: (state, { seat }) =>
        inForce(state.table, ANNOUNCED, seat) !== undefined ||
        seatsOf(state.seats).some((each) => hasFive(state, each)),
      do(kit, { seat }) {
        const seats = inForce(kit.state.table, ANNOUNCED, seat)?.data ?? [];
        kit.tell(seats.length > 0 ? 'log.aim-met' : 'log.aim-not-met', { seat, seats: [...seats] });
      },
    },
  ],
  grants: [
    {
      at: 'start',
      may: ({ table }, seat) =>
        table.turn === seat && !lasts(table, QUESTION, seat) && !rule('15.4', isSilent(table, seat)),
      do(kit, use) {
        const { state } = kit;
        const owner = seatsOf(state.seats).find((seat) => liveHolding(state, seat, SCHIZOID) !== null);
        if (owner === undefined) return;
        last(state.table, use, { until: state.table.turns, unit: 'turn' });
        kit.call('schizoid.question', { seat: use.seat, owner });
      },
    },
  ],
  see(view, seat) {
    const aim = aimIn(view, seat);
    return aim === null ? [] : [{ key: 'see.aim', args: { bases: `bases ${aim.bases}`, more: aim.more } }];
  },
};

const QUESTION = effectOf({ form: 'grant', what: SCHIZOID, act: 0 });

/** The new aim in the place of the old one. */
function hideAim(kit: Kit, seat: Seat, aim: Aim): void {
  const holding = holdingOf(kit.state.table, seat, SCHIZOID);
  if (holding === undefined) return;
  for (const slot of holding.slots ?? []) kit.drop(slot);
  holding.slots = [kit.hide(SECRETS, numberOf(aim), seat)];
}

/** What can be wanted besides so many bases; a change may not make anybody win at once. */
const wanted = (view: State<Table>, bases: number, change: boolean): More[] =>
  moreFor(view).filter((more) => !change || thatMeet(view, { bases, more }).length === 0);

export const schizoidBases: Step<'schizoid.bases'> = {
  may: (_, { seat }) => [seat],
  ask(view, { change = false }) {
    const options = basesFor(view).flatMap((n) => (wanted(view, n, change).length > 0 ? [`bases ${n}`] : []));
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'aim', options } as const;
    const prompt = { key: 'ask.aim-bases' };
    return change ? { prompt, choice, pass: true } : { prompt, choice, otherwise: options.at(-1) ?? '' };
  },
  why: () => no('15.5', 'refuse.aim-bases'),
  take(kit, { change }, seat, answer) {
    if (answer === null) return kit.leave();
    const bases = Number(answer.split(' ')[1]);
    hideAim(kit, seat, { bases, more: wanted(kit.state, bases, change === true)[0] ?? 'nothing' });
    kit.goto('schizoid.more', change === true ? { seat, change } : { seat });
  },
};

export const schizoidMore: Step<'schizoid.more'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, change = false }) {
    const aim = aimIn(view, seat);
    const options = wanted(view, aim?.bases ?? MOST, change);
    const choice = { kind: 'one', noun: 'aim', options } as const;
    return { prompt: { key: 'ask.aim-more' }, choice, otherwise: options[0] ?? 'nothing' };
  },
  why: () => no('15.5', 'refuse.aim-more'),
  take(kit, _, seat, answer) {
    kit.leave();
    const aim = aimIn(kit.state, seat);
    hideAim(kit, seat, { bases: aim?.bases ?? MOST, more: MORE.find((more) => more === answer) ?? 'nothing' });
    kit.tell('log.aim-chosen', { seat }, '15.5');
  },
};

/** `bases 5`: so many or more; `cards 7`: so many or more; `hand`: some number of cards; else what is wanted besides. */
function questions(view: State<Table>): string[] {
  const more = moreFor(view).flatMap((each) => (each === 'cards 5' ? ['hand'] : [each]));
  return [
    ...basesFor(view)
      .slice(1)
      .map((n) => `bases ${n}`),
    ...more,
  ];
}

function isTrue({ bases, more }: Aim, question: string): boolean {
  const [word, n] = question.split(' ');
  const [what, cards] = more.split(' ');
  if (word === 'bases') return bases >= Number(n);
  if (word === 'hand') return what === 'cards';
  return word === what && (n === undefined || Number(cards) >= Number(n));
}

/** A question for yes or no; everybody hears it and the answer. */
export const schizoidQuestion: Step<'schizoid.question'> = {
  may: (_, { seat }) => [seat],
  ask(view) {
    const options = questions(view);
    const choice = { kind: 'one', noun: 'question', options } as const;
    return { prompt: { key: 'ask.question' }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('15.5', 'refuse.question'),
  take: (kit, { owner }, seat, question) => kit.goto('schizoid.answer', { seat, owner, question }),
};

/** What tells of the secret is said by its owner, who has no choice: only the truth is offered. */
export const schizoidAnswer: Step<'schizoid.answer'> = {
  may: (_, { owner }) => [owner],
  ask(view, { seat, owner, question }) {
    const aim = aimIn(view, owner);
    if (aim === null) return null;
    const truth = isTrue(aim, question) ? 'yes' : 'no';
    const choice = { kind: 'one', noun: 'word', options: [truth] } as const;
    return { prompt: { key: 'ask.answer', args: { seat, question } }, choice, otherwise: truth };
  },
  why: () => no('15.5', 'refuse.truth'),
  take(kit, { seat, owner, question }, _, answer) {
    kit.leave();
    kit.tell(answer === 'yes' ? 'log.answer-yes' : 'log.answer-no', { seat, owner, question });
  },
};

/** Before it is seen who has won, if anybody has as many bases as any aim takes. */
export const schizoidAnnounce: Step<'schizoid.announce'> = {
  may: (state, { seat }) =>
    seatsOf(state.seats).some((each) => externalBases(state, each).length >= LEAST) ? [seat] : [],
  ask(view, { seat }) {
    const aim = aimIn(view, seat);
    const seats = aim === null ? [] : thatMeet(view, aim);
    if (seats.length === 0) return null;
    const choice = { kind: 'one', noun: 'word', options: ['announce'] } as const;
    return { prompt: { key: 'ask.announce', args: { seats } }, choice, otherwise: 'announce' };
  },
  why: () => no('15.5', 'refuse.truth'),
  take(kit, _, seat) {
    const aim = aimIn(kit.state, seat);
    kit.leave();
    if (aim !== null) enforce(kit.state.table, ANNOUNCED, seat, null, thatMeet(kit.state, aim));
  },
};
