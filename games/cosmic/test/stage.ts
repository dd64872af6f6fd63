// A table set for a test in the game's own words: powers, hands, tokens, the next Destiny cards; then a challenge played up to
// where the test has something to say. Whoever could act and is not spoken of passes.

import { type Ask, asks, fault, itemOf, must, type Options, type Seat, total } from '@orrery/kernel';
import { type Scenario, scenario } from '@orrery/kernel/testkit';
import { ATTACKS, type Card, FIRST_ATTACK, FLARES_EACH } from '../data/cards.ts';
import { COLOURS, COMETS, CONES, FIRST_COMET, FIRST_CONE, FIRST_REVERSE, WILD, WILD_REVERSE } from '../data/destiny.ts';
import { HAND, HEXES, TOKENS } from '../data/hexes.ts';
import { PURCHASES } from '../data/lucre.ts';
import type { PowerWord } from '../data/powers.ts';
import type { MoonWord } from '../data/moons.ts';
import { game } from '../index.ts';
import type { Power } from '../rules/hooks.ts';
import { cardsOf } from '../rules/cards.ts';
import { layHex } from '../rules/hexes.ts';
import { moonAt } from '../rules/moons.ts';
import { moonsEach } from '../rules/occupy.ts';
import { flareOf, moonOf, powerOf, registry } from '../rules/registry.ts';
import { challengeDeck, moonPool, OPTIONS } from '../rules/setup.ts';
import { itemOfCard } from '../rules/situation.ts';
import { type Kit, nearest, type Steps, top } from '../rules/steps.ts';
import {
  type Challenge,
  FIRST_MOON,
  FLARES,
  now,
  type Place,
  PLACES_EACH,
  seatsOf,
  type Table,
} from '../rules/table.ts';

export type { Card };
export { itemOfCard };

export interface Stage extends Scenario<Table> {
  /** What a seat that is not spoken of answers at a moment; null: it passes. */
  answer: (ask: Ask) => string | null;
}

/** `blue`, `blue reverse`, `wild`, `wild reverse`, or the word of a colourless cone or a Comet. */
type Destiny = string;

export interface Opening {
  readonly seats?: number;
  readonly options?: Options;
  /** By seat; null or left out: none. Two for a Binary. */
  readonly powers?: readonly (PowerWord | readonly PowerWord[] | null)[];
  /** The powers that are drawn at set-up (Pentaform). */
  readonly drawn?: readonly PowerWord[];
  /** By seat: the reverse hex; null or left out: the ordinary side. */
  readonly hexes?: readonly (HexWord | null)[];
  /** By seat: the cards that matter; filled up with Attacks to seven. */
  readonly hands?: readonly (readonly Card[])[];
  /** The second hand that Miser is dealt, seven cards. */
  readonly hoard?: readonly Card[];
  /** By seat: tokens by place, instead of four on each home planet; what is left of twenty is in the Warp. */
  readonly bases?: readonly (Readonly<Record<Place, number>> | null)[];
  /** By seat: the Moons in its system, filled up with others; left out: none are in play. */
  readonly moons?: readonly (readonly MoonWord[])[];
  /** The cards that will be turned up, from the first challenge on; left out: blue. */
  readonly destiny?: readonly Destiny[];
  /** By seat: the Lucre there is when the first challenge begins; left out: as dealt and earned. */
  readonly lucre?: readonly number[];
  /** By section, by seat: tokens that wait in Limbo when the first challenge begins. */
  readonly limbo?: readonly (readonly number[])[];
  /** The Destiny cards that Worldships holds, by item. */
  readonly held?: readonly number[];
  /** The colour that begins; left out: red. */
  readonly first?: Destiny;
}

export type HexWord = (typeof HEXES)[number][0];
const hexOf = (word: HexWord): number => HEXES.findIndex(([each]) => each === word);

/** The k-th planet of a system, from 1. */
export const planet = (system: number, k: number): Place => system * PLACES_EACH + k - 1;

/** The k-th Moon of a system, from 1. */
export const moon = (system: number, k = 1): Place => system * PLACES_EACH + FIRST_MOON + k - 1;

