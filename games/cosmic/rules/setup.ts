// Set-up (§1): systems and tokens, the decks, a power for everybody, seven cards each, who begins.

import { must, no, type Options, rule, type Seat, total } from '@orrery/kernel';
import {
  ATTACKS,
  CARDS,
  COMPROMISE,
  COMPROMISES,
  FIRST_ATTACK,
  FIRST_EDICT,
  FIRST_FLARE,
  FIRST_KICKER,
  FIRST_REINFORCEMENT,
  FLARES_EACH,
  FLARES_FIXED,
  KICKERS as KICKER_CARDS,
  REINFORCEMENTS as REINFORCEMENT_CARDS,
} from '../data/cards.ts';
import {
  COLOURS,
  COMETS,
  CONES,
  DESTINIES,
  DESTINY as DESTINY_CARDS,
  EXTRAS_EACH,
  EXTRAS_WITH_LUCRE,
  EXTRAS_WITH_MOONS,
  FIRST_COMET,
  FIRST_CONE,
  FIRST_REVERSE,
  WILD,
  WILD_REVERSE,
  WILD_REVERSE_ABOVE,
} from '../data/destiny.ts';
import { EDICTS } from '../data/edicts.ts';
import { HAND, PLANETS, TOKENS, TOKENS_EACH } from '../data/hexes.ts';
import { LUCRE as MONEY } from '../data/lucre.ts';
import { CATEGORIES, MOONS as MOON_COUNTERS } from '../data/moons.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { HARD, HARDEST } from '../plain.ts';
import { assignPowers, freePowers, isMarkedL, offeredIn } from './assign.ts';
import { giveShips, HEX_WAYS, setDustAside, startHexes } from './hexes.ts';
import { bend, isMoon } from './live.ts';
import { dealMoons, moonsEach } from './occupy.ts';
import { isArtifact, registry } from './registry.ts';
import type { arranging as Arranging } from './situation.ts';
import type { Kit, Step } from './steps.ts';
import {
  ALL_POWERS,
  DECK,
  DESTINY,
  EXPANSION,
  EXTRAS,
  FIRST_MOON,
  FIRST_SPOT,
  FLARES,
  type Holding,
  isOn,
  KICKERS,
  LIMBO,
  LUCRE,
  MOONS,
  OTHERS_BASES,
  PLACES_EACH,
  REINFORCEMENTS,
  RENEWAL,
  seatsOf,
  SKIPPING,
  SPARE_DESTINY,
  type Table,
} from './table.ts';
import { turnDestiny } from './destiny.ts';

/** Option -> its values; the first is the default. */
export const OPTIONS = {
  powers: ['dealt', 'draft', 'chosen', 'none'],
  mix: ['sure', 'all'],
  flares: ['each', 'fixed'],
  expansion: [false, true],
  kickers: [false, true],
  reinforcements: [false, true],
  extras: [false, true],
  renewal: [false, true],
  limbo: [false, true],
  hexes: HEX_WAYS,
  moons: ['none', ...CATEGORIES],
  lucre: [false, true],
  skipping: [false, true],
  others: [false, true],
  proposals: [3, 1, 6],
} as const;

/** Powers to be left out; the ready-made lists leave those that are easy enough to play. And whether a draft is of two. */
export const PICKS = {
  barred: { words: POWERS.map(([word]) => word), sets: { plain: HARD.split(' '), some: HARDEST.split(' ') } },
  drafting: { words: ['two'] },
} as const;

const SWITCHES: readonly (readonly [keyof typeof OPTIONS, number])[] = [
  ['expansion', EXPANSION],
  ['kickers', KICKERS],
  ['reinforcements', REINFORCEMENTS],
  ['extras', EXTRAS],
  ['renewal', RENEWAL],
  ['limbo', LIMBO],
  ['lucre', LUCRE],
  ['skipping', SKIPPING],
  ['others', OTHERS_BASES],
];

/** Numbers that players may choose in secret: a place, an aim, a card. */
const SECRET_NUMBERS = CARDS;

