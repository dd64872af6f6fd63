// The table of a duel, and §3: acts are announced, and an announcement can be zapped; so can the zap.

import { type About, itemOf, must, no, rule, type Seat, stackOf, type State, type Step } from '@orrery/kernel';

/** By seat: slots, tokens on five bases, the power, and what this duel has made of it: copied, or NONE once used. */
type Seats = { hands: number[][]; bases: number[][]; powers: string[]; live: string[]; score: number[] };
/** `laid`: what attacker and defender have laid face down; `grudges` by seat: the slot, -1 for none. */
export type Table = Seats & Duel & { goal: number; grudges: number[] };
type Duel = { duel: number; attacker: Seat; defender: Seat; laid: number[][] };

/** The steps of §3: locals, and what is answered there (a card by its slot). index.ts adds the rest. */
export interface Steps {
  powers: { answer: string };
  announce: { locals: { seat: Seat; act: string }; answer: number };
}

const { nearest } = stackOf<Steps>();

export const POWERS = ['copy', 'raid', 'rewind'];
export const NONE = 'none';
export const [ZAP, TRUCE] = [0, 1];

export const mains = ({ attacker, defender }: Table): [Seat, Seat] => [attacker, defender];
/** Whom an act is against: outsiders side with the defender. */
const rivalOf = ({ attacker, defender }: Table, seat: Seat): Seat => (seat === attacker ? defender : attacker);
export const round = ({ seats, table }: State<Table>): Seat[] =>
  Array.from({ length: seats }, (_, i) => (table.attacker + 1 + i) % seats); // from the attacker's left

/** A card of a kind from the hand, as far as the view tells; null: there is none. */
export function cardOf(view: State<Table>, seat: Seat, kind: (item: number) => boolean) {
  const options = (view.table.hands[seat] ?? []).filter((slot) => kind(itemOf(view, slot)));
  return options.length === 0 ? null : ({ kind: 'one', noun: 'slot', options } as const);
}

/** The one query for "which power does this seat have right now?" */
export function livePower({ bases, live }: Table, seat: Seat): string {
  let held = 0;
  for (const tokens of bases[seat] ?? []) if (tokens > 0) held++;
  return rule('3.1', held >= 3) ? (live[seat] ?? NONE) : NONE;
}

/** From public facts: powers and tokens lie open. */
function canUse(table: Table, seat: Seat): boolean {
  const power = livePower(table, seat);
  if (power === 'copy' && !rule('3.3', POWERS.indexOf(livePower(table, rivalOf(table, seat))) > 0)) return false;
  return power !== NONE && rule('3.2', (power === 'rewind') === table.laid.length > 0);
}

/** Who duels may want to be asked where others pass. */
const about = ({ table }: State<Table>, _: object, seat: Seat): About => ({
  scope: table.duel,
  tags: mains(table).includes(seat) ? ['duelling'] : [],
});

export const powers: Step<Table, Steps, 'powers'> = {
  together: 'window',
  may: (state) => round(state).filter((seat) => canUse(state.table, seat)),
  ask({ table }, _, seat) {
    const choice = { kind: 'one', noun: 'word', options: [livePower(table, seat)] } as const;
    return { prompt: { key: 'ask.power' }, choice, pass: true };
  },
  about,
  why: () => no('3.2', 'rule.3.2'),
  take(kit, _, seat, act) {
    kit.state.table.live[seat] = NONE; // zapped or not
    kit.tell('log.act', { seat, rival: rivalOf(kit.state.table, seat), act }, '3.2');
    kit.call('announce', { seat, act });
  },
};

export const announce: Step<Table, Steps, 'announce'> = {
  together: 'window',
  may: (state, { seat: by }) => round(state).filter((seat) => seat !== by),
  ask(view, { seat: by, act }, seat) {
    const choice = cardOf(view, seat, (item) => rule('3.5', item === ZAP));
    return choice && { prompt: { key: 'ask.zap', args: { by, act } }, choice, pass: true };
  },
  about,
  why: () => no('3.5', 'rule.3.5'),
  take(kit, { seat: by }, seat, slot) {
    const { hands } = kit.state.table;
    kit.show(slot);
    kit.drop(slot);
    hands[seat] = (hands[seat] ?? []).filter((card) => card !== slot);
    kit.tell('log.act', { seat, rival: by, act: 'zap' }, '3.5');
    kit.call('announce', { seat, act: 'zap' });
  },
  run(kit, { seat, act }) {
    const { table } = kit.state;
    const rival = rivalOf(table, seat);
    kit.tell('log.works', { seat, act });
    kit.leave();
    if (act === 'zap') {
      // Below lies what is zapped: nothing comes of it.
      const zapped = must(nearest(kit.state, 'announce'), 'what is zapped');
      kit.tell('log.zapped', { seat: zapped.seat, act: zapped.act }, '3.5');
      kit.leave();
    } else if (act === 'copy') table.live[seat] = livePower(table, rival);
    else if (act === 'raid') {
      // §3.4: the whole hand is seen, then one card of it is taken blind. A third who knew the hand no longer does.
      const [hand, bases] = [table.hands[rival] ?? [], table.bases[rival] ?? []];
      const base = bases.findIndex((tokens) => tokens > 0);
      if (base >= 0) bases[base] = Math.max(0, (bases[base] ?? 0) - 2);
      for (const slot of hand) kit.look(slot, seat);
      kit.mix(hand, [rival, seat]);
      table.hands[seat]?.push(...hand.splice(-1));
    } else {
      mains(table).forEach((main, i) => table.hands[main]?.push(...(table.laid[i] ?? [])));
      table.laid = [];
      kit.rerun('select');
    }
  },
};
