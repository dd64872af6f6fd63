import { no, type Seat, type Slot, type State } from '@orrery/kernel';
import { COMPROMISE } from '../data/cards.ts';
import { handOf, handsChanged, takeUp } from '../rules/cards.ts';
import type { Me, Power } from '../rules/hooks.ts';
import { enforce, inForce, isSuperOn } from '../rules/live.ts';
import type { Step } from '../rules/steps.ts';
import { DEFENSE, has, isMain, isWith, mainOf, now, OFFENSE, seatsOf, SIDES, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'pavlov.give': { locals: { seat: Seat; by: Seat }; answer: Seat };
  }
}

/** The effect of having rung the bell: its target is the act that was named, its data a line for each card. */
const BELL = 'bell';

/** What can be named. */
const ACTS = ['inviting', 'joining-offense', 'joining-defense', 'a-compromise'];

/** A card that was taken, and from whom; -1: it was given away. Whether that player had one for obeying. */
interface Taken {
  slot: Slot;
  from: Seat;
  isServed: boolean;
}
const LINE = 3;

const takenOf = (data: readonly number[]): Taken[] =>
  data.flatMap((slot, i) => (i % LINE === 0 ? [{ slot, from: data[i + 1] ?? -1, isServed: data[i + 2] === 1 }] : []));

const linesOf = (all: readonly Taken[]): number[] =>
  all.flatMap(({ slot, from, isServed }) => [slot, from, isServed ? 1 : 0]);

/** Who does what was named, as far as the challenge has come. */
function obedient({ table, seats }: State<Table>, act: string): Seat[] {
  const challenge = now(table);
  const { invited, shown } = challenge;
  if (act === 'inviting') return SIDES.filter((side) => invited[side] !== 0).map((side) => mainOf(challenge, side));
  if (act === 'a-compromise')
    return SIDES.filter((side) => shown[side]?.item === COMPROMISE).map((side) => mainOf(challenge, side));
  const side = act === 'joining-offense' ? OFFENSE : DEFENSE;
  return seatsOf(seats).filter((seat) => !isMain(challenge, seat) && isWith(challenge, seat, side));
}

/** Of these, whoever has a card to come. */
function deserving(state: State<Table>, { target, data }: Me): Seat[] {
  const all = takenOf(data);
  if (!all.some(({ slot }) => slot >= 0)) return [];
  const waiting = all.filter(({ isServed }) => !isServed).map(({ from }) => from);
  return obedient(state, String(target)).filter((seat) => waiting.includes(seat));
}

const others = ({ table, seats }: State<Table>, seat: Seat): Seat[] =>
  seatsOf(seats).filter((each) => each !== seat && !has(table.out, each) && handOf(table, each).length > 0);

/** It takes a card from everybody, and gives one back for obeying. */
export const pavlov: Power = {
  acts: [
    {
      at: '3b',
      may: (state, seat) => others(state, seat).length > 0,
      targets: () => ACTS,
      noun: 'word',
      do(kit, { seat, target }) {
        const { table } = kit.state;
        const taken = others(kit.state, seat).flatMap((from): Taken[] => {
          const hand = handOf(table, from);
          kit.mix(hand, [from]);
          const slot = hand.pop();
          return slot === undefined ? [] : [{ slot, from, isServed: false }];
        });
        // What is not given back is its own when the challenge ends.
        for (const { slot } of taken) {
          now(table).aside.push({ seat, slot });
          if (isSuperOn(table, 'pavlov', seat)) kit.look(slot, seat);
        }
        enforce(table, BELL, seat, target, linesOf(taken));
        kit.tell('log.bell', { seat, others: taken.map(({ from }) => from), act: String(target) });
        handsChanged(kit);
      },
    },
  ],
  effects: {
    [BELL]: {
      later: [
        {
          at: ['6', '6z', '8a'],
          when: (state, me) => deserving(state, me).length > 0,
          do(kit, me) {
            for (const seat of deserving(kit.state, me).toReversed()) kit.call('pavlov.give', { seat, by: me.seat });
          },
        },
      ],
    },
  },
};

/** Whose cards are left. */
const left = (table: Table, by: Seat): Seat[] =>
  takenOf(inForce(table, BELL, by)?.data ?? []).flatMap(({ slot, from }) => (slot >= 0 ? [from] : []));

/** Whoever obeyed says whose card it takes, its own or another; with the Super, Pavlov does, who has seen them. */
export const pavlovGive: Step<'pavlov.give'> = {
  may: ({ table }, { seat, by }) => [isSuperOn(table, 'pavlov', by) ? by : seat],
  ask({ table }, { seat, by }, asked) {
    const options = left(table, by);
    if (options.length === 0) return null;
    const key = asked === by ? 'ask.give-back' : 'ask.take-back';
    const otherwise = options.includes(seat) ? seat : (options[0] ?? seat);
    return { prompt: { key, args: { seat } }, choice: { kind: 'one', noun: 'seat', options }, otherwise };
  },
  why: () => no('4.1', 'refuse.give-back'),
  take(kit, { seat, by }, _, whose) {
    const { table } = kit.state;
    const bell = inForce(table, BELL, by);
    kit.leave();
    if (bell === undefined) return;
    const all = takenOf(bell.data);
    const card = all.find(({ from, slot }) => from === whose && slot >= 0);
    if (card === undefined) return;
    const { slot } = card;
    const challenge = now(table);
    challenge.aside = challenge.aside.filter((each) => each.slot !== slot);
    card.slot = -1;
    for (const each of all) if (each.from === seat) each.isServed = true;
    bell.data = linesOf(all);
    kit.tell('log.gives-back', { seat, by, whose });
    takeUp(kit, seat, [slot]);
  },
  run: (kit) => kit.leave(),
};