export function setup(kit: Kit, options: Options): Table {
  const { seats } = kit.state;
  const situation = registry.arranging?.situationIn(options);
  const barred = String(options['barred'] ?? '');
  const counters = moonPool(options['moons']);
  const moons = moonsEach(total(counters), seats);
  const on = SWITCHES.reduce(
    (mask, [name, bit]) => (options[name] === true ? mask | bit : mask),
    (moons > 0 ? MOONS : 0) | (options['mix'] === 'all' ? ALL_POWERS : 0),
  );
  kit.pool(challengeDeck(on));
  kit.pool(flarePool(on));
  kit.pool(destinyDeck(seats));
  kit.pool(spareDestiny(on));
  kit.pool(counters);
  kit.pool(new Array<number>(SECRET_NUMBERS).fill(1), 'endless');
  if ((on & EXTRAS) !== 0) kit.shuffleIn(DESTINY, SPARE_DESTINY, EXTRAS_EACH * seats);
  kit.call('play');
  kit.call('prepare', {
    stage: 0,
    powers: String(options['powers']),
    ...(options['drafting'] === 'two' ? { offered: offeredIn(options) } : {}),
    fixed: options['flares'] === 'fixed',
    hexes: String(options['hexes']),
    ...(situation === undefined ? {} : { situation }),
  });
  const each = (n: number): number[] => new Array<number>(seats).fill(n);
  const places = Array.from({ length: FIRST_SPOT }, (_, place) => place);
  return {
    on,
    ...(barred === '' ? {} : { barred }),
    proposals: Number(options['proposals']),
    turn: 0,
    turns: 0,
    made: 0,
    challenges: 0,
    success: false,
    systems: places.map((place) => systemOf(place, seats, moons)),
    tokens: places.map((place) => homeTokens(place, seats, moons)),
    warp: each(0),
    gone: each(0),
    all: each(TOKENS),
    limbo: (on & LIMBO) === 0 ? [] : Array.from({ length: seats + 1 }, () => each(0)),
    marker: 0,
    spots: [],
    hands: seatsOf(seats).map(() => []),
    hoards: [],
    top: [],
    under: [],
    discards: [],
    removed: [],
    destiny: new Array<number>(DESTINIES).fill(0),
    extra: -1,
    powers: seatsOf(seats).map(() => []),
    drawn: 0,
    shelf: [],
    lucre: each(0),
    moons: [],
    hexes: each(0),
    dust: [],
    ships: [],
    stack: [],
    lasting: [],
    winners: 0,
    out: 0,
    missing: 0,
  };
}

/** §1.1: five planets to a system; §13.1: and Moons. */
function systemOf(place: number, seats: number, moons: number): number {
  const at = place % PLACES_EACH;
  const isThere = at < PLANETS || (at >= FIRST_MOON && at < FIRST_MOON + moons);
  return place < seats * PLACES_EACH && isThere ? Math.floor(place / PLACES_EACH) : -1;
}

function homeTokens(place: number, seats: number, moons: number): number[] {
  const system = systemOf(place, seats, moons);
  if (system < 0) return [];
  return seatsOf(seats).map((seat) => (!isMoon(place) && rule('1.1', seat === system) ? TOKENS_EACH : 0));
}

/** §13.0: the Moons of the kinds up to the one that is named, mild ones first. */
export function moonPool(kind: Options[string] | undefined): number[] {
  const most = CATEGORIES.findIndex((category) => category === kind);
  return MOON_COUNTERS.map(([, category]) => (CATEGORIES.indexOf(category) <= most ? 1 : 0));
}

