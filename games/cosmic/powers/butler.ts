import { no, rule, type Seat, type State } from '@orrery/kernel';
import { handOf, takeBlind } from '../rules/cards.ts';
import type { Power } from '../rules/hooks.ts';
import { enforce, isMoon, isSuperOn } from '../rules/live.ts';
import { aimsElsewhere } from '../rules/launch.ts';
import { payTo, purseOf } from '../rules/lucre.ts';
import type { Step } from '../rules/steps.ts';
import { isOn, LUCRE, now, NOWHERE, type Table } from '../rules/table.ts';
import { liftable } from '../rules/tokens.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'butler.tip': { locals: { seat: Seat; to: Seat; double: boolean }; answer: string };
    'butler.serve': { locals: { seat: Seat }; answer: string | null };
  }
}

/** A tip, in Lucre or in cards (R55). */
const TIP = { lucre: 2, cards: 1 } as const;

const tipOf = ({ table }: State<Table>, double: boolean): number =>
  (isOn(table, LUCRE) ? TIP.lucre : TIP.cards) * (double ? 2 : 1);

/** Whether it has as much. */
const canTip = (state: State<Table>, seat: Seat, n: number): boolean =>
  isOn(state.table, LUCRE) ? rule('11.4', purseOf(state, seat) >= n) : handOf(state.table, seat).length >= n;

/** Effects of these names: it says from which bases the tokens come; it aims the cone, at a planet. */
const [BASES, AIM] = ['butler bases', 'butler aim'];

/** What is left to decide for an offense that gave nothing. */
function services(state: State<Table>): string[] {
  const { offense, target } = now(state.table);
  const hasChoice = liftable(state, offense).length > 1;
  const places = target === NOWHERE ? aimsElsewhere(state) : [];
  const isOpen = places.length > 1 && places.some((place) => !isMoon(place));
  return [...(hasChoice ? ['bases'] : []), ...(isOpen ? ['aim'] : [])];
}

/** Another offense tips it, or is served as it likes. */
export const butler: Power = {
  acts: [
    {
      at: '3a',
      by: 'not-offense',
      may(state) {
        const { target, warp } = now(state.table);
        return !warp && (target === NOWHERE || !isMoon(target)) && services(state).length > 0;
      },
      do(kit, { seat }) {
        const { table } = kit.state;
        kit.call('butler.tip', { seat: now(table).offense, to: seat, double: isSuperOn(table, 'butler', seat) });
      },
    },
  ],
  effects: {
    [BASES]: { hooks: { decides: (_, { seat }, by, decision) => (decision === 'launch' ? seat : by) } },
    [AIM]: {
      hooks: {
        decides: (_, { seat }, by, decision) => (decision === 'aim' ? seat : by),
        aims: (_, __, may, ___, place) => may && !isMoon(place),
      },
    },
  },
};

/** Who cannot give a tip is not asked. */
export const butlerTip: Step<'butler.tip'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, to, double }) {
    const n = tipOf(view, double);
    if (!canTip(view, seat, n)) return null;
    const key = isOn(view.table, LUCRE) ? 'ask.tip' : 'ask.tip-cards';
    const choice = { kind: 'one', noun: 'word', options: ['tip', 'no-tip'] } as const;
    return { prompt: { key, args: { to, n } }, choice, otherwise: 'no-tip' };
  },
  why: () => no('4.1', 'refuse.tip'),
  take(kit, { to, double }, seat, answer) {
    if (answer !== 'tip') return kit.goto('butler.serve', { seat: to });
    const n = tipOf(kit.state, double);
    kit.leave();
    if (isOn(kit.state.table, LUCRE)) payTo(kit, seat, to, n);
    else takeBlind(kit, to, seat, n);
  },
  run: (kit, { to }) => kit.goto('butler.serve', { seat: to }),
};

export const butlerServe: Step<'butler.serve'> = {
  may: (_, { seat }) => [seat],
  ask(view) {
    const options = services(view);
    if (options.length === 0) return null;
    const prompt = { key: 'ask.serve', args: { seat: now(view.table).offense } };
    return { prompt, choice: { kind: 'one', noun: 'word', options }, pass: true };
  },
  why: () => no('4.1', 'refuse.serve'),
  take(kit, _, seat, answer) {
    kit.leave();
    if (answer === null) return;
    enforce(kit.state.table, answer === 'aim' ? AIM : BASES, seat);
    kit.tell(answer === 'aim' ? 'log.serves-aim' : 'log.serves-bases', {
      seat,
      other: now(kit.state.table).offense,
    });
  },
};