/** Four tokens on so many home planets. */
export const home = (seat: Seat, planets: number): Record<Place, number> =>
  Object.fromEntries(Array.from({ length: planets }, (_, k) => [planet(seat, k + 1), 4]));

/** A game in which seat 0 (red) begins, and its first challenge is under way up to the first question. */
export function open({
  seats = 3,
  options = {},
  powers = [],
  drawn = [],
  hexes = [],
  hands = [],
  hoard = [],
  bases = [],
  moons = [],
  destiny = ['blue'],
  lucre,
  limbo = [],
  held = [],
  first = 'red',
}: Opening = {}): Stage {
  const kinds = moons.length > 0 ? 'cheese' : 'none';
  const chosen: Options = { ...defaults(), powers: 'none', mix: 'all', moons: kinds, ...options };
  const wordsOf = (seat: Seat): readonly PowerWord[] => {
    const words = powers[seat] ?? [];
    return typeof words === 'string' ? [words] : words;
  };
  const staged = {
    ...game,
    steps: {
      ...game.steps,
      'at start': {
        run(kit: Kit<'at start'>): void {
          if (lucre !== undefined && kit.state.table.challenges === 1) kit.state.table.lucre = [...lucre];
          atStart.run?.(kit, { step: 'at start' });
        },
      },
    },
    setup(kit: Parameters<typeof game.setup>[0], given: Options): Table {
      const table = game.setup(kit, given);
      powers.forEach((_, seat) => {
        const row = wordsOf(seat);
        table.powers[seat] = row.map((word) => ({ power: powerOf(word) }));
        for (const word of row) kit.find(FLARES, flareOf(word));
      });
      hexes.forEach((word, seat) => {
        if (word !== null) layHex({ table, seats }, seat, hexOf(word));
      });
      for (const [seat, tokens] of bases.entries()) if (tokens !== null) place(table, seat, tokens);
      limbo.forEach((row, section) => {
        table.limbo[section] = [...row];
        row.forEach((n, seat) => (table.warp[seat] = (table.warp[seat] ?? 0) - n));
      });
      return table;
    },
  };
  // Who picks its hand has looked through the deck before anything is dealt; and is dealt nothing, as some others are.
  const has = (seat: Seat, is: (power: Power) => boolean): boolean =>
    wordsOf(seat).some((word) => is(registry.powers[powerOf(word)] ?? {}));
  const isBare = (seat: Seat): boolean => has(seat, ({ hand }) => hand === 0);
  const looks = seatsOf(seats).some((seat) => has(seat, ({ hand, setup }) => hand === 0 && setup !== undefined));
  const looked = looks ? total(challengeDeck(0)) + FLARES_EACH * seats : 0;
  const dealt = seatsOf(seats).map((seat) => (isBare(seat) ? [] : fill(seats, chosen, hands, seat, hoard)));
  const draws = [
    ...dealMoons(seats, chosen, moons),
    ...drawn.map(flareOf),
    ...new Array<null>(looked).fill(null),
    ...dealt.flat(),
    ...hoard.map(itemOfCard),
    destinyOf(first),
    ...held,
    ...destiny.map(destinyOf),
  ];
  const s = scenario(staged as unknown as typeof game, { seats, options: chosen, draws });
  return Object.assign(Object.create(s) as Scenario<Table>, { answer: () => null });
}

/** Two Moons each: those that were asked for, then the first that nobody asked for. */
function dealMoons(seats: number, options: Options, moons: readonly (readonly MoonWord[])[]): number[] {
  const wanted = moons.flat().map(moonOf);
  const pool = moonPool(options['moons']);
  const fillers = pool.flatMap((n, item) => (n > 0 && !wanted.includes(item) ? [item] : []));
  const each = moonsEach(total(pool), seats);
  return seatsOf(seats).flatMap((seat) => {
    const own = (moons[seat] ?? []).map(moonOf);
    return [...own, ...fillers.splice(0, each - own.length)];
  });
}

/** Puts tokens of a seat, from its first home planet, on a Moon that is empty; it is turned up already, unless said otherwise. */
export function onMoon(s: Stage, seat: Seat, place: Place, { n = 1, up = true } = {}): void {
  s.arrange((state) => {
    const there = must(moonAt(state.table, place), 'a Moon');
    const first = must(state.table.tokens[planet(seat, 1)], 'a planet');
    must(state.table.tokens[place], 'a place')[seat] = n;
    first[seat] = (first[seat] ?? 0) - n;
    there.up = up;
    const { know } = state.held;
    know[there.slot] = (know[there.slot] ?? 0) | (up ? (2 << state.seats) - 1 : 1 << seat);
  });
}

