import { no, type Seat } from '@orrery/kernel';
import { COMPROMISE } from '../data/cards.ts';
import { shownAs } from '../rules/cardplay.ts';
import { hasCompromise, playFrom } from '../rules/cards.ts';
import type { Flare } from '../rules/hooks.ts';
import { bend } from '../rules/live.ts';
import { win } from '../rules/result.ts';
import { nearest, type Step } from '../rules/steps.ts';
import { DEFENSE, has, now, OFFENSE, seatsOf, type Side } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'diplomat.vote': { locals: { votes: [number, number] }; answer: string };
  }
}

export const diplomat: Flare = {
  wild: {
    at: 'dealing',
    by: 'not-main',
    may: (state, seat) => nearest(state, 'deal')?.parties.includes(seat) === false,
    can: hasCompromise,
    targets: (view) => nearest(view, 'deal')?.parties ?? [],
    do(kit, { seat, target }) {
      const deal = nearest(kit.state, 'deal');
      const at = deal?.parties.indexOf(Number(target)) ?? -1;
      if (deal === undefined || at < 0 || !hasCompromise(kit.state, seat)) return;
      playFrom(kit, seat, COMPROMISE);
      deal.parties[at] = seat;
      kit.tell('log.steps-in', { seat, other: Number(target), card: COMPROMISE });
    },
  },
  super: { at: '6z', by: 'main', do: (kit) => kit.call('diplomat.vote', { votes: [0, 0] }) },
};

/** Everybody votes in secret; more votes win as Attack against Attack, a tie is the defense's. */
export const diplomatVote: Step<'diplomat.vote'> = {
  together: 'sealed',
  may: ({ table, seats }) => seatsOf(seats).filter((seat: Seat) => !has(table.out, seat)),
  ask: ({ table }, _, seat) => ({
    prompt: { key: 'ask.vote-side' },
    choice: { kind: 'one', noun: 'word', options: ['offense', 'defense'] },
    otherwise: seat === now(table).offense ? 'offense' : 'defense',
  }),
  why: () => no('6.1', 'refuse.vote-side'),
  take(kit, { votes }, seat, answer) {
    const side: Side = answer === 'offense' ? OFFENSE : DEFENSE;
    votes[side]++;
    kit.tell('log.votes', { seat, side });
  },
  run(kit, { votes }) {
    const winner = votes[OFFENSE] > votes[DEFENSE] ? OFFENSE : DEFENSE;
    now(kit.state.table).shown = [shownAs(-1), shownAs(-1)];
    kit.leave();
    win(kit, bend(kit.state, 'upset', winner));
    kit.rerun('losses');
  },
};
