// Small positions to try a rule on, for the rules that are hardest to see from words alone.

import { type Answer, createKit, type State, step } from '@orrery/kernel';
import type { Lesson, Scene } from '../../learn.ts';
import { DEMANDS, FARES } from '../data/bonuses.ts';
import { rules } from '../rules.ts';
import { dotOf } from '../rules/board.ts';
import { CUP_DEMANDS, CUP_FARES, cultureOf, SHIELD, type Table } from '../rules/table.ts';
import { type Position, position } from './position.ts';

interface Try {
  readonly from: Position;
  /** What has been answered before the learner takes over, and the dice that fell for it. */
  readonly answered: readonly Answer[];
  readonly dice?: readonly number[];
  readonly scene?: Omit<Scene<Table>, 'id' | 'take'>;
}

const example = (rule: string, { from, answered, dice = [], scene = {} }: Try): readonly [string, Lesson<Table>] => [
  rule,
  {
    id: `example.${rule}`,
    start() {
      const state = position(from);
      let rolled = 0;
      const kit = createKit(rules, { word: () => (dice[rolled++] ?? 1) - 1 });
      for (const answer of answered) step(kit, state, 0, answer);
      return state;
    },
    scenes: [{ ...scene, id: 'try', take: 'any' }, { id: 'after' }],
  },
];

const isNextTurn = ({ table }: State<Table>): boolean => table.turn > 1;
const isOnGround = (state: State<Table>): boolean => isNextTurn(state) || state.frames.at(-1)?.step === 'trade';

const SPICE = cultureOf('2');
const VIDEOS = cultureOf('4b');
const WANTED = CUP_DEMANDS + DEMANDS.findIndex(([at, goods]) => at === '4b' && goods === '2');
const [PASSENGER = 0, ANOTHER = 0] = FARES.flatMap(([from], fare) => (from === 'base' ? [CUP_FARES + fare] : []));
const [GATE_1, GATE_4] = [0, 3];

export const examples: Readonly<Record<string, Lesson<Table>>> = Object.fromEntries([
  example('5.21', {
    from: { at: 'base-colony-2' },
    answered: [`to ${dotOf('base-colony-3')}`],
    dice: [4, 2, 1],
    scene: { until: isOnGround, point: [dotOf('colony-city-1'), dotOf('colony-city-2')] },
  }),
  example('5.32', {
    from: { at: 'biosphere-5' },
    answered: [`to ${dotOf('biosphere-4')}`],
    dice: [2, 3, 1],
    scene: {
      until: (state) => state.table.at[0] === dotOf('biosphere-9') || isOnGround(state),
      point: [dotOf('biosphere-city')],
    },
  }),
  example('6.43', {
    from: { at: 'biosphere-5' },
    answered: [`to ${dotOf('biosphere-cloud-1')}`],
    dice: [2, 3, 3],
    scene: { point: [dotOf('cloud-west')] },
  }),
  example('6.5', {
    from: { at: 'cloud-southwest', markers: { 'cloud-q-southwest': GATE_1, 'jungle-1': GATE_4 } },
    answered: [`to ${dotOf('cloud-q-southwest')}`],
    dice: [4, 1, 1],
    scene: { point: [dotOf('cloud-q-southwest'), dotOf('jungle-1')] },
  }),
  example('8.3', {
    from: { at: 'desert-supernova-1', money: 40, gear: [SHIELD] },
    answered: [`to ${dotOf('desert-supernova-2')}`],
    dice: [2, 2, 1],
    scene: { point: [dotOf('supernova-6')] },
  }),
  example('9.42', {
    from: { at: 'desert-city-1', money: 300, known: { desert: '4b' }, goods: [SPICE] },
    answered: ['stay'],
    scene: { until: (state) => (state.table.sold > 0 && state.table.bought > 1) || isNextTurn(state) },
  }),
  example('10.21', {
    from: { at: 'desert-city-1', known: { desert: '4b' }, goods: [SPICE, SPICE], drawn: [WANTED, WANTED] },
    answered: ['stay'],
    scene: {
      until: (state) => state.table.sold > 1 || isNextTurn(state),
      draws: [PASSENGER, SPICE, ANOTHER, SPICE],
    },
  }),
  example('12.22', {
    from: { at: 'desert-3', money: 300, known: { desert: '4b' }, ports: ['desert-3'], goods: [SPICE] },
    answered: ['stay'],
    scene: {
      until: (state) => (state.table.sold > 0 && state.table.goods[0]?.includes(VIDEOS) === true) || isNextTurn(state),
      draws: [PASSENGER],
    },
  }),
]);