/** §1.4, §5.3: Challenge cards and Edicts of the boxes in play; Kickers and Reinforcements by option. */
export function challengeDeck(on: number): number[] {
  const counts = new Array<number>(CARDS).fill(0);
  const boxes = (base: number, expansion: number): number => base + ((on & EXPANSION) === 0 ? 0 : expansion);
  counts[COMPROMISE] = boxes(COMPROMISES[0], COMPROMISES[1]);
  ATTACKS.forEach(([, base, more], i) => (counts[FIRST_ATTACK + i] = boxes(base, more)));
  EDICTS.forEach(([, , base, more], i) => (counts[FIRST_EDICT + i] = boxes(base, more)));
  if ((on & KICKERS) !== 0) KICKER_CARDS.forEach(([, n], i) => (counts[FIRST_KICKER + i] = n));
  if ((on & REINFORCEMENTS) !== 0) REINFORCEMENT_CARDS.forEach(([, n], i) => (counts[FIRST_REINFORCEMENT + i] = n));
  return counts;
}

/** §1.3, R34: a Flare for each power; those marked L only with Lucre, those of reconstructed powers only with these. */
export function flarePool(on: number): number[] {
  const counts = new Array<number>(CARDS).fill(0);
  POWERS.forEach(([word, , , , confidence], n) => {
    if (confidence === 'low' && (on & ALL_POWERS) === 0) return;
    if (!rule('1.3', isMarkedL(word)) || (on & LUCRE) !== 0) counts[FIRST_FLARE + n] = 1;
  });
  return counts;
}

/** §1.2: the colours in play and the wilds; with three or fewer without the reverse wild (R51). */
function destinyDeck(seats: number): number[] {
  const counts = new Array<number>(DESTINIES).fill(0);
  for (let seat = 0; seat < Math.min(seats, COLOURS.length); seat++) {
    counts[seat] = DESTINY_CARDS.normal;
    counts[FIRST_REVERSE + seat] = DESTINY_CARDS.reverse;
  }
  counts[WILD] = DESTINY_CARDS.wild;
  counts[WILD_REVERSE] = rule('1.2', seats > WILD_REVERSE_ABOVE) ? DESTINY_CARDS.wildReverse : 0;
  return counts;
}

/** §7.0: the extra cards, those that make sense (R57). */
function spareDestiny(on: number): number[] {
  const counts = new Array<number>(DESTINIES).fill(0);
  if ((on & EXTRAS) === 0) return counts;
  const isOut = (word: string): boolean =>
    ((EXTRAS_WITH_MOONS as readonly string[]).includes(word) && (on & MOONS) === 0) ||
    ((EXTRAS_WITH_LUCRE as readonly string[]).includes(word) && (on & LUCRE) === 0);
  CONES.forEach(([word], n) => (counts[FIRST_CONE + n] = isOut(word) ? 0 : 1));
  COMETS.forEach(([word], n) => (counts[FIRST_COMET + n] = isOut(word) ? 0 : 1));
  return counts;
}

/** An arranged start: no plain table has one. */
const arranging = (): typeof Arranging => must(registry.arranging, 'arranged starts');

/** Powers, decks, hands, the first player: what set-up decides by chance or by choice. */
export const prepare: Step<'prepare'> = {
  together: 'sealed',
  may({ seats }, { offers, chooser }) {
    if (chooser !== undefined) return [chooser];
    return seatsOf(seats).filter((seat) => (offers?.[seat] ?? []).length > 0);
  },
  ask(view, { offers, chooser }, seat) {
    const options = chooser === undefined ? (offers?.[seat] ?? []) : freePowers(view, seat);
    const choice = { kind: 'one', noun: 'offered', options } as const;
    return { prompt: { key: 'ask.power' }, choice, otherwise: options[0] ?? 0 };
  },
  why: () => no('1.3', 'refuse.power'),
  take(kit, frame, seat, power) {
    kit.state.table.powers[seat]?.push({ power });
    if (frame.offers === undefined) kit.find(FLARES, FIRST_FLARE + power);
    for (const other of frame.offers?.[seat] ?? []) if (other !== power) kit.put(FLARES, FIRST_FLARE + other);
  },
  run(kit, frame) {
    const { table, seats } = kit.state;
    const { stage, situation } = frame;
    frame.stage = stage + 1;
    if (stage === 0) return startHexes(kit, frame.hexes);
    if (stage === 1) {
      if (situation !== undefined) return arranging().arrangePowers(kit, situation);
      // A round for the first power of each, then one for the second of a Binary (§9.1).
      if (assignPowers(kit, frame)) frame.stage = stage;
      return;
    }
    if (stage === 2) {
      assemble(kit, frame.fixed);
      if (situation !== undefined) arranging().arrangeTokens(kit.state, situation);
      return dealMoons(kit);
    }
    if (stage === 3) return seatsOf(seats).forEach((seat) => setUp(kit, seat, 'setup'));
    if (stage === 4) return dealHands(kit, situation);
    if (stage === 5) return seatsOf(seats).forEach((seat) => setUp(kit, seat, 'dealt'));
    setDustAside(kit);
    table.turn = situation === undefined ? firstPlayer(kit) : arranging().arrangeFirst(kit, situation);
    table.turn = bend(kit.state, 'follows', table.turn);
    table.marker = table.turn;
    // §11.0: by the place in the order of play.
    if (rule('11.0', isOn(table, LUCRE)))
      for (let i = 0; i < seats; i++) table.lucre[(table.turn + i) % seats] = MONEY.start + 1 + i;
    giveShips(kit);
    kit.tell('log.first', { seat: table.turn }, '1.5');
    kit.leave();
  },
};

