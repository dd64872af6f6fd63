import { no, rule, type Seat, type State } from '@orrery/kernel';
import { handOf, takeBlind } from '../rules/cards.ts';
import type { Hooks, Power } from '../rules/hooks.ts';
import { enforce, isMoon, isSuperOn } from '../rules/live.ts';
import { aimsElsewhere } from '../rules/launch.ts';
import { payTo, purseOf } from '../rules/purse.ts';
import type { Step } from '../rules/steps.ts';
import { isOn, LUCRE, now, NOWHERE, type Place, type Table } from '../rules/table.ts';
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

/** Effects of these names: it says from which bases the tokens come; it aims the cone; the offense goes to a Moon. */
const [BASES, AIM, TO_MOON] = ['butler bases', 'butler aim', 'to a moon'];

/** Where the cone can still be aimed. */
const aims = (state: State<Table>): Place[] => (now(state.table).target === NOWHERE ? aimsElsewhere(state) : []);

/** §13.3: whether a Moon is all that the offense can go to. */
function isForMoon(state: State<Table>): boolean {
  const { target } = now(state.table);
  const places = target === NOWHERE ? aims(state) : [target];
  return places.length > 0 && places.every(isMoon);
}

/** What is left to decide for an offense that gave nothing, and does not go to a Moon. */
function services(state: State<Table>): string[] {
  const hasChoice = liftable(state, now(state.table).offense).length > 1;
  const isOpen = aims(state).filter((place) => !isMoon(place)).length > 1;
  return [...(hasChoice ? ['bases'] : []), ...(isOpen ? ['aim'] : [])];
}

/** R264: who is served has said that it goes to a planet. */
const toPlanet: NonNullable<Hooks['aims']> = (_, __, may, ___, place) => may && !isMoon(place);

/** Another offense tips it, or is served as it likes. */
export const butler: Power = {
  acts: [
    {
      at: '3a',
      by: 'not-offense',
      may: (state) => !now(state.table).warp && !isForMoon(state) && services(state).length > 0,
      do(kit, { seat }) {
        const { table } = kit.state;
        kit.call('butler.tip', { seat: now(table).offense, to: seat, double: isSuperOn(table, 'butler', seat) });
      },
    },
  ],
  effects: {
    [BASES]: { hooks: { decides: (_, { seat }, by, decision) => (decision === 'launch' ? seat : by), aims: toPlanet } },
    [AIM]: { hooks: { decides: (_, { seat }, by, decision) => (decision === 'aim' ? seat : by), aims: toPlanet } },
    [TO_MOON]: { hooks: { aims: (_, __, may, ___, place) => may && isMoon(place) } },
  },
};

/** Who cannot give a tip is not asked for it; R264: who goes to a Moon says so, and owes none. */
export const butlerTip: Step<'butler.tip'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, to, double }) {
    const n = tipOf(view, double);
    const mayTip = canTip(view, seat, n);
    const options = [...(mayTip ? ['tip'] : []), 'no-tip', ...(aims(view).some(isMoon) ? ['moon'] : [])];
    if (options.length < 2) return null;
    const key = !mayTip ? 'ask.no-tip' : isOn(view.table, LUCRE) ? 'ask.tip' : 'ask.tip-cards';
    return { prompt: { key, args: { to, n } }, choice: { kind: 'one', noun: 'word', options }, otherwise: 'no-tip' };
  },
  why: () => no('4.1', 'refuse.tip'),
  take(kit, { to, double }, seat, answer) {
    if (answer === 'no-tip') return kit.goto('butler.serve', { seat: to });
    const n = tipOf(kit.state, double);
    kit.leave();
    if (answer === 'moon') {
      enforce(kit.state.table, TO_MOON, seat);
      return kit.tell('log.to-moon', { seat }, '13.3');
    }
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
