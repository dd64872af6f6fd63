import { no, type Seat, type State } from '@orrery/kernel';
import { mainSide } from '../rules/cardplay.ts';
import { discardBlind } from '../rules/cards.ts';
import type { Power, Source } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import { isEdict } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { mainOf, now, otherSide, seatsIn, seatsOf, SIDES, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'witch.second': { locals: { seat: Seat }; answer: string | null };
  }
}

/** §15.5: the curses there are, by the word of each; the target of the effect is who is cursed. */
const CURSES = {
  loneliness: { hooks: { allies: (_, me, may, seat) => may && seat !== me.target } },
  weakness: { hooks: { limit: (_, me, most, seat) => (seat === me.target ? Math.min(most, 2) : most) } },
  bluntness: {
    hooks: {
      sum: {
        4({ table }, me, { card }) {
          const challenge = now(table);
          for (const side of SIDES)
            if (mainOf(challenge, side) === me.target && challenge.shown[side]?.attack === true) card[side] -= 4;
        },
      },
    },
  },
  muteness: {
    paragraph: '15.5',
    hooks: { plays: (_, me, may, seat, item) => may && !(seat === me.target && isEdict(item)) },
  },
  forgetfulness: {
    later: [
      {
        at: 'start',
        when: ({ table }, me) => table.made === 1 && table.turn === me.target,
        do: (kit, me) => discardBlind(kit, Number(me.target)),
      },
    ],
  },
} satisfies Record<string, Source>;

const WORDS = Object.keys(CURSES);
const nameOf = (word: string): string => `curse ${word}`;

/** A curse holds for two turns after this one, of whomever. */
const TURNS = 2;

const cursesOn = ({ lasting }: Table, seat: Seat): string[] =>
  WORDS.filter((word) => lasting.some(({ of, target }) => of === nameOf(word) && target === seat));

function curse(kit: Kit, witch: Seat, other: Seat, word: string): void {
  const { table } = kit.state;
  const until = table.turns + TURNS;
  table.lasting.push({ of: nameOf(word), seat: witch, target: other, data: [], until, unit: 'turn' });
  kit.tell('log.cursed', { seat: witch, other, curse: word }, '15.5');
}

/** Those who beat this main player. */
function victors({ table, seats }: State<Table>, seat: Seat): Seat[] {
  const challenge = now(table);
  const beaters = otherSide(mainSide(table, seat));
  if (challenge.ended !== 'won' || challenge.winner !== beaters) return [];
  return seatsIn(challenge.fought[beaters], seats);
}

/** Beaten as a main player, it curses whoever beat it. */
export const witch: Power = {
  effects: Object.fromEntries(WORDS.map((word) => [nameOf(word), CURSES[word as keyof typeof CURSES]])),
  acts: [
    {
      at: '8g',
      by: 'main',
      may: (state, seat) => victors(state, seat).length > 0,
      targets: () => WORDS,
      noun: 'word',
      do(kit, { seat, target }) {
        const { table } = kit.state;
        if (isSuperOn(table, 'witch', seat)) kit.call('witch.second', { seat });
        for (const other of victors(kit.state, seat)) {
          const old = cursesOn(table, other).map(nameOf);
          table.lasting = table.lasting.filter(({ of, target: on }) => on !== other || !old.includes(of));
          curse(kit, seat, other, String(target));
        }
      },
    },
  ],
};

/** `curse 3 weakness`: another curse on somebody who is cursed. */
const seconds = ({ table, seats }: State<Table>): string[] =>
  seatsOf(seats).flatMap((seat) => {
    const has = cursesOn(table, seat);
    return has.length === 0 ? [] : WORDS.filter((word) => !has.includes(word)).map((word) => `curse ${seat} ${word}`);
  });

export const witchSecond: Step<'witch.second'> = {
  may: (_, { seat }) => [seat],
  ask: (view) => ({
    prompt: { key: 'ask.second-curse' },
    choice: { kind: 'one', noun: 'whither', options: seconds(view) },
    pass: true,
  }),
  why: () => no('6.1', 'refuse.curse'),
  take(kit, _, seat, answer) {
    kit.leave();
    if (answer === null) return;
    const [, other, word = ''] = answer.split(' ');
    curse(kit, seat, Number(other), word);
  },
};
