// §5: one offer to each ship on the same dot. A chart shows the other, in private, every marker its giver knows.

import { type Amount, type Args, type Kit, knows, rule } from '@orrery/kernel';
import type { Seat, State, Step } from '@orrery/kernel';
import { load, look, onTurn, PIECES, shipOf, type Steps, type Table } from './turn.ts';

type Deal = Steps['deal']['locals']; // who had the last offer: they go round in order, so nobody gets two
type Reply = Steps['reply']['locals'];

export const deal: Step<Table, Steps, 'deal'> = {
  may: (state, frame) => (partnerOf(state, frame) < 0 ? [] : onTurn(state)),
  ask(view, frame, seat) {
    const to = partnerOf(view, frame);
    const [give, want] = [piecesOf(view, seat, to), piecesOf(view, to, seat)];
    if (![give, want].every((side) => side.some(({ max }) => max > 0))) return null;
    const choice = { kind: 'offer', to: [to], give, want, gifts: false } as const;
    return { prompt: { key: 'ask.deal', args: { to } }, choice, pass: true };
  },
  take(kit, frame, from, offer) {
    frame.last = partnerOf(kit.state, frame);
    if (offer !== null) kit.call('reply', { from, offer });
  },
  run(kit, frame) {
    frame.last = partnerOf(kit.state, frame);
    if (frame.last < 0) kit.leave();
  },
};

const ACCEPT = { kind: 'one', noun: 'word', options: ['accept'] } as const;

export const reply: Step<Table, Steps, 'reply'> = {
  may: (_, { offer }) => [offer.to],
  ask: (_, frame) => ({ prompt: { key: 'ask.reply', args: inWords(frame) }, choice: ACCEPT, pass: true }),
  take(kit, { from, offer }, to, answer) {
    kit.leave();
    if (answer === null) return kit.tell('log.refuse', inWords({ from, offer }));
    kit.tell('log.deal', inWords({ from, offer }));
    hand(kit, from, to, offer.give);
    hand(kit, to, from, offer.want);
  },
};

/** The next ship on the same dot; -1: none. */
function partnerOf({ table }: State<Table>, { last = -1 }: Deal): Seat {
  const here = table.deals ? table.ships[table.turn]?.dot : undefined;
  return table.ships.findIndex(({ dot }, seat) => seat > last && seat !== table.turn && rule('5.1', dot === here));
}

/** Goods and a chart. All of it public: who knows which marker is open, what it shows is not. */
function piecesOf(view: State<Table>, owner: Seat, other: Seat): Amount[] {
  const news = view.table.marker.some((slot) => knows(view, slot, owner) && !knows(view, slot, other));
  const most = [...shipOf(view, owner).hold, rule('5.2', news) ? 1 : 0];
  return PIECES.map((id, i) => ({ id, min: 0, max: most[i] ?? 0, weight: 0 }));
}

function hand(kit: Kit<Table>, from: Seat, to: Seat, [ore = 0, ice = 0, chart = 0]: readonly number[]): void {
  for (const [good, n] of [ore, ice].entries()) {
    load(shipOf(kit.state, from), good, -n);
    load(shipOf(kit.state, to), good, n);
  }
  for (const [dot, slot] of kit.state.table.marker.entries())
    if (chart === 1 && rule('5.3', knows(kit.state, slot, from))) look(kit, dot, to);
}

function inWords({ from, offer: { to, give, want } }: Reply): Args {
  const each = (n: readonly number[]): string[] => PIECES.flatMap((id, i) => new Array<string>(n[i] ?? 0).fill(id));
  return { from, to, give: each(give), want: each(want) };
}