const atStart = game.steps['at start'];

const defaults = (): Options => Object.fromEntries(Object.entries(OPTIONS).map(([name, [first]]) => [name, first]));

function place(table: Table, seat: Seat, tokens: Readonly<Record<Place, number>>): void {
  for (const pile of table.tokens) if (pile.length > 0) pile[seat] = 0;
  let left = TOKENS;
  for (const [at, n] of Object.entries(tokens)) {
    must(table.tokens[Number(at)], 'a place')[seat] = n;
    left -= n;
  }
  table.warp[seat] = left;
}

/** A hand: what was asked for, then the commonest Attacks that nobody asked for. */
function fill(
  seats: number,
  options: Options,
  hands: readonly (readonly Card[])[],
  seat: Seat,
  hoard: readonly Card[],
): number[] {
  const counts = challengeDeck(options['expansion'] === true ? 256 : 0);
  for (const item of [...hands.flat(), ...hoard].map(itemOfCard)) counts[item] = (counts[item] ?? 0) - 1;
  const fillers = ATTACKS.flatMap((_, i) =>
    new Array<number>(Math.max(0, counts[FIRST_ATTACK + i] ?? 0)).fill(FIRST_ATTACK + i),
  ).toSorted((a, b) => b - a);
  const wanted = seatsOf(seats).map((each) => HAND - (hands[each]?.length ?? 0));
  const before = wanted.slice(0, seat).reduce((sum, n) => sum + Math.max(0, n), 0);
  const cards = (hands[seat] ?? []).map(itemOfCard);
  if (cards.length > HAND) throw fault('stage', `seat ${seat} has more than ${HAND} cards`);
  return [...cards, ...fillers.slice(before, before + HAND - cards.length)];
}

function destinyOf(word: Destiny): number {
  const [colour = '', side] = word.split(' ');
  const n = COLOURS.findIndex((each) => each === colour);
  if (n >= 0) return side === 'reverse' ? FIRST_REVERSE + n : n;
  if (colour === 'wild') return side === 'reverse' ? WILD_REVERSE : WILD;
  const cone = CONES.findIndex(([each]) => each === word);
  if (cone >= 0) return FIRST_CONE + cone;
  const comet = COMETS.findIndex(([each]) => each === word);
  if (comet < 0) throw fault('stage', `there is no Destiny card "${word}"`);
  return FIRST_COMET + comet;
}

/** The step that asks now; `over` at the end. */
export const step = (s: Stage): keyof Steps | 'over' => top(s.state)?.step ?? 'over';

/** The code of the moment that is open; null: none is. */
export const momentNow = (s: Stage): string | null =>
  step(s) === 'moment' ? (nearest(s.state, 'moment')?.code ?? null) : null;

export const challenge = (s: Stage): Challenge => now(s.table);

/** Who is really asked now. */
export const asked = (s: Stage): Seat[] => asks(game, s.state).map(({ seat }) => seat);

/** Everybody passes the moments, or answers what the stage says, until something else is asked, or the moment of this code. */
export function quiet(s: Stage, code: string | null = null): void {
  while (step(s) === 'moment' && momentNow(s) !== code) passOne(s);
}

function passOne(s: Stage): void {
  const ask = must(asks(game, s.state)[0], 'somebody who is asked');
  s.play(`${ask.seat} ${s.answer(ask) ?? 'pass'}`);
}

/** Plays lines, and lets everybody pass after each. */
export function play(s: Stage, ...lines: readonly string[]): void {
  for (const line of lines) {
    quiet(s);
    s.play(line);
  }
  quiet(s);
}

interface Fight {
  /** Tokens from the first home base, or amounts of the choice. */
  readonly tokens?: number;
  readonly at?: Place;
  /** Seat -> side and tokens; they are invited by that side. */
  readonly allies?: Readonly<Record<Seat, readonly ['offense' | 'defense', number]>>;
}

