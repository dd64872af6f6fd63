// The panels of Merchant of Venus, in the order of their tabs: what is traded, flown, known, owned, fought over, agreed.

import type { Panel } from '../../../table.ts';
import { COMBAT, has, RASTUR, type Table } from '../../rules/table.ts';
import { ART } from '../part/drawings.ts';
import { isAsked, isTrading, type Props, selfOf } from '../part/self.ts';
import { Almanac } from './almanac/Almanac.tsx';
import { Deal } from './deal/Deal.tsx';
import { Fight } from './fight/Fight.tsx';
import { Market } from './market/Market.tsx';
import { Place } from './place/Place.tsx';
import { Race } from './race/Race.tsx';
import { Ship } from './ship/Ship.tsx';

const FIGHT_ASKS = ['ask.blast', 'ask.weapons', 'ask.defend', 'ask.hit', 'ask.claim', 'ask.loot', 'ask.uprising'];
const DEAL_ASKS = ['ask.deal', 'ask.deal-with', 'ask.reply'];

const hasCompany = ({ view }: Props): boolean => {
  const seat = selfOf(view);
  return view.table.at.some((dot, other) => other !== seat && dot === view.table.at[seat]);
};

export const panels: readonly Panel<Table>[] = [
  {
    id: 'market',
    title: 'panel.market',
    icon: ART.hold,
    Body: Market,
    stands: (props) => (isTrading(props) ? 'now' : 'on'),
  },
  { id: 'ship', title: 'panel.ship', icon: ART.ship, Body: Ship },
  { id: 'place', title: 'panel.place', icon: ART.port, Body: Place },
  {
    id: 'deal',
    title: 'panel.deals',
    icon: ART.deal,
    Body: Deal,
    stands: (props) => (isAsked(props.ask, ...DEAL_ASKS) ? 'now' : hasCompany(props) ? 'on' : 'off'),
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
