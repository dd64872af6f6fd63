// The panels of Merchant of Venus, in the order of their tabs: what is traded, flown, known, owned, fought over, agreed.

import type { Answer } from '@orrery/kernel';
import type { Panel } from '../../../table.ts';
import { COMBAT, has, RASTUR, type Table } from '../../rules/table.ts';
import { ART } from '../shared/art.tsx';
import { isAsked, isTrading, optionsOf, type Props } from '../shared/props.ts';
import { Almanac } from './Almanac.tsx';
import { Deal } from './Deal.tsx';
import { Fight } from './Fight.tsx';
import { Market } from './Market.tsx';
import { Place } from './Place.tsx';
import { Race } from './Race.tsx';
import { Ship } from './Ship.tsx';

const FIGHT_ASKS = ['ask.blast', 'ask.weapons', 'ask.defend', 'ask.hit', 'ask.claim', 'ask.loot', 'ask.uprising'];
const DEAL_ASKS = ['ask.deal', 'ask.deal-with', 'ask.reply'];

export const panels: readonly Panel<Table>[] = [
  {
    id: 'market',
    title: 'panel.market',
    icon: ART.hold,
    Body: Market,
    stands: (props) => (isTrading(props) ? 'now' : 'on'),
  },
  {
    id: 'ship',
    title: 'panel.ship',
    icon: ART.ship,
    Body: Ship,
    stands: ({ ask }) => (isAsked(ask, 'ask.pack', 'ask.merchant') ? 'now' : 'on'),
  },
  { id: 'place', title: 'panel.place', icon: ART.port, Body: Place },
  {
    id: 'deal',
    title: 'panel.deals',
    icon: ART.deal,
    Body: Deal,
    // Whoever comes and goes, the tabs stay where they are.
    stands: ({ ask, view }) => (isAsked(ask, ...DEAL_ASKS) ? 'now' : view.seats > 1 ? 'on' : 'off'),
  },
  {
    id: 'fight',
    title: 'panel.fight',
    icon: ART.rastur,
    Body: Fight,
    stands: ({ ask, view }) => (isAsked(ask, ...FIGHT_ASKS) ? 'now' : has(view.table, COMBAT | RASTUR) ? 'on' : 'off'),
  },
  { id: 'race', title: 'panel.race', icon: ART.factory, Body: Race },
  { id: 'almanac', title: 'panel.almanac', icon: ART.book, Body: Almanac },
];

/** Most needed first. */
const LARGE: readonly Answer[] = ['end', 'stay', 'land', 'pay', 'stop', 'accept', 'counter', 'claim', 'take', 'deal'];
/** Short lists are all buttons: a target, a die, a partner, a Pilot Number. */
const WHOLE = ['ask.blast', 'ask.mulligan', 'ask.deal-with'];
const MOST = 6;

export function short({ ask }: Props): readonly Answer[] {
  const options = optionsOf(ask);
  if (ask !== null && WHOLE.includes(ask.prompt.key)) return options.slice(0, MOST);
  const large = LARGE.filter((answer) => options.some((option) => option === answer));
  const pilots = options.filter((option) => `${option}`.startsWith('pilot '));
  return [...large, ...pilots].slice(0, MOST);
}