/** From the launch to where the cards are laid, or to a moment before that: so many tokens at a planet, with these allies. */
export function toCards(s: Stage, fight: Fight = {}, until: string | null = null): void {
  launch(s, fight);
  quiet(s, until);
  ally(s, fight, until);
  quiet(s, until);
}

/** The launch and the aim; then the moment after it. */
export function launch(s: Stage, { tokens = 1, at = planet(1, 1) }: Fight = {}): void {
  quiet(s);
  if (step(s) === 'retrieve') play(s, `${must(asked(s)[0], 'the offense')} pass`);
  const ask = must(asks(game, s.state)[0], 'the offense');
  if (ask.step !== 'launch') throw fault('stage', `"${ask.step}" is asked, not the launch`);
  s.play(`${ask.seat} [${firstTokens(ask, tokens).join(' ')}]`);
  quiet(s);
  if (step(s) === 'aim') s.play(`${ask.seat} ${at}`);
}

/** Invitations and answers. */
export function ally(s: Stage, { allies = {} }: Fight = {}, until: string | null = null): void {
  const of = (side: string): string[] => Object.keys(allies).filter((seat) => allies[Number(seat)]?.[0] === side);
  quiet(s, until);
  while (step(s) === 'invite') {
    const side = nearest(s.state, 'invite')?.side === 1 ? 'defense' : 'offense';
    s.play(`${must(asked(s)[0], 'a main player')} [${of(side).join(' ')}]`);
    quiet(s, until);
  }
  while (step(s) === 'join') {
    const seat = must(asked(s)[0], 'somebody invited');
    const [side, n] = allies[seat] ?? ['neither', 0];
    s.play(`${seat} ${side}`);
    const ask = s.ask(seat);
    if (step(s) === 'commit' && ask !== null) s.play(`${seat} [${firstTokens(ask, n).join(' ')}]`);
    quiet(s, until);
  }
}

/** So many tokens of a choice, from the first places on. */
function firstTokens({ choice }: Ask, n: number): number[] {
  if (choice.kind !== 'amounts') throw fault('stage', 'no tokens are asked for');
  let left = n;
  return choice.entries.map(({ max }) => {
    const here = Math.min(left, max);
    left -= here;
    return here;
  });
}

/** The slot of a card in a hand. */
export function slot(s: Stage, seat: Seat, card: Card): number {
  const item = itemOfCard(card);
  const at = cardsOf(s.state, seat).find((each) => itemOf(s.state, each) === item);
  if (at === undefined) throw fault('stage', `seat ${seat} does not hold ${card}`);
  return at;
}

/** Both main players lay a card. Everybody passes what follows, unless the stage stops at this moment. */
export function lay(s: Stage, offense: Card, defense: Card, until: string | null = null): void {
  quiet(s);
  const { offense: o, defense: d } = challenge(s);
  if (step(s) === 'kickers') for (const seat of asked(s)) s.play(`${seat} pass`);
  quiet(s);
  for (const [seat, card] of [
    [o, offense],
    [d, defense],
  ] as const)
    if (asked(s).includes(seat)) s.play(`${seat} ${slot(s, seat, card)}`);
  quiet(s, until);
}

/** Uses a power now; the target as it stands in the option. */
export const use = (s: Stage, seat: Seat, word: PowerWord, target?: number | string): void =>
  act(s, seat, 'power', `${powerOf(word)}`, target);

/** Plays a card now. */
export const card = (s: Stage, seat: Seat, name: Card, target?: number | string): void =>
  act(s, seat, 'card', `${itemOfCard(name)}`, target);

/** Does something by the hex of its system: its first act, or the one of this number. */
export const useHex = (s: Stage, seat: Seat, word: HexWord, target?: number | string, nth = 0): void =>
  act(s, seat, 'hex', `${hexOf(word)}`, `${nth}${target === undefined ? '' : ` ${target}`}`);

export const canHex = (s: Stage, seat: Seat, word: HexWord, target?: number | string, nth = 0): boolean =>
  offers(s, seat, 'hex', `${hexOf(word)}`, `${nth}${target === undefined ? '' : ` ${target}`}`) !== null;

