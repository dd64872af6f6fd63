// Acts are announced, and an announcement can be zapped; so can the zap.

import { bit, no, type Question, rule, type Seat, type State, type Step } from '@orrery/kernel';
import { cardsOf, discard, livePower, loseTokens, mains, REWIND, type Table, uses, ZAP } from './table.ts';

/** Outsiders first, clockwise from the attacker's left, then attacker, then defender. */
function order({ seats, table }: State<Table>): Seat[] {
  const { attacker, defender } = table;
  const all: Seat[] = [];
  for (let i = 1; i < seats; i++) if ((attacker + i) % seats !== defender) all.push((attacker + i) % seats);
  all.push(attacker, defender);
  return all;
}

/** §3.3: before the cards are laid, whoever has a power for it may use it. */
export const powers: Step<Table> = {
  together: 'window',
  may: (state) => order(state).filter((seat) => uses(state.table, seat).length > 0),
  ask({ table }, _, seat) {
    const tags = mains(table).includes(seat) ? ['duelling'] : [];
    const choice = { kind: 'one', noun: 'word', options: uses(table, seat) } as const;
    return { prompt: { key: 'ask.power' }, choice, pass: true, tags, scope: table.duel };
  },
  why: () => no('3.3', 'refuse.power'),
  take(kit, _, seat, act) {
    kit.state.table.used |= bit(seat);
    kit.call('announce', { seat, act });
  },
};

/** §4.2: after the cards are laid anyone may hold a rewind, so anyone may act. */
export const tricks: Step<Table> = {
  together: 'window',
  may: order,
  ask: (view, _, seat) => cardOrPass(view, seat, (item) => rule('4.2', item === REWIND), { key: 'ask.rewind' }),
  why: () => no('4.2', 'refuse.trick'),
  take(kit, _, seat, slot) {
    discard(kit, kit.state.table.hands[seat] ?? [], slot as number);
    kit.call('announce', { seat, act: 'rewind' });
  },
};

/** §3.8: an announced act can be zapped by anyone else, and a zap is announced like any act. */
export const announce: Step<Table, { seat: Seat; act: string; zapped?: boolean }> = {
  together: 'window',
  may: (state, frame) => (frame.zapped === true ? [] : order(state).filter((seat) => seat !== frame.seat)),
  ask(view, { seat: by, act }, seat) {
    return cardOrPass(view, seat, (item) => rule('3.8', item === ZAP), { key: 'ask.zap', args: { by, act } });
  },
  why: () => no('3.8', 'refuse.zap'),
  take(kit, { seat: by, act }, seat, slot) {
    discard(kit, kit.state.table.hands[seat] ?? [], slot as number);
    kit.tell('log.zap', { seat, by, act }, '3.8');
    kit.call('announce', { seat, act: 'zap' });
  },
  run(kit, { seat, act, zapped }) {
    const { table } = kit.state;
    const rival = Number(act.split(' ')[1]);
    kit.leave(act === 'zap' && zapped !== true ? { zapped: true } : undefined);
    if (zapped === true || act === 'zap') return;
    kit.tell('log.act', { seat, act });
    if (act.startsWith('copy')) table.copied[seat] = livePower(table, rival);
    else if (act.startsWith('raid')) loseTokens(table, rival, 2);
    else if (act.startsWith('spy')) {
      // §3.6: the whole hand is seen; one card of it is then taken blind.
      const hand = table.hands[rival] ?? [];
      for (const slot of hand) kit.look(slot, seat);
      kit.mix(hand, [rival, seat]);
      table.hands[seat]?.push(...hand.splice(-1));
    } else {
      for (const main of mains(table)) table.hands[main]?.push(...(table.laid[main] ?? []));
      table.laid = [];
      kit.rerun('select');
    }
  },
};

/** A card of a kind from the hand, or a pass; who holds none has nothing to decide. */
function cardOrPass(view: State<Table>, seat: Seat, kind: (item: number) => boolean, prompt: Question['prompt']) {
  const options = cardsOf(view, seat, kind);
  if (options.length === 0) return null;
  return { prompt, choice: { kind: 'one', noun: 'slot', options }, pass: true, scope: view.table.duel } as const;
}
