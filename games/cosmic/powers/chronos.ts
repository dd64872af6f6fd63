import type { Seat } from '@orrery/kernel';
import { cardsThat, gain, hasUnplayed, isChallengeCard, takeUp } from '../rules/cards.ts';
import { mainSide } from '../rules/cardplay.ts';
import type { Power } from '../rules/hooks.ts';
import { actAt, actOfKey, enforce, inForce, isSuperOn, undo, useKey } from '../rules/live.ts';
import { open } from '../rules/moments.ts';
import { isSuper } from '../rules/options.ts';
import { cardAct, registry, whatIsAt } from '../rules/registry.ts';
import type { Kit } from '../rules/steps.ts';
import { now, opponentOf } from '../rules/table.ts';

/** An effect of this name: time was turned back in this challenge, and is not again, whoever has the power. */
const TURNED = 'turned back';

/** Back to the start of §3.7: its own card and all that was played come back; the opponent's card is set aside. */
function turnBack(kit: Kit, seat: Seat, key: number): void {
  const { table } = kit.state;
  const challenge = now(table);
  const [effects, used, played, cancelled = 0] = challenge.since;
  const opponent = opponentOf(challenge, seat);
  const [mine, theirs] = [mainSide(table, seat), mainSide(table, opponent)];
  // What was declared about the cards to come is taken back too, and can be declared anew.
  const lasting = part(challenge.effects, effects, ({ of }) => registry.declared.has(of));
  for (const effect of lasting.back) undo(kit, effect);
  takeUp(kit, seat, [...challenge.laid[mine], ...challenge.kicker[mine]]);
  challenge.laid[mine] = [];
  challenge.kicker[mine] = [];
  if (!isSuperOn(table, 'chronos', seat)) {
    const hasOther = cardsThat(kit.state, opponent, isChallengeCard).length > 0;
    const cards = [...challenge.laid[theirs], ...challenge.kicker[theirs]];
    if (hasOther) challenge.aside.push(...cards.map((slot) => ({ seat: opponent, slot })));
    else takeUp(kit, opponent, cards);
    challenge.laid[theirs] = [];
    challenge.kicker[theirs] = [];
  }
  for (const each of challenge.beside.splice(0)) takeUp(kit, each.seat, [each.slot]);
  const cards = part(
    challenge.played,
    played,
    ({ item, as = item }) => whatIsAt('7a').cards[as] === true,
    ({ seat: by, item, as = item }) => cardAct(as, isSuper(kit.state, by, as))?.stays === true,
  );
  for (const each of cards.back) gain(kit, each.seat, each.item, each.hoard);
  const uses = part(
    challenge.used,
    used,
    (each) => registry.declared.has(actOfKey(each)),
    (each) => actAt(each)?.stays === true,
  );
  Object.assign(challenge, { played: cards.stay, effects: lasting.stay, used: [...uses.stay, key] });
  for (const { seat: by, item } of cards.back) hasUnplayed(kit, by, item);
  // With the Zap that was played since, what it did is taken back.
  challenge.cancelled.length = cancelled;
  enforce(table, TURNED, seat);
  challenge.since = [challenge.effects.length, challenge.used.length, challenge.played.length];
  Object.assign(challenge, { shown: [], reinforced: [0, 0] });
  kit.rerun('kickers');
  open(kit, '7a');
}

type Asks<A> = (one: A) => boolean;

/** What stays, and what is turned back: all from this place on, and declarations; R108: but not what cannot be. */
function part<A>(all: readonly A[], from: number, isDeclared: Asks<A>, stays: Asks<A> = () => false) {
  const isBack = (one: A, i: number): boolean => (i >= from || isDeclared(one)) && !stays(one);
  return { stay: all.filter((one, i) => !isBack(one, i)), back: all.filter(isBack) };
}

/** Once a challenge, after the cards are turned up, they are laid again; the second result stands. */
export const chronos: Power = {
  acts: [
    {
      at: '8a',
      by: 'main',
      may: ({ table }) => inForce(table, TURNED) === undefined,
      do(kit, { seat, what, act }) {
        kit.tell('log.turned-back', { seat }, '14.3');
        turnBack(kit, seat, useKey(seat, what, act));
      },
    },
  ],
};
