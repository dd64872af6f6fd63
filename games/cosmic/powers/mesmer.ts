import { itemOf, must, no, type Scalar, type Seat, type Slot, type State } from '@orrery/kernel';
import { FIRST_EDICT } from '../data/cards.ts';
import { EDICTS } from '../data/edicts.ts';
import { edicts } from '../edicts/index.ts';
import { cardsOf, isChallengeCard, kindOf, playFrom } from '../rules/cards.ts';
import { type About, type Act, CODES, isAt, type Power } from '../rules/hooks.ts';
import { bend, spendSuper } from '../rules/live.ts';
import { cardAct, flareOf } from '../rules/registry.ts';
import { challengeDeck } from '../rules/setup.ts';
import { type Kit, nearest, type Step } from '../rules/steps.ts';
import { now, type Table } from '../rules/table.ts';
import { announceUse } from '../rules/timing.ts';
import { fits } from '../rules/options.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'mesmer.card': { locals: { seat: Seat; as: number; about: About; any: boolean }; answer: Slot };
    'mesmer.target': { locals: { seat: Seat; as: number; card: number; about: About }; answer: Scalar };
  }
}

/** The Edicts of the game that anybody in this part could play at this moment, from public facts. */
function timely(state: State<Table>, seat: Seat, about: About): number[] {
  const { table } = state;
  const code = nearest(state, 'moment')?.code;
  // Of what it does itself it takes nothing back.
  if (code === undefined || about.use?.seat === seat) return [];
  const deck = challengeDeck(table.on);
  return EDICTS.map((_, n) => FIRST_EDICT + n).filter((item) => {
    const act = cardAct(item, false);
    if (act === undefined || (deck[item] ?? 0) === 0 || !isAt(act, code)) return false;
    return fits(table, seat, act.by, about) && (act.may?.(state, seat, about) ?? true);
  });
}

/** Those of them that the seat itself could play, if it had them. */
const nameable = (view: State<Table>, seat: Seat, about: About): number[] =>
  timely(view, seat, about).filter((item) => {
    const act = cardAct(item, false);
    if (act?.can?.(view, seat, about) === false || act?.targets?.(view, seat, about).length === 0) return false;
    return bend(view, 'plays', true, seat, item);
  });

/** What it can lay for another Edict: an Edict, with the Super whatever is no Challenge card. */
const layable = (view: State<Table>, seat: Seat, any: boolean): Slot[] =>
  cardsOf(view, seat).filter((slot) => {
    const item = itemOf(view, slot);
    if (item < 0 || (any ? isChallengeCard(item) : kindOf(item) !== 'edict')) return false;
    return bend(view, 'plays', true, seat, item);
  });

/** Whether it has an Edict; or its own Flare, and something else to lay. */
function isArmed(view: State<Table>, seat: Seat): boolean {
  const hasFlare = cardsOf(view, seat).some((slot) => itemOf(view, slot) === flareOf('mesmer'));
  return layable(view, seat, false).length > 0 || (hasFlare && layable(view, seat, true).length > 1);
}

const all: readonly Act[] = Object.values(edicts);

/** It plays any Edict as any other. */
export const mesmer: Power = {
  acts: [
    {
      at: CODES.filter((code) => all.some((act) => isAt(act, code))),
      often: true,
      may: (state, seat, about) => cardsOf(state, seat).length > 0 && timely(state, seat, about).length > 0,
      can: isArmed,
      targets: nameable,
      noun: 'card',
      do(kit, { seat, target }, about) {
        const any = spendSuper(kit.state.table, 'mesmer', seat);
        kit.call('mesmer.card', { seat, as: Number(target), about, any });
      },
    },
  ],
};

/** Which card it lays; then it is as if that were the one that was named. */
export const mesmerCard: Step<'mesmer.card'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, as, any }) {
    const options = layable(view, seat, any);
    if (options.length < 2) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.mesmer', args: { card: as } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.2', 'refuse.mesmer'),
  take: (kit, { as, about }, seat, slot) => layAs(kit, seat, as, about, slot),
  run(kit, { seat, as, about, any }) {
    const [slot] = layable(kit.state, seat, any);
    if (slot === undefined) return kit.leave();
    layAs(kit, seat, as, about, slot);
  },
};

function layAs(kit: Kit<'mesmer.card'>, seat: Seat, as: number, about: About, slot: Slot): void {
  const card = itemOf(kit.state, slot);
  playFrom(kit, seat, card);
  if (as !== card) must(now(kit.state.table).played.at(-1), 'the card that was played').as = as;
  kit.tell('log.plays-as', { seat, card, as }, '6.2');
  kit.goto('mesmer.target', { seat, as, card, about });
}

/** At whom, if the Edict that was named has a target. */
export const mesmerTarget: Step<'mesmer.target'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, as, about }) {
    const act = cardAct(as, false);
    const options = act?.targets?.(view, seat, about) ?? [];
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: act?.noun ?? 'seat', options } as const;
    return { prompt: { key: 'ask.mesmer-target', args: { card: as } }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('6.2', 'refuse.mesmer-target'),
  take: (kit, { as, card, about }, seat, target) => playAs(kit, seat, as, card, target, about),
  run: (kit, { seat, as, card, about }) => playAs(kit, seat, as, card, null, about),
};

function playAs(kit: Kit, seat: Seat, as: number, card: number, target: Scalar | null, about: About): void {
  kit.leave();
  // The last one there was to aim at may be gone by now.
  if (target === null && cardAct(as, false)?.targets !== undefined) return;
  announceUse(kit, { seat, form: 'edict', what: as, act: 0, target, card }, about);
}
