import { no, rule, type Seat, type State } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { tokensOutside } from '../rules/losses.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { has, isBeaten, isMain, isSilent, now, seatsIn, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'grudge.victim': { locals: { seat: Seat }; answer: Seat };
  }
}

/** Tokens lost to its revenge: a little, or much. */
const [LITTLE, MUCH] = [1, 4];

/** Whom its side invited, and who did not come; what they have in the challenge is spared. */
function noted(state: State<Table>, seat: Seat): Seat[] {
  const challenge = now(state.table);
  const side = mainSide(state.table, seat);
  return seatsIn(challenge.invited[side], state.seats).filter(
    (other) =>
      !has(challenge.fought[side], other) &&
      !isMain(challenge, other) &&
      !has(state.table.out, other) &&
      tokensOutside(state, other) > 0,
  );
}

function punish(kit: Kit, seat: Seat, other: Seat, n: number): void {
  const lost = Math.min(n, tokensOutside(kit.state, other));
  kit.tell('log.grudge', { seat, other, n: lost });
  kit.call('pay', { seat: other, n: lost, cause: 'effect', by: '4.1' });
}

/** As a main player it takes revenge on one of those it invited in vain. */
export const grudge: Power = {
  autos: [
    {
      at: '8g',
      by: 'main',
      // §15.4: silenced, it cannot say on whom.
      when(state, { seat }) {
        const all = noted(state, seat).length;
        return all === 1 || (all > 1 && !rule('15.4', isSilent(state.table, seat)));
      },
      do(kit, { seat }) {
        if (!isSuperOn(kit.state.table, 'grudge', seat)) return kit.call('grudge.victim', { seat });
        for (const other of noted(kit.state, seat)) punish(kit, seat, other, MUCH);
      },
    },
  ],
};

/** Which one, if there are several. */
export const grudgeVictim: Step<'grudge.victim'> = {
  may: (state, { seat }) => (noted(state, seat).length > 1 ? [seat] : []),
  ask(view, { seat }) {
    const options = noted(view, seat);
    const choice = { kind: 'one', noun: 'seat', options } as const;
    return { prompt: { key: 'ask.grudge' }, choice, otherwise: options[0] ?? 0 };
  },
  why: () => no('15.4', 'refuse.grudge'),
  take: (kit, { seat }, _, other) => revenge(kit, seat, other),
  run: (kit, { seat }) => revenge(kit, seat, noted(kit.state, seat)[0]),
};

function revenge(kit: Kit<'grudge.victim'>, seat: Seat, other: Seat | undefined): void {
  kit.leave();
  if (other !== undefined) punish(kit, seat, other, isBeaten(now(kit.state.table), seat) ? MUCH : LITTLE);
}
