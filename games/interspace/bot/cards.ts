// What a bot makes of cards, of tiles to choose from, and of offers.

import type { Amount, Answer, Ask, Scalar } from '@orrery/kernel';
import { BREAKTHROUGHS } from '../data/cards.ts';
import { ASTEROIDS, EMPTY, NULL_SPACE, PLANET, PULSAR, REGION } from '../data/tiles.ts';
import { colourOf, GOODS, IOU } from '../rules/stores.ts';
import { planetAt } from '../rules/planets.ts';
import { nearest, words } from '../rules/steps.ts';
import { usesOf } from '../cards/relics.ts';
import { NONE } from '../rules/table.ts';
import { countAt } from '../rules/units.ts';
import { bestOf, type Mind } from './mind.ts';
import { ratioAt } from './war.ts';

/** Breakthroughs by how much they bring, the best first. */
const RANKED: readonly string[] = [
  'drive-improvement',
  'automated-yards',
  'sealed-habitats',
  'ore-refining',
  'survey-probes',
  'cargo-pods',
  'screens',
  'fire-control',
  'planet-shields',
  'long-supply',
  'lrms',
  'nav-computers',
  'grapple-beams',
  'repair-robots',
  'nova-bombs',
  'jamming',
  'modular-units',
  'gate-keys',
];
export const chooseCard = ({ table, seat }: Mind, options: readonly Scalar[]): Answer =>
  bestOf(options, (card) => {
    const id = BREAKTHROUGHS[Number(card)]?.id ?? '';
    // Two drives are enough for most of a game.
    const plenty = id === 'drive-improvement' && (table.drives[seat] ?? 0) >= 2 ? 9 : 0;
    return -RANKED.indexOf(id) - plenty;
  }) ?? null;

const TILE_WORTH: Readonly<Record<number, number>> = {
  [PLANET]: 10,
  [ASTEROIDS]: 6,
  [EMPTY]: 3,
  [REGION]: 2,
  [PULSAR]: 1,
  [NULL_SPACE]: -5,
};
export const chooseTile = (options: readonly Scalar[]): Answer =>
  bestOf(options, (tile) => TILE_WORTH[Number(tile)] ?? 2) ?? null;

const isGoods = (resource: number): boolean => resource >= GOODS;

/** What a resource is worth to this seat, in IOU. */
const worthTo = (seat: number, resource: number): number =>
  resource === IOU ? 1 : !isGoods(resource) ? 0.9 : colourOf(resource) === seat ? 0.5 : 2.5;

/** One accepts what brings more than it costs. */
export function chooseReply({ seat }: Mind, ask: Ask): Answer {
  const sum = (list: unknown): number =>
    Array.isArray(list) ? list.reduce((all: number, each: unknown) => all + worthTo(seat, Number(each)), 0) : 0;
  return sum(ask.prompt.args?.['give']) > sum(ask.prompt.args?.['want']) ? 'accept' : null;
}

/** Own goods for as many of the other's: both turn them into IOU. */
export function chooseOffer({ seat }: Mind, { choice }: Ask): Answer {
  if (choice.kind !== 'offer') return null;
  const [to = seat] = choice.to;
  const goods = (list: readonly Amount[], is: (colour: number) => boolean): number[] =>
    list.map(({ id, max }) => {
      const [, resource = IOU] = words(id);
      return isGoods(resource) && is(colourOf(resource)) ? max : 0;
    });
  const give = goods(choice.give, (colour) => colour === seat);
  const want = goods(choice.want, (colour) => colour !== seat);
  const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
  const most = Math.min(sum(give), sum(want));
  return most === 0 ? null : { to, give: first(give, most), want: first(want, most) };
}
function first(list: readonly number[], count: number): number[] {
  let left = count;
  return list.map((n) => {
    const taken = Math.min(n, left);
    left -= taken;
    return taken;
  });
}

/** §16.13: black goods become IOU, one's own do not. */
export function chooseSwap({ seat }: Mind, entries: readonly Amount[], most: number): number[] {
  const own = entries.map(({ id, max }) => (colourOf(words(id)[1] ?? IOU) === seat ? max : 0));
  return first(own, most);
}

/** §16.2: onto the planet, or used up. */
export function chooseRelic({ view, table, seat }: Mind, options: readonly Scalar[]): Answer {
  const use = usesOf(table, nearest(view, 'relic')?.relic ?? NONE, seat);
  return use !== null && options.includes(use) ? use : 'keep';
}

/** §16.4: an agent that could go either way goes to others. */
export const chooseCourse = ({ table, seat }: Mind, options: readonly Scalar[]): Answer =>
  bestOf(options, (option) => {
    const hex = Number(option);
    const own = table.owner[planetAt(table, hex)] === seat || countAt(table, hex, (owner) => owner === seat) > 0;
    return own ? 0 : 1;
  }) ?? null;

/** §16.4: pirates, raiders and the sick are driven off by whoever is much stronger. */
export function chooseLeave(mind: Mind, { prompt }: Ask): Answer {
  const [hex, whom] = [Number(prompt.args?.['hex'] ?? NONE), Number(prompt.args?.['whom'] ?? NONE)];
  return ratioAt(mind, hex, whom) > 1.5 ? 'refuse' : 'share';
}
