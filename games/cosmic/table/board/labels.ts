// Things of the board in words: shown beside the pointer, read aloud to whoever goes by keyboard.

import { itemOf, type Seat, type Sentence } from '@orrery/kernel';
import type { TableProps } from '../../../table.ts';
import { RINGS } from '../../data/hexes.ts';
import { homeBases, isMoon } from '../../rules/live.ts';
import { registry } from '../../rules/registry.ts';
import {
  allHoldings,
  current,
  has,
  isOn,
  LUCRE,
  mainOf,
  type Place,
  PLACES_EACH,
  SIDES,
  type Table,
} from '../../rules/table.ts';
import { externalBases } from '../../rules/tokens.ts';
import { stepOf } from '../../rules/turn.ts';
import type { Thing } from '../focus.tsx';
import { powersSeen } from './NamePlate.tsx';
import { groundFor } from './sheet.ts';
import { amountsOf, type Targets } from './targets.ts';

export interface Label {
  readonly title: string;
  readonly lines: readonly string[];
  /** What a press does. */
  readonly can: string | null;
}

export function labelOf(props: TableProps<Table>, targets: Targets, clicks: readonly number[], thing: Thing): Label {
  const [kind = '', number] = thing.split(' ');
  const n = Number(number);
  const { title, lines } = (WORDS[kind] ?? nothing)(props, n);
  return {
    title, // The long texts of Moons and hexes are in the encyclopaedia, which may not be here.
    lines: lines.filter(({ key }) => props.messages[key] !== undefined).map((line) => props.say(line).trim()),
    can: canOf(props, targets, clicks, thing),
  };
}

/** All of it in one breath. */
export const aloud = ({ title, lines, can }: Label): string =>
  [title, ...lines, ...(can === null ? [] : [can])].map((line) => line.replace(/\.$/, '')).join('. ');

interface Said {
  readonly title: string;
  readonly lines: readonly Sentence[];
}

const nothing = (): Said => ({ title: '', lines: [] });

const WORDS: Readonly<Record<string, (props: TableProps<Table>, n: number) => Said>> = {
  place: placeWords,
  seat: seatWords,
  warp: ({ say, view: { table } }) => ({ title: say({ key: 'board.warp' }), lines: countLines(table.warp) }),
  cone: ({ say, view: { table } }, side) => ({
    title: say({ key: `board.cone.${side}` }),
    lines: countLines(current(table)?.cone[side === 0 ? 0 : 1] ?? []),
  }),
  limbo: ({ say, view: { table } }, seat) => ({
    title: say({ key: 'board.section', args: { seat } }),
    lines: [...countLines(table.limbo[seat] ?? []), ...(table.marker === seat ? [{ key: 'board.marked' }] : [])],
  }),
  step: ({ say, view }, n) => ({
    title: say({ key: 'board.step', args: { n, step: n } }),
    lines: stepOf(view) === n ? [{ key: 'board.step-now' }] : [],
  }),
};

const countLines = (row: readonly number[]): Sentence[] => {
  const lines = row.flatMap((n, seat) => (n > 0 ? [{ key: 'board.tokens', args: { seat, n } }] : []));
  return lines.length === 0 ? [{ key: 'board.empty' }] : lines;
};

function placeWords({ view, name, say }: TableProps<Table>, place: Place): Said {
  const { table } = view;
  const spot = table.spots.find((each) => each.place === place);
  const title =
    spot === undefined
      ? name('place', place)
      : say({ key: 'board.spot', args: { power: spot.power, seat: spot.owner } });
  const lines = countLines(table.tokens[place] ?? []);
  const moon = isMoon(place) ? table.moons.find((each) => each.place === place) : undefined;
  if (moon !== undefined) {
    const item = itemOf(view, moon.slot);
    if (item >= 0) lines.push({ key: 'board.moon', args: { moon: item } }, { key: `moon.${item}.text` });
    if (!moon.up) lines.push({ key: 'board.moon-down' });
  }
  const system = table.systems[place] ?? -1;
  if (spot === undefined && system >= 0 && !isMoon(place) && groundFor(table, system).word === 'rings')
    lines.push({ key: 'board.bonus', args: { n: RINGS[place % PLACES_EACH] ?? 0 } });
  if (current(table)?.target === place) lines.push({ key: 'board.attacked' });
  return { title, lines };
}

function seatWords({ view, names, waiting, standing }: TableProps<Table>, seat: Seat): Said {
  const { table } = view;
  const title = names[seat] ?? '';
  if (has(table.out, seat)) return { title, lines: [{ key: 'board.out', args: { seat } }] };
  const lines: Sentence[] = [];
  for (const { power, state } of powersSeen(view, seat)) {
    lines.push({ key: state === 'live' ? 'see.power' : 'see.power-lost', args: { seat, power } });
    lines.push({ key: `power.${power}.tag` });
    if (state === 'zapped') lines.push({ key: 'board.zapped' });
  }
  const external = externalBases(view, seat).length;
  const cards = table.hands[seat]?.length ?? 0;
  lines.push({
    key: 'see.seat',
    args: { seat, external, home: homeBases(table, seat), warp: table.warp[seat] ?? 0, cards },
  });
  if (isOn(table, LUCRE)) lines.push({ key: 'board.lucre', args: { n: table.lucre[seat] ?? 0 } });
  const hex = table.hexes[seat] ?? 0;
  if (hex > 0) lines.push({ key: 'see.hex', args: { hex: hex - 1 } }, { key: `hex.${hex - 1}.text` });
  for (const holding of allHoldings(table.powers[seat] ?? []))
    lines.push(...(registry.powers[holding.power]?.see?.(view, seat, holding) ?? []));
  for (const { of, target } of table.lasting)
    if (target === seat) lines.push({ key: 'see.lasting', args: { seat, of } });
  const challenge = current(table);
  const inviters =
    challenge === undefined
      ? []
      : SIDES.filter((side) => has(challenge.invited[side], seat)).map((side) => mainOf(challenge, side));
  if (inviters.length > 0) lines.push({ key: 'board.invited', args: { seats: inviters } });
  if (!standing.over && waiting.includes(seat)) lines.push({ key: 'board.acting' });
  return { title, lines };
}

/** What a press does with it now. */
function canOf(
  { ask, say, name }: TableProps<Table>,
  targets: Targets,
  clicks: readonly number[],
  thing: Thing,
): string | null {
  if (thing.startsWith('step')) return say({ key: 'board.step-rule' });
  const found = targets.by.get(thing);
  const [only] = found ?? [];
  if (ask === null || found === undefined || only === undefined) return null;
  if (targets.isAct || found.length > 1) return say({ key: 'board.press-acts' });
  if (targets.kind === 'some') return say({ key: clicks.includes(only.entry) ? 'board.ticked' : 'board.press-tick' });
  if (ask.choice.kind !== 'amounts') {
    // What the answer is called, where that says more than the name of the thing.
    const { noun } = ask.choice as { readonly noun: string };
    const says = noun === 'place' || noun === 'seat' ? '' : `${name(noun, only.id)}. `;
    return `${says}${say({ key: 'board.press' })}`;
  }
  const n = amountsOf(ask, clicks)[only.entry] ?? 0;
  const max = ask.choice.entries[only.entry]?.max ?? 0;
  return say({ key: n >= max ? 'board.press-full' : 'board.press-add', args: { n, max } });
}