/** §1.4, §6.1: the Flares of the powers in play go into the deck, and unseen ones until there are three for each player. */
function assemble(kit: Kit, fixed: boolean): void {
  const { table, seats } = kit.state;
  const dealt = table.powers.flat();
  for (const { power } of dealt) kit.put(DECK, FIRST_FLARE + power);
  table.powers.forEach((row, seat) => row.forEach(({ power }) => kit.tell('log.has-power', { seat, power }, '1.3')));
  const wanted = rule('6.1', fixed) ? FLARES_FIXED : FLARES_EACH * seats;
  const unseen = Math.min(Math.max(0, wanted - dealt.length), kit.left(FLARES));
  if (unseen > 0) kit.shuffleIn(DECK, FLARES, unseen);
}

/** What powers do at set-up; then those under another one, which may have come by what it did. */
function setUp(kit: Kit, seat: Seat, when: 'setup' | 'dealt'): void {
  for (const holding of kit.state.table.powers[seat] ?? []) {
    registry.powers[holding.power]?.[when]?.(kit, seat, holding);
    for (const stage of holding.stages ?? []) setUpStage(kit, seat, when, stage);
  }
}

/** §15.1, R247: a stage gets its artifacts, and what comes with a power whenever that does; first hands and tokens are dealt as
 *  to everybody. */
function setUpStage(kit: Kit, seat: Seat, when: 'setup' | 'dealt', stage: Holding): void {
  const power = registry.powers[stage.power];
  if (rule('15.1', isArtifact(stage.power))) power?.[when]?.(kit, seat, stage);
  else if (when === 'setup') power?.gained?.(kit, seat, stage, null);
}

/** R1: seven cards each, unless a power says otherwise. */
function dealHands(kit: Kit, situation: PowerWord | undefined): void {
  const { table, seats } = kit.state;
  for (const seat of seatsOf(seats)) {
    const n =
      table.powers[seat]?.map(({ power }) => registry.powers[power]?.hand).find((each) => each !== undefined) ?? HAND;
    if (situation !== undefined) {
      arranging().dealArranged(kit, seat, arranging().arrangedHand(situation, seat).slice(0, n));
      continue;
    }
    const hand = must(table.hands[seat], 'a hand');
    for (let i = 0; i < n; i++) hand.push(kit.draw(DECK, seat));
  }
}

/** §1.5: Destiny is turned until a single colour shows; R2: then all of it is shuffled again. */
function firstPlayer(kit: Kit): Seat {
  const { table } = kit.state;
  for (;;) {
    const item = turnDestiny(kit);
    if (rule('1.5', item >= WILD)) continue;
    table.destiny.forEach((n, each) => n > 0 && kit.put(DESTINY, each, n));
    table.destiny.fill(0);
    table.extra = -1;
    return item % COLOURS.length;
  }
}
