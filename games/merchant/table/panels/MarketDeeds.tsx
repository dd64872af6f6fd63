// Deeds on sale at the market (§12): the Spaceports of the system, the Factory and where it can stand; others on the spot: a
// deal (§11.4), and thefts (§15.5).

import type { Seat } from '@orrery/kernel';
import { factoryCost, PORT_COST } from '../../rules/deeds.ts';
import { discounted } from '../../rules/market.ts';
import { marketsOf, orbitsOf } from '../../rules/places.ts';
import { COMBAT, GOODS, has, NONE, TINKERERS } from '../../rules/table.ts';
import { revolt, REVOLT, swindle, SWINDLE } from '../../rules/theft.ts';
import { ART, Drawing, SeatMark } from '../shared/art.tsx';
import { revoltOdds, swindleOdds } from '../shared/estimates.ts';
import { percent } from '../shared/props.ts';
import { type Entry, minus, only, type Stall } from './market-entries.ts';

export function deedEntries(stall: Stall): Entry[] {
  const { props, seat, culture, system, can } = stall;
  const { say, name, view } = props;
  const { table } = view;
  if (culture === NONE || culture === TINKERERS) return [];
  const priced = (cost: number): number => (can ? discounted(table, seat, cost) : cost);
  const owner = (who: Seat): string => say({ key: 'panel.owned-by', args: { who: name('seat', who) } });
  const verb = say({ key: 'panel.build' });
  const ports = orbitsOf(system).map((orbit): Entry => {
    const holder = table.port[orbit] ?? NONE;
    return {
      id: `port ${orbit}`,
      group: 'deeds',
      art: <Drawing d={ART.port} />,
      title: say({ key: 'panel.port', args: { port: name('port', orbit) } }),
      note: holder === NONE ? say({ key: 'panel.port-income' }) : owner(holder),
      effect: holder === NONE ? minus(priced(PORT_COST)) : '',
      verb,
      answers: holder === NONE ? only(stall, `port ${orbit}`) : [],
    };
  });
  const builder = table.factory[culture] ?? NONE;
  const short = (dot: number): string => name('dot', dot).replace(` (${name('system', system)})`, '');
  const sites = marketsOf(table, system).map((dot) => ({ answer: `factory ${dot}`, label: short(dot) }));
  const factory: Entry = {
    id: 'factory',
    group: 'deeds',
    art: <Drawing d={ART.factory} />,
    title: say({ key: 'panel.factory', args: { good: name('good', culture + GOODS / 2) } }),
    note: builder === NONE ? say({ key: 'panel.factory-income' }) : owner(builder),
    effect: builder === NONE ? minus(priced(factoryCost(culture))) : '',
    verb,
    answers: builder === NONE && can ? sites : [],
  };
  return [...ports, factory];
}

export function companyEntries(stall: Stall): Entry[] {
  const { props, seat, can } = stall;
  const { say, name, view } = props;
  const { table } = view;
  if (!can) return [];
  const near = table.at.flatMap((dot, other) => (other !== seat && dot === table.at[seat] ? [other] : []));
  const armed = has(table, COMBAT);
  const wins = (chance: number): string => say({ key: 'panel.odds', args: { chance: percent(chance) } });
  const deal: Entry = {
    id: 'deal',
    group: 'company',
    art: <SeatMark props={props} seat={near[0] ?? 0} size={22} />,
    title: near.map((other) => name('seat', other)).join(', '),
    note: say({ key: 'panel.deal-near' }),
    effect: '',
    verb: say({ key: 'panel.deal' }),
    answers: only(stall, 'deal'),
  };
  const swindles = swindle.candidates(table, seat).flatMap(([other = NONE]): Entry[] =>
    armed && near.includes(other)
      ? [
          {
            id: `swindle ${other}`,
            group: 'company',
            art: <SeatMark props={props} seat={other} size={22} />,
            title: say({ key: 'panel.swindle', args: { who: name('seat', other) } }),
            note: wins(swindleOdds(table, seat, other).win),
            effect: minus(SWINDLE),
            verb: say({ key: 'panel.try' }),
            answers: only(stall, `swindle ${other}`),
          },
        ]
      : [],
  );
  const revolts = (armed ? revolt.candidates(table, seat) : []).flatMap(([kind = 0, which = NONE]): Entry[] => {
    const owner = (kind === 0 ? table.port[which] : table.factory[which]) ?? NONE;
    if (owner === NONE || owner === seat) return [];
    return [
      {
        id: `revolt ${kind} ${which}`,
        group: 'company',
        art: <Drawing d={kind === 0 ? ART.port : ART.factory} />,
        title: say({ key: 'panel.revolt', args: { who: name('seat', owner) } }),
        note: wins(revoltOdds(table, seat, owner).win),
        effect: minus(REVOLT),
        verb: say({ key: 'panel.try' }),
        answers: only(stall, `revolt ${kind} ${which}`),
      },
    ];
  });
  return [...(near.length > 0 ? [deal] : []), ...swindles, ...revolts];
}
