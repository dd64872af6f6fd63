import { knows, no, type Seat, type State } from '@orrery/kernel';
import { commit, join } from '../rules/alliance.ts';
import { choices, kickerQuestion, mainSide } from '../rules/cardplay.ts';
import { hasUnplayed, layDown, takeUp, unplay } from '../rules/cards.ts';
import { whither } from '../rules/destiny.ts';
import type { About, Power } from '../rules/hooks.ts';
import { enforce, isSuperOn, powerKey } from '../rules/live.ts';
import { aim, launch } from '../rules/launch.ts';
import { vetoPurchase } from '../rules/lucre.ts';
import { powerOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { now, OFFENSE, type Table } from '../rules/table.ts';
import { cancel, cardOf } from '../rules/timing.ts';
import { type Asker, type Decision, objections, veto } from '../rules/veto.ts';
import { layOwn } from './berserker.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'negator.card': { locals: { seat: Seat }; answer: number };
    'negator.kicker': { locals: { seat: Seat }; answer: number | null };
  }
}

const ASKERS: Readonly<Record<Decision, Asker>> = {
  whither: whither.ask as Asker,
  launch: launch.ask as Asker,
  aim: aim.ask as Asker,
  join: join.ask as Asker,
  commit: commit.ask as Asker,
};

/** The main players, but this seat, whose Kicker lies there. */
const withKicker = (table: Table, seat: Seat): Seat[] =>
  [now(table).offense, now(table).defense].filter(
    (each) => each !== seat && now(table).kicker[mainSide(table, each)].length > 0,
  );

/** One veto in a challenge, two with the Super. */
function hasVeto({ table }: State<Table>, seat: Seat): boolean {
  const key = powerKey(seat, powerOf('negator'));
  const used = now(table).used.filter((each) => Math.floor(each / 8) === key).length;
  return now(table).shown.length === 0 && used < (isSuperOn(table, 'negator', seat) ? 2 : 1);
}

const NO_REPEAT = 'negator';

const isDecision = (word: string | undefined): word is Decision => word !== undefined && word in ASKERS;

function objectable(state: State<Table>, { seat, decision, answer }: About): (string | number)[] {
  if (!isDecision(decision) || seat === undefined) return [];
  if (decision === 'whither' && answer !== 'redraw') return [];
  if (decision === 'join' && answer === 'neither') return [];
  return objections(state, decision, seat, ASKERS[decision]);
}

/** Before the cards are turned up, it makes another player take one thing back and do otherwise. */
export const negator: Power = {
  // A card that was vetoed is not played again in this challenge.
  effects: {
    [NO_REPEAT]: { hooks: { plays: (_, me, may, seat, item) => may && (seat !== me.seat || item !== me.target) } },
  },
  acts: [
    {
      at: 'veto',
      by: 'other',
      often: true,
      may: (state, seat, about) => hasVeto(state, seat) && objectable(state, about).length > 0,
      targets: (view, _, about) => objectable(view, about),
      noun: 'ban',
      do(kit, { seat, target }, { decision, seat: other = -1 }) {
        if (!isDecision(decision) || target === null) return;
        kit.tell('log.vetoed', { seat, other });
        veto(kit, decision, target);
      },
    },
    {
      at: 'act',
      by: 'other',
      often: true,
      may: (state, seat, { use }) =>
        hasVeto(state, seat) && (use?.form === 'edict' || use?.form === 'wild' || use?.form === 'super'),
      do(kit, { seat }) {
        const use = cancel(kit);
        unplay(kit, cardOf(use), use.seat);
        hasUnplayed(kit, use.seat, cardOf(use));
        enforce(kit.state.table, NO_REPEAT, use.seat, cardOf(use));
        kit.tell('log.vetoed', { seat, other: use.seat });
      },
    },
    {
      at: '7c',
      often: true,
      may: (state, seat) => hasVeto(state, seat),
      targets: ({ table }, seat) => [now(table).offense, now(table).defense].filter((each) => each !== seat),
      do(kit, { seat, target }) {
        const { table } = kit.state;
        const other = Number(target);
        if (now(table).laid[mainSide(table, other)].length === 0) return;
        kit.tell('log.vetoed', { seat, other });
        kit.call('negator.card', { seat: other });
      },
    },
    {
      at: '7b',
      often: true,
      may: (state, seat) => hasVeto(state, seat) && withKicker(state.table, seat).length > 0,
      targets: ({ table }, seat) => withKicker(table, seat),
      do(kit, { seat, target }) {
        kit.tell('log.vetoed', { seat, other: Number(target) });
        kit.call('negator.kicker', { seat: Number(target) });
      },
    },
    {
      at: 'purchase',
      by: 'other',
      often: true,
      may: hasVeto,
      do(kit, { seat }, { seat: other = -1 }) {
        kit.tell('log.vetoed', { seat, other });
        vetoPurchase(kit);
      },
    },
  ],
};

/** The same state, but for the card that a main player has laid: what bound that choice binds the next one. */
function unlaid(state: State<Table>, seat: Seat): State<Table> {
  const { table } = state;
  const [offense, defense] = now(table).laid;
  const laid: [number[], number[]] = mainSide(table, seat) === OFFENSE ? [[], defense] : [offense, []];
  return { ...state, table: { ...table, stack: [...table.stack.slice(0, -1), { ...now(table), laid }] } };
}

/** Another Challenge card, if there is one, and the first one back in the hand. */
export const negatorCard: Step<'negator.card'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = choices(unlaid(view, seat), seat);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'slot', options } as const;
    return { prompt: { key: 'ask.select' }, choice, otherwise: options[0] ?? -1 };
  },
  why: () => no('3.7', 'refuse.select'),
  take(kit, _, seat, slot) {
    const { table } = kit.state;
    const side = mainSide(table, seat);
    const [old = -1] = now(table).laid[side];
    const wasOpen = knows(kit.state, old, kit.state.seats);
    const laid = layDown(kit, seat, [slot]);
    now(table).laid[side] = laid;
    layOwn(table, seat, old, laid);
    // §14.11: instead of a card that had to be laid face up, another one face up.
    if (wasOpen) for (const each of laid) kit.tell('log.open-card', { seat, card: kit.show(each) }, '14.11');
    takeUp(kit, seat, [old]);
    kit.leave();
  },
};

/** Another Kicker or none, and the first one back in the hand. */
export const negatorKicker: Step<'negator.kicker'> = {
  may: (_, { seat }) => [seat],
  ask: (view, _, seat) => kickerQuestion(view, seat),
  why: () => no('6.3', 'refuse.kicker'),
  take(kit, _, seat, slot) {
    kit.leave();
    changeKicker(kit, seat, slot);
  },
  run(kit, { seat }) {
    kit.leave();
    changeKicker(kit, seat, null);
  },
};

function changeKicker(kit: Kit, seat: Seat, slot: number | null): void {
  const { kicker } = now(kit.state.table);
  const side = mainSide(kit.state.table, seat);
  const old = kicker[side];
  kicker[side] = slot === null ? [] : layDown(kit, seat, [slot]);
  takeUp(kit, seat, old);
}
