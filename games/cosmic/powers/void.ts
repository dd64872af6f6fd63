import type { Seat } from '@orrery/kernel';
import type { Cause, Fate, Hooks, Power, Tokens } from '../rules/hooks.ts';
import { nearest } from '../rules/steps.ts';
import { type Challenge, DEFENSE, isMain, isWith, mainOf, now, OFFENSE } from '../rules/table.ts';

const GONE: Fate = { to: 'gone', counts: false };

/** Whether these tokens are lost by the side that was beaten. */
const isBeaten = (
  { winner }: Challenge,
  { from, side = from === 'offense' ? OFFENSE : DEFENSE }: Tokens,
  cause: Cause,
): boolean => cause === 'challenge' && winner !== -1 && winner !== side;

/** What it beats leaves the game, whatever else would save it from the Warp. */
export const removal: NonNullable<Hooks['fate']> = ({ table }, { seat }, fate, tokens, cause) =>
  isBeaten(now(table), tokens, cause) && hasWon(now(table), seat) ? GONE : fate;

export const hasWon = (challenge: Challenge, seat: Seat): boolean =>
  challenge.winner !== -1 && isWith(challenge, seat, challenge.winner);

/** When it wins as a main player, the losers' tokens leave the game. */
export const theVoid: Power = {
  autos: [
    {
      at: 'losing',
      by: 'main',
      when(state, { seat }, { cause = 'effect' }) {
        const challenge = now(state.table);
        const queue = nearest(state, 'lose')?.queue ?? [];
        return (
          challenge.winner !== -1 &&
          mainOf(challenge, challenge.winner) === seat &&
          queue.some((group) => isBeaten(challenge, group, cause))
        );
      },
    },
  ],
  hooks: {
    fate: (state, me, fate, tokens, cause) =>
      isMain(now(state.table), me.seat) ? removal(state, me, fate, tokens, cause) : fate,
  },
};
