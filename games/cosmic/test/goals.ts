// What must happen in games of Cosmic Encounter: every act of every power, every Flare in both forms, every Edict, Moon, hex
// and purchase takes effect, and is cancelled where it can be; every Kicker, Reinforcement, cone and Comet comes up; and
// everything the log can tell is told.

import { type Answer, type Ask, list, type State } from '@orrery/kernel';
import type { Goal, Goals } from '@orrery/kernel/testkit';
import { EDICTS } from '../data/edicts.ts';
import {
  COMPROMISE,
  FIRST_EDICT,
  FIRST_FLARE,
  FIRST_KICKER,
  FIRST_REINFORCEMENT,
  KICKERS,
  REINFORCEMENTS,
} from '../data/cards.ts';
import { BASES_TO_WIN, HEXES, PLANETS } from '../data/hexes.ts';
import { COMETS, CONES, FIRST_COMET, FIRST_CONE } from '../data/destiny.ts';
import { PURCHASES } from '../data/lucre.ts';
import { MOONS } from '../data/moons.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import '../index.ts';
import type { Act, Auto } from '../rules/hooks.ts';
import { isMoon } from '../rules/live.ts';
import { edictOf, powerOf, registry } from '../rules/registry.ts';
import {
  DECK,
  DESTINY,
  FLARES,
  MOON_POOL,
  ON_GAS_GIANT,
  ON_SPACE_DUST,
  PLACES_EACH,
  SPARE_DESTINY,
  type Table,
} from '../rules/table.ts';
import { more } from '../text/en/more.ts';
import { options as texts } from '../text/en/options.ts';
import { said } from '../text/en/said.ts';
import { table } from '../text/en/table.ts';

/** Each act tells when it takes effect, which the log of a game does not say: it says that something is used, or cancelled. */
const spied = <A extends Act | Auto>(it: string, act: A): A => ({
  ...act,
  do(kit, use, about) {
    kit.tell('took effect', { it });
    act.do?.(kit, use, about);
  },
});

registry.powers.forEach((power, n) => {
  if (power === undefined) return;
  const acts = power.acts?.map((act, i) => spied(`power ${n} ${i}`, act)) ?? [];
  const autos = power.autos?.map((auto, i) => spied(`auto ${n} ${i}`, auto)) ?? [];
  const grants = power.grants?.map((act, i) => spied(`grant ${n} ${i}`, act)) ?? [];
  registry.powers[n] = { ...power, acts, autos, ...(power.grants && { grants }) };
});
registry.plain.forEach((act, item) => (registry.plain[item] = act && spied(`card ${item}`, act)));
registry.superb.forEach((act, item) => (registry.superb[item] = act && spied(`super ${item}`, act)));
registry.bank.forEach((act, n) => (registry.bank[n] = spied(`bank ${n}`, act)));
registry.hexes.forEach((hex, n) => {
  if (hex?.acts === undefined) return;
  registry.hexes[n] = { ...hex, acts: hex.acts.map((act, i) => spied(`hex ${n} ${i}`, act)) };
});

/** The cards that cancel: only played when the question is about what is to be cancelled. */
const cancels = EDICTS.flatMap(([word], n) => (/zap/.test(word) ? [FIRST_EDICT + n] : [])).toReversed();

/** What cancels Flares, of which there are most. */
const FLARE_ZAP = edictOf('flare-zap');

const options = ({ choice }: Ask): readonly string[] => (choice.kind === 'one' ? choice.options.map(String) : []);

/** The options of a question that begin so, whatever they aim at. */
const beginning = (ask: Ask, verb: string, what: string): string[] =>
  options(ask).filter((option) => {
    const space = option.indexOf(' ');
    const [form = ''] = option.slice(0, space).split('-');
    return form === verb && `${option.slice(space + 1)} `.startsWith(`${what} `);
  });

/** What can cancel is kept for what is to be cancelled. */
const KEEP: readonly Answer[] = [null];

type Answering = Extract<NonNullable<Goal['answers']>, (...all: never[]) => unknown>;

/** Uses it wherever it can be; answers its announcement with whatever cancels, as long as it was not cancelled. */
const towards =
  (verb: string, what: string, use: string, form = ''): Answering =>
  (ask, how) => {
    const isIt = announced(ask) === use && (form === '' || ask.prompt.args?.['form'] === form);
    if (how === 'cancelled' && isIt) return options(ask);
    const answers = beginning(ask, verb, what);
    return answers.length > 0 || ask.prompt.key !== 'ask.cancel' ? answers : KEEP;
  };

