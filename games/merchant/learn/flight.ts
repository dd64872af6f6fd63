// The first flight: ten minutes on a real table, from the Base to a first profit, a first deed and the end of a game.

import { begin, createKit, type Options, type State } from '@orrery/kernel';
import type { Lesson, Scene } from '../../learn.ts';
import { DEMANDS, FARES } from '../data/bonuses.ts';
import { rules } from '../rules.ts';
import { dotOf } from '../rules/board.ts';
import {
  CUP_DEMANDS,
  CUP_FARES,
  cultureOf,
  FIRST_RELIC,
  GOODS,
  MARKER_RELIC,
  RELIC_SHIELD,
  type Table,
} from '../rules/table.ts';
import { course } from './picture.ts';
import { firstRolls, position } from './position.ts';

const GRAW = cultureOf('2');
const HUMANS = cultureOf('4b');
const SPICE = GRAW;
const VIDEOS = HUMANS;
const ART = GOODS / 2 + HUMANS;
const CITY = dotOf('cloud-city');

/** A Demand of the Humans for Space Spice, and a passenger at the Base: what comes out of the cup. */
const WANTED = CUP_DEMANDS + DEMANDS.findIndex(([at, goods]) => at === '4b' && goods === '2');
const PASSENGER = CUP_FARES + FARES.findIndex(([from]) => from === 'base');

/** Where the free turn may lead to: the learner's next turn but one. */
const FREE_UNTIL = 13;

const outset: Scene<Table>[] = [
  { id: 'goal' },
  { id: 'merchant', take: 'any' },
  { id: 'base', point: [dotOf('base')] },
  { id: 'ship' },
  {
    id: 'declare',
    touch: true,
    take: [`to ${dotOf('biosphere-base-3')}`],
    dice: [3, 2, 3],
    point: [dotOf('biosphere-city')],
  },
  { id: 'rolled' },
  { id: 'fork', touch: true, take: [dotOf('biosphere-9')], point: [dotOf('biosphere-city')] },
  { id: 'city', touch: true, take: [dotOf('biosphere-city')], point: [dotOf('biosphere-city')] },
  { id: 'land', take: ['land'], draws: [GRAW] },
];

const market: Scene<Table>[] = [
  { id: 'discovered' },
  { id: 'prices' },
  { id: 'buy', take: [`buy ${SPICE}`] },
  { id: 'limit', take: ['end'] },
  { id: 'stay', take: ['stay'] },
  { id: 'iou', take: [`iou ${GRAW}`] },
  { id: 'buy-again', take: [`buy ${SPICE}`] },
  { id: 'credit', take: ['end'] },
];

const cloud: Scene<Table>[] = [
  { id: 'onward', touch: true, take: [`to ${dotOf('biosphere-4')}`], dice: [6, 2, 3], point: [CITY] },
  { id: 'turn-off', touch: true, take: [dotOf('biosphere-5')], point: [CITY] },
  { id: 'into-cloud', touch: true, take: [dotOf('biosphere-cloud-1')], point: [CITY] },
  { id: 'pilot', take: ['pilot 6'], draws: [MARKER_RELIC + RELIC_SHIELD - FIRST_RELIC] },
  { id: 'relic', take: ['land'] },
  { id: 'take', take: ['take'] },
  { id: 'rest', take: ['end'] },
  { id: 'last-hop', touch: true, take: [`to ${CITY}`], dice: [2, 1, 2] },
  { id: 'arrive', take: ['land'], draws: [HUMANS] },
];

const profit: Scene<Table>[] = [
  { id: 'sell', take: [`sell ${SPICE}`], draws: [WANTED] },
  { id: 'demand' },
  { id: 'wait', take: ['end'] },
  { id: 'stay-again', take: ['stay'] },
  { id: 'sell-again', take: [`sell ${SPICE}`], draws: [PASSENGER, SPICE] },
  { id: 'humans-iou', take: [`iou ${HUMANS}`] },
  { id: 'factory', take: [`factory ${CITY}`] },
  { id: 'art', take: [`buy ${ART}`] },
  { id: 'worth' },
  { id: 'free', take: 'any', until: ({ table }) => table.turn >= FREE_UNTIL && table.active === 0 },
];

/** Some weeks later: a Spaceport over the Giant Planet, where the Shenna (5) live, and two things they want aboard. */
const weeksLater = ({ table }: State<Table>): State<Table> =>
  position({
    merchant: table.merchant[0] ?? 0,
    at: 'giant-1',
    money: 590,
    known: { biosphere: '2', cloud: '4b', giant: '5' },
    emptied: ['cloud-q-southwest'],
    factory: ['4b', 'cloud-city'],
    ports: ['giant-3'],
    goods: [VIDEOS, ART],
    gear: [RELIC_SHIELD],
    turn: 41,
  });

const finish: Scene<Table>[] = [
  { id: 'later', later: weeksLater, point: [dotOf('giant-3')] },
  { id: 'home', touch: true, take: [`to ${dotOf('giant-2')}`], dice: [1, 4, 2], point: [dotOf('giant-3')] },
  { id: 'port', take: ['land'] },
  { id: 'no-limit', take: [`sell ${VIDEOS}`], draws: [PASSENGER] },
  { id: 'commission', take: [`sell ${ART}`], draws: [VIDEOS] },
  { id: 'end', take: ['end'] },
  { id: 'won' },
];

export const flight: Lesson<Table> = {
  id: 'flight',
  minutes: 10,
  picture: course,
  start() {
    const usual = Object.fromEntries(Object.entries(rules.options).map(([name, [first]]) => [name, first]));
    return begin(createKit(rules, firstRolls()), 2, { ...(usual as Options), target: 1000 });
  },
  scenes: [...outset, ...market, ...cloud, ...profit, ...finish],
};
