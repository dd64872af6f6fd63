import { itemOf, type Seat } from '@orrery/kernel';
import { gain, handOf, isChallengeCard, takeUp } from '../rules/cards.ts';
import { mainSide } from '../rules/cardplay.ts';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn, undo, useKey } from '../rules/live.ts';
import type { Kit } from '../rules/steps.ts';
import { now, opponentOf } from '../rules/table.ts';

/** Back to the start of §3.7: its own card and all that was played come back; the opponent's card is set aside. */
function turnBack(kit: Kit, seat: Seat, key: number): void {
  const { table } = kit.state;
  const challenge = now(table);
  const [effects, used, played] = challenge.since;
  const opponent = opponentOf(challenge, seat);
  const [mine, theirs] = [mainSide(table, seat), mainSide(table, opponent)];
  takeUp(kit, seat, [...challenge.laid[mine], ...challenge.kicker[mine]]);
  challenge.laid[mine] = [];
  challenge.kicker[mine] = [];
  if (!isSuperOn(table, 'chronos', seat)) {
    const hasOther = handOf(table, opponent).some((slot) => isChallengeCard(itemOf(kit.state, slot)));
    const cards = [...challenge.laid[theirs], ...challenge.kicker[theirs]];
    if (hasOther) challenge.aside.push(...cards.map((slot) => ({ seat: opponent, slot })));
    else takeUp(kit, opponent, cards);
    challenge.laid[theirs] = [];
    challenge.kicker[theirs] = [];
  }
  for (const each of challenge.beside.splice(0)) takeUp(kit, each.seat, [each.slot]);
  for (const each of challenge.played.splice(played)) gain(kit, each.seat, each.item);
  for (const effect of challenge.effects.splice(effects)) undo(kit, effect);
  challenge.used = [...challenge.used.slice(0, used), key];
  Object.assign(challenge, { shown: [], reinforced: [0, 0] });
  kit.rerun('kickers');
}

/** Once a challenge, after the cards are turned up, they are laid again; the second result stands. */
export const chronos: Power = {
  acts: [
    {
      at: '8a',
      by: 'main',
      do(kit, { seat, what, act }) {
        kit.tell('log.turned-back', { seat }, '14.3');
        turnBack(kit, seat, useKey(seat, what, act));
      },
    },
  ],
};