/** What the question is about, whomever it is aimed at: `power 12`. */
function announced(ask: Ask): string {
  const use = ask.prompt.args?.['use'];
  const [kind = '', what = ''] = typeof use === 'string' ? use.split(' ') : [];
  return `${kind.split('-')[0]} ${what}`;
}

/** The same, and before that the power is chosen. */
const having =
  (power: number, answers: Answering): Answering =>
  (ask, how) =>
    ask.prompt.key === 'ask.power' ? [power] : answers(ask, how);

const built = POWERS.flatMap(([word], n) => (registry.powers[n] === undefined ? [] : [[word, n] as const]));

const powers = built.flatMap(([word, n]) => [
  ...(registry.powers[n]?.acts ?? []).map(
    (_, i): Goal => ({
      id: `${word} ${i}`,
      fired: { key: 'took effect', args: { it: `power ${n} ${i}` } },
      cancelled: { key: 'log.cancelled', args: { use: `power ${n}` } },
      answers: having(n, towards('power', `${n} ${i}`, `power ${n}`)),
      items: cancels.map((item) => [DECK, item]),
    }),
  ),
  ...(registry.powers[n]?.autos ?? []).map(
    (_, i): Goal => ({
      id: `${word} by itself ${i}`,
      fired: { key: 'took effect', args: { it: `auto ${n} ${i}` } },
      cancelled: { key: 'log.cancelled', args: { use: `power ${n}` } },
      answers: having(n, towards('power', `${n} none`, `power ${n}`)),
    }),
  ),
  ...(registry.powers[n]?.grants ?? []).map(
    (_, i): Goal => ({
      id: `${word} for others ${i}`,
      fired: { key: 'took effect', args: { it: `grant ${n} ${i}` } },
      answers: having(n, towards('grant', `${n} ${i}`, `grant ${n}`)),
    }),
  ),
]);

const card = (id: string, item: number, form: 'card' | 'super', cancelled: boolean, power = -1): Goal => ({
  id,
  fired: { key: 'took effect', args: { it: `${form} ${item}` } },
  ...(cancelled && { cancelled: { key: 'log.cancelled', args: { use: `card ${item}`, form: formOf(item, form) } } }),
  answers: having(power, (ask, how) => [
    ...towards('card', `${item}`, `card ${item}`, formOf(item, form))(ask, how),
    ...(BEFORE[POWERS[power]?.[0] ?? '']?.(ask) ?? []),
  ]),
  items: [item, ...(cancelled ? cancels : [])].flatMap((each) => [
    [DECK, each] as const,
    ...(each < FIRST_FLARE ? [] : [[FLARES, each] as const]),
  ]),
});

/** Uses the power whenever it can be. */
const using =
  (word: PowerWord): ((ask: Ask) => readonly string[]) =>
  (ask) =>
    beginning(ask, 'power', `${powerOf(word)}`);

const isUse = (ask: Ask, word: PowerWord): boolean => announced(ask) === `power ${powerOf(word)}`;
const zaps = (ask: Ask): readonly string[] => beginning(ask, 'card', `${edictOf('cosmic-zap')}`);

/** What must happen before a Super can be played: its power is used, with those who win, or zapped; an empty planet
 *  is attacked. */
const BEFORE: Readonly<Record<string, (ask: Ask) => readonly Answer[]>> = {
  berserker: using('berserker'),
  pirate: (ask) => (ask.step === 'join' ? ['offense'] : using('pirate')(ask)),
  // The first player chooses first; the others win.
  sniveler: ({ step, seat }) => (step === 'join' ? [seat === 0 ? 'neither' : 'offense'] : []),
  gorgon: (ask) => (isUse(ask, 'gorgon') ? zaps(ask) : []),
  worm: ({ prompt, choice }) =>
    prompt.key === 'ask.aim' && choice.kind === 'one'
      ? choice.options.filter((place) => DESERTED.includes(Number(place) % PLACES_EACH))
      : [],
};

/** The home planets on which the Worm has nobody. */
const DESERTED: readonly number[] = [PLANETS - 2, PLANETS - 1];

const formOf = (item: number, form: 'card' | 'super'): string =>
  form === 'super' ? form : item < FIRST_FLARE ? 'edict' : 'wild';

const flares = POWERS.flatMap(([word], n) => {
  const item = FIRST_FLARE + n;
  return [
    ...(registry.plain[item] === undefined ? [] : [card(`${word} wild`, item, 'card', true)]),
    ...(registry.superb[item] === undefined ? [] : [card(`${word} super`, item, 'super', true, n)]),
  ];
});

const purchases = registry.bank.map(
  (_, n): Goal => ({
    id: `purchase ${PURCHASES[n]?.[0] ?? 'bribe'}`,
    fired: { key: 'took effect', args: { it: `bank ${n}` } },
    answers: (ask) => beginning(ask, 'bank', `${n}`),
  }),
);