/** Does what the power of somebody else lets it do: the first such act, or the one of this number. */
export const useGrant = (s: Stage, seat: Seat, word: PowerWord, target?: number | string, nth = 0): void =>
  act(s, seat, 'grant', `${powerOf(word)}`, `${nth}${target === undefined ? '' : ` ${target}`}`);

export const canGrant = (s: Stage, seat: Seat, word: PowerWord, target?: number | string, nth = 0): boolean =>
  offers(s, seat, 'grant', `${powerOf(word)}`, `${nth}${target === undefined ? '' : ` ${target}`}`) !== null;

/** Buys something, so many at once. */
export const buy = (s: Stage, seat: Seat, what: Purchase, n = 1): void => {
  const [at, price] = purchase(what);
  act(s, seat, 'bank', `${at}`, `${n} ${n * price}`);
};

/** Whether a seat is offered so many of something now, at the price of the list. */
export const canBuy = (s: Stage, seat: Seat, what: Purchase, n = 1): boolean => {
  const [at, price] = purchase(what);
  return offers(s, seat, 'bank', `${at}`, `${n} ${n * price}`) !== null;
};

type Purchase = (typeof PURCHASES)[number][0];

function purchase(what: Purchase): [at: number, price: number] {
  const at = PURCHASES.findIndex(([word]) => word === what);
  return [at, PURCHASES[at]?.[1] ?? 0];
}

function act(s: Stage, seat: Seat, kind: string, what: string, target?: number | string): void {
  // Whoever comes earlier in the order of §8 passes.
  for (let n = 0; n < 20 && !offers(s, seat, kind, what, target); n++) {
    const others = asks(game, s.state).filter((ask) => ask.seat !== seat);
    const first = others[0];
    if (step(s) !== 'moment' || first === undefined) break;
    s.play(`${first.seat} pass`);
  }
  const option = offers(s, seat, kind, what, target);
  if (option === null) throw fault('stage', `seat ${seat} cannot do "${kind} ${what}" at ${momentNow(s) ?? step(s)}`);
  for (const ask of asks(game, s.state)) {
    if (ask.seat === seat) break;
    s.play(`${ask.seat} pass`);
  }
  s.play(`${seat} ${option}`);
}

/** The option with which a seat does this now; null: it cannot. */
function offers(s: Stage, seat: Seat, kind: string, what: string, target?: number | string): string | null {
  const ask = s.ask(seat);
  if (ask === null || ask.choice.kind !== 'one') return null;
  const end = target === undefined ? '' : ` ${target}`;
  const isIt = (option: unknown): boolean => {
    const [verb = '', n, ...rest] = String(option).split(' ');
    return (verb === kind || verb.startsWith(`${kind}-`)) && n === what && ` ${rest.join(' ')}`.endsWith(end);
  };
  return (ask.choice.options.find(isIt) as string | undefined) ?? null;
}

/** Whether a seat is offered a power or a card now. */
export const canUse = (s: Stage, seat: Seat, word: PowerWord): boolean =>
  offers(s, seat, 'power', `${powerOf(word)}`) !== null;
export const canPlay = (s: Stage, seat: Seat, name: Card): boolean =>
  offers(s, seat, 'card', `${itemOfCard(name)}`) !== null;

/** As long as this is asked, for tokens from places or to places, the first there are; so many, or as few as may be. */
export function takeFirst(s: Stage, name: keyof Steps, n?: number): void {
  quiet(s);
  while (step(s) === name) {
    const ask = must(asks(game, s.state)[0], 'somebody who is asked');
    const least = ask.choice.kind === 'amounts' ? ask.choice.min : 0;
    s.play(`${ask.seat} [${firstTokens(ask, n ?? least).join(' ')}]`);
    quiet(s);
  }
}

/** Tokens that go home go to the first base; those that are lost come from it; no card is taken as a reward. */
export function takeAllFirst(s: Stage): void {
  for (quiet(s); ['home', 'pay', 'reward'].includes(step(s)); quiet(s)) {
    const ask = must(asks(game, s.state)[0], 'somebody who is asked');
    const answer = ask.choice.kind === 'amounts' ? `[${firstTokens(ask, ask.choice.min).join(' ')}]` : '0';
    s.play(`${ask.seat} ${answer}`);
  }
}