const hexes = HEXES.flatMap(([word], n) =>
  (registry.hexes[n]?.acts ?? []).map(
    (_, i): Goal => ({
      id: `hex ${word} ${i}`,
      fired: { key: 'took effect', args: { it: `hex ${n} ${i}` } },
      answers: (ask) => beginning(ask, 'hex', `${n} ${i}`),
    }),
  ),
);

/** Nothing cancels an Un-Zap. */
const edicts = EDICTS.map(([word], n) => card(word, FIRST_EDICT + n, 'card', word !== 'un-zap'));

const reinforcements = REINFORCEMENTS.map(([value], n) =>
  card(`reinforcement ${value}`, FIRST_REINFORCEMENT + n, 'card', false),
);

const kickers = KICKERS.map(
  ([value], n): Goal => ({
    id: `kicker ${value}`,
    fired: { key: 'log.kicker-up', args: { card: FIRST_KICKER + n } },
    answers: ({ prompt, choice }) => (prompt.key === 'ask.kicker' && choice.kind === 'one' ? choice.options : []),
    items: [[DECK, FIRST_KICKER + n]],
  }),
);

const turnedUp = (id: string, item: number): Goal => ({
  id,
  fired: { key: 'log.destiny', args: { card: item } },
  items: [
    [DESTINY, item],
    [SPARE_DESTINY, item],
  ],
});
const cones = CONES.map(([word], n) => turnedUp(`cone ${word}`, FIRST_CONE + n));
const comets = COMETS.map(([word], n) => turnedUp(`comet ${word}`, FIRST_COMET + n));

/** Lands on Moons, and turns them up. */
const moons = MOONS.map(
  ([word], n): Goal => ({
    id: `moon ${word}`,
    fired: { key: 'log.moon-up', args: { moon: n } },
    answers: (ask) => [
      ...options(ask).filter((option) => option.startsWith('turn-up')),
      ...(ask.prompt.key === 'ask.aim' && ask.choice.kind === 'one'
        ? ask.choice.options.filter((place) => isMoon(Number(place)))
        : []),
    ],
    items: [[MOON_POOL, n]],
  }),
);

/** The power, what is answered on the way, and cards that are needed. */
interface Story {
  readonly power: PowerWord;
  answers(ask: Ask): readonly Answer[];
  readonly items?: readonly number[];
}

/** What is told only when a power is used in one way. */
const STORIES: Readonly<Record<string, Story>> = {
  'log.called-off': {
    power: 'oracle',
    answers: (ask) => (ask.prompt.key === 'ask.call-off' ? ['yes'] : superOf('oracle', ask)),
  },
  'log.true-claim': {
    power: 'gambler',
    answers(ask) {
      // Of no card there are more.
      if (ask.prompt.key === 'ask.claim') return [COMPROMISE];
      return ask.prompt.key === 'ask.believe' ? ['see'] : using('gambler')(ask);
    },
  },
  'log.serves-bases': {
    power: 'butler',
    answers(ask) {
      const words = options(ask).filter((word) => word === 'no-tip' || word === 'bases');
      return words.length > 0 ? words : using('butler')(ask);
    },
  },
  // Who buys whatever it can has little left, and the discount is zapped.
  'log.too-dear': {
    power: 'entrepreneur',
    answers: (ask) => (isUse(ask, 'entrepreneur') ? zaps(ask) : options(ask).filter((each) => each.startsWith('bank'))),
  },
  // Somebody asks for tokens, and both agree on a price.
  'log.hired': {
    power: 'hurtz',
    answers(ask) {
      const { choice, prompt } = ask;
      if (prompt.key === 'ask.accept-tokens') return ['yes'];
      if (choice.kind === 'number') return [choice.min];
      return beginning(ask, 'grant', `${powerOf('hurtz')} 1`);
    },
  },
  // Captives are taken, and the power is given up by a Flare of somebody.
  'log.released': {
    power: 'pirate',
    items: (['pentaform', 'connoisseur', 'reincarnator'] as const).map((word) => FIRST_FLARE + powerOf(word)),
    answers(ask) {
      const { choice, prompt, step } = ask;
      if (prompt.key === 'ask.capture' && choice.kind === 'amounts') return list(ask, 50).slice(-1);
      return step === 'join' ? ['offense'] : beginning(ask, 'power', `${powerOf('pirate')} 0`);
    },
  },
  'log.relents': {
    power: 'wrack',
    answers(ask) {
      const { key } = ask.prompt;
      if (key === 'ask.wrack') return list(ask, 8).filter((offer) => offer !== null);
      if (key === 'ask.hold-out' || key === 'ask.torture') return ask.pass === true ? [null] : [];
      return [...using('wrack')(ask), ...superOf('wrack', ask)];
    },
  },
};

const superOf = (word: PowerWord, ask: Ask): readonly string[] =>
  beginning(ask, 'card', `${FIRST_FLARE + powerOf(word)}`);

const told = Object.keys({ ...table, ...said, ...more, ...texts })
  .filter((key) => key.startsWith('log.'))
  .map((key): Goal => {
    const story = STORIES[key];
    if (story === undefined) return { id: key, fired: { key } };
    const { power, answers, items = [] } = story;
    const cards = items.flatMap((item) => [DECK, FLARES].map((pool) => [pool, item] as const));
    return { id: key, fired: { key }, answers: having(powerOf(power), answers), items: cards };
  });

export const goals: Goals<Table> = {
  goals: [
    ...powers,
    ...flares,
    ...edicts,
    ...reinforcements,
    ...kickers,
    ...cones,
    ...comets,
    ...moons,
    ...hexes,
    ...purchases,
    ...told,
  ],
  options: { powers: 'chosen', mix: 'all' },
  blind: true,
  tries: 0,
  /** Odd numbers of players begin with bases in each other's systems, close to victory; with even numbers all but the first
   *  stand together on one planet of each system. Everybody has the own Flare, if nobody else was dealt it, and something to
   *  cancel with. */
  arrange(state) {
    const { table, seats } = state;
    if (table.turns === 0) return 'later';
    if (seats % 2 === 1) mingle(table, seats);
    else gather(table, seats);
    table.hands.forEach((hand, seat) => {
      const power = table.powers[seat]?.[0]?.power ?? -1;
      if (power === powerOf('worm')) desert(table, seat);
      giveOne(state, hand, [FIRST_FLARE + power]);
      giveOne(state, hand, [FLARE_ZAP, ...cancels]);
    });
    return undefined;
  },
};

/** Everybody has a token in the system of each other, four in all. */
function mingle(table: Table, seats: number): void {
  const planets = (BASES_TO_WIN - 1) / (seats - 1);
  table.systems.forEach((system, place) => {
    if (place % PLACES_EACH >= planets) return;
    for (let seat = 0; seat < seats; seat++) visit(table, seat, system, place);
  });
}

/** A token goes from where its player has most of them at home to a planet of another, if there is room for both. */
function visit({ tokens, systems, hexes }: Table, seat: number, system: number, place: number): void {
  const hasRoom = system >= 0 && system !== seat && ![ON_GAS_GIANT, ON_SPACE_DUST].includes(hexes[system] ?? 0);
  const there = tokens[place];
  const homes = tokens.filter((_, home) => systems[home] === seat && home !== place);
  const [home] = homes.toSorted((a, b) => (b[seat] ?? 0) - (a[seat] ?? 0));
  if (!hasRoom || there === undefined || home === undefined || (home[seat] ?? 0) < 2) return;
  home[seat] = (home[seat] ?? 0) - 1;
  there[seat] = (there[seat] ?? 0) + 1;
}

/** Its own tokens leave some home planets for another one. */
function desert({ tokens }: Table, seat: number): void {
  const nest = tokens[seat * PLACES_EACH];
  for (const planet of DESERTED) {
    const there = tokens[seat * PLACES_EACH + planet];
    if (nest === undefined || there === undefined) continue;
    nest[seat] = (nest[seat] ?? 0) + (there[seat] ?? 0);
    there[seat] = 0;
  }
}

/** Everybody but who begins has a token on the last home planet of each other. */
function gather(table: Table, seats: number): void {
  table.systems.forEach((system, place) => {
    if (place % PLACES_EACH !== PLANETS - 1) return;
    for (let seat = 0; seat < seats; seat++) if (seat !== table.turn) visit(table, seat, system, place);
  });
}

/** One of these cards, if the deck or the box has any, for an Attack of this hand. */
function giveOne({ held, pools }: State<Table>, hand: readonly number[], wanted: readonly number[]): void {
  const slot = hand.find((each) => isAttack(held.item[each] ?? -1));
  const [item, box] =
    [DECK, FLARES]
      .flatMap((pool) => wanted.map((each) => [each, pools[pool]] as const))
      .find(([each, pool]) => (pool?.[each] ?? 0) > 0) ?? [];
  const deck = pools[DECK];
  if (deck === undefined || box === undefined || slot === undefined || item === undefined) return;
  const old = held.item[slot] ?? -1;
  deck[old] = (deck[old] ?? 0) + 1;
  box[item] = (box[item] ?? 0) - 1;
  held.item[slot] = item;
}

const isAttack = (item: number): boolean => item >= 0 && item < FIRST_EDICT;
