// Timing (§8): at each moment everybody who may act is asked, the others from the offense's left, then the offense, last the
// defense; after an act comes another round. What happens by itself comes first, one by one. Everything done is announced,
// and an announcement is a moment too: it can be cancelled, and so can what cancels it.

import { itemOf, type Kit, must, no, rule, type Scalar, type Seat, type State, type Step } from '@orrery/kernel';
import { FIRST_FLARE } from '../data/cards.ts';
import { POWERS } from '../data/powers.ts';
import { SILENCED } from '../data/traits.ts';
import { type About, type Act, bitOf, type Code, type Use } from './hooks.ts';
import { discard, playFrom } from './cards.ts';
import { bend, eachLive, liveHolding, useKey } from './live.ts';
import { cardAct, codesOf, isFlare, registry } from './registry.ts';
import { current, isSilent, type Table, order } from './table.ts';

/** A moment: its code, what it is about, and what was done in it so far. */
export type Moment = { code: Code; about: About; done: string[] };

/** An act on its way: it takes effect unless somebody cancels it. */
export type Announced = { use: Use; about: About; cancelled?: true; done: string[] };

/** Opens a moment; whoever called goes on when everybody has passed. */
export const open = (kit: Kit<Table>, code: Code, about: About = {}): void =>
  kit.call('moment', { code, about, done: [] } satisfies Moment);

/** A step of the challenge that is nothing but a moment. */
export const at = (code: Code): Step<Table> => ({
  run: (kit) => kit.goto('moment', { code, about: {}, done: [] } satisfies Moment),
});

export const moment: Step<Table, Moment> = {
  together: 'window',
  may(state, { code, about, done }) {
    if (nextAuto(state, code, about, done) !== null) return [];
    return order(state).filter((seat) => mayAct(state, seat, code, about, done));
  },
  ask: (view, { code, about, done }, seat) => question(view, seat, actsOf(view, seat, code, about, done)),
  why: (view, { code }, seat, answer) => whyNot(view, seat, code, answer),
  take(kit, { about, done }, seat, answer) {
    announceAct(kit, seat, String(answer), about, done);
  },
  run(kit, { code, about, done }) {
    const auto = nextAuto(kit.state, code, about, done);
    if (auto === null) return kit.leave();
    done.push(auto.key);
    kit.tell('log.power', { seat: auto.use.seat, power: auto.use.what }, '4.1');
    kit.call('announce', { use: auto.use, about, done: [] } satisfies Announced);
  },
};

export const announce: Step<Table, Announced> = {
  together: 'window',
  may(state, { use, about, cancelled, done }) {
    if (cancelled) return [];
    const against = { ...about, ...use };
    return order(state).filter((seat) => mayAct(state, seat, 'act', against, done));
  },
  ask: (view, { use, about, done }, seat) =>
    question(view, seat, actsOf(view, seat, 'act', { ...about, ...use }, done)),
  why: (view, _, seat, answer) => whyNot(view, seat, 'act', answer),
  take(kit, { use, about, done }, seat, answer) {
    announceAct(kit, seat, String(answer), { ...about, ...use }, done);
  },
  run(kit, { use, about, cancelled }) {
    kit.leave();
    if (cancelled) {
      kit.tell('log.cancelled', { ...use });
      return;
    }
    ruleOf(use)?.do?.(kit, use, about);
  },
};

/** Cancels the act on top of the stack: the one whose announcement is being answered. */
export function cancel(kit: Kit<Table>): Use {
  const frame = must(kit.state.frames[kit.state.frames.length - 1], 'an announcement') as unknown as Announced;
  frame.cancelled = true;
  return frame.use;
}

/** What an announced act does. */
function ruleOf({ kind, what, auto }: Use & { auto?: number }): Pick<Act, 'do'> | undefined {
  if (kind === 'auto') return registry.powers[what]?.autos?.[auto ?? 0] as Pick<Act, 'do'> | undefined;
  if (kind === 'power') return registry.powers[what]?.acts?.[auto ?? 0];
  return cardAct(what, kind === 'super');
}

/** The next thing that happens by itself at this moment and was not announced yet; null: there is none. */
function nextAuto(state: State<Table>, code: Code, about: About, done: readonly string[]) {
  let found: { key: string; use: Use } | null = null;
  for (const seat of order(state)) {
    const isFound = eachLive(state, seat, (power, n) => {
      for (const [i, auto] of (power.autos ?? []).entries()) {
        const key = `auto ${n} ${i} ${seat}`;
        if (auto.at !== code || done.includes(key) || !auto.when(state, seat, about)) continue;
        found = { key, use: { seat, kind: 'auto', what: n, act: i, target: null } };
        return true;
      }
      return false;
    });
    if (isFound) break;
  }
  return found as { key: string; use: Use } | null;
}

/** From public facts: who holds a card, or a power that acts at this moment. */
function mayAct(state: State<Table>, seat: Seat, code: Code, about: About, done: readonly string[]): boolean {
  if ((registry.cards & bitOf(code)) !== 0 && (state.table.hands[seat]?.length ?? 0) > 0) return true;
  return eachLive(state, seat, (power, n) =>
    (power.acts ?? []).some((act, i) => mayUse(state, seat, n, i, act, code, about, done)),
  );
}

function mayUse(
  state: State<Table>,
  seat: Seat,
  n: number,
  i: number,
  act: Act,
  code: Code,
  about: About,
  done: readonly string[],
): boolean {
  if ((codesOf(act) & bitOf(code)) === 0 || done.includes(`power ${n} ${i} ${seat}`)) return false;
  const used = act.often !== true && current(state.table)?.used.includes(useKey(seat, n)) === true;
  if (rule('4.1', used) || isStopped(state, seat, n)) return false;
  return act.may?.(state, seat, about) ?? true;
}

/** §15.4: what a silenced player cannot do. */
const isStopped = ({ table }: State<Table>, seat: Seat, n: number): boolean =>
  rule('15.4', isSilent(table, seat)) && SILENCED_POWERS.has(n);

const SILENCED_POWERS = new Set(POWERS.flatMap(([word], n) => ((SILENCED as readonly string[]).includes(word) ? [n] : [])));

/** All this seat can do at this moment, as far as it knows: `power 12`, `card 31 2`: what, and at whom. */
function actsOf(view: State<Table>, seat: Seat, code: Code, about: About, done: readonly string[]): string[] {
  const all: string[] = [];
  eachLive(view, seat, (power, n) => {
    for (const [i, act] of (power.acts ?? []).entries())
      if (mayUse(view, seat, n, i, act, code, about, done) && (act.can?.(view, seat, about) ?? true))
        addTargets(all, `power ${n} ${i}`, act.targets?.(view, seat, about));
  });
  if ((registry.cards & bitOf(code)) === 0) return all;
  const seen = new Set<number>();
  for (const slot of view.table.hands[seat] ?? []) {
    const item = itemOf(view, slot);
    if (item < 0 || seen.has(item)) continue;
    seen.add(item);
    const act = playable(view, seat, item, code, about);
    if (act !== null) addTargets(all, `card ${item}`, act.targets?.(view, seat, about));
  }
  return all;
}

/** §6.1, §6.2: what this card would do now in this seat's hands; null: it cannot be played. */
function playable(view: State<Table>, seat: Seat, item: number, code: Code, about: About): Act | null {
  const bit = bitOf(code);
  if ((((registry.plain[item] ?? 0) | (registry.superb[item] ?? 0)) & bit) === 0) return null;
  const superb = isSuper(view, seat, item);
  if (((superb ? registry.superb[item] : registry.plain[item]) ?? 0 & bit) === 0) return null;
  const act = cardAct(item, superb);
  if (act === undefined || (codesOf(act) & bit) === 0) return null;
  if (act.targets !== undefined && act.mute !== true && rule('15.4', isSilent(view.table, seat))) return null;
  if (!bend(view, 'plays', true, seat, item)) return null;
  return (act.may?.(view, seat, about) ?? true) && (act.can?.(view, seat, about) ?? true) ? act : null;
}

/** §6.1: Super for whoever has the power, as long as it is not lost (R46: nor zapped). */
export const isSuper = (view: State<Table>, seat: Seat, item: number): boolean =>
  isFlare(item) && rule('6.1', liveHolding(view, seat, item - FIRST_FLARE) !== null);

function addTargets(all: string[], what: string, targets: readonly Scalar[] | undefined): void {
  if (targets === undefined) all.push(what);
  else for (const target of targets) all.push(`${what} ${target}`);
}

function question(view: State<Table>, seat: Seat, options: readonly string[]) {
  if (options.length === 0) return null;
  const challenge = current(view.table);
  const tags = challenge === undefined ? [] : tagsOf(challenge.offense, challenge.defense, seat);
  const choice = { kind: 'one', noun: 'act', options } as const;
  return { prompt: { key: 'ask.act' }, choice, pass: true as const, tags, scope: view.table.challenges };
}

/** What standing orders go by. */
const tagsOf = (offense: Seat, defense: Seat, seat: Seat): string[] =>
  seat === defense ? ['main', 'attacked'] : seat === offense ? ['main'] : [];

function announceAct(kit: Kit<Table>, seat: Seat, answer: string, about: About, done: string[]): void {
  const [kind = '', a = '', b = '', c = ''] = answer.split(' ');
  const { table } = kit.state;
  const scalar = (word: string): Scalar | null => (word === '' ? null : /^-?\d+$/.test(word) ? Number(word) : word);
  if (kind === 'power') {
    const [n, i] = [Number(a), Number(b)];
    done.push(`power ${n} ${i} ${seat}`);
    current(table)?.used.push(useKey(seat, n));
    const use: Use = { seat, kind, what: n, act: i, target: scalar(c) };
    kit.tell('log.power', { seat, power: n, target: use.target }, '4.1');
    return kit.call('announce', { use, about, done: [] } satisfies Announced);
  }
  const item = Number(a);
  const superb = isSuper(kit.state, seat, item);
  playFrom(kit, seat, item);
  const form = isFlare(item) ? (superb ? 'super' : 'wild') : 'edict';
  const use: Use = { seat, kind: form, what: item, act: 0, target: scalar(b) };
  kit.tell('log.play', { seat, card: item, form, target: use.target }, isFlare(item) ? '6.1' : '6.2');
  kit.call('discard', { item, seat });
  kit.call('announce', { use, about, done: [] } satisfies Announced);
}

function whyNot(view: State<Table>, seat: Seat, code: Code, answer: unknown) {
  const [kind, a] = String(answer).split(' ');
  if (rule('15.4', isSilent(view.table, seat))) return no('15.4', 'refuse.silenced');
  if (kind === 'power') return whyNoPower(view, seat, Number(a));
  return no('8.0', 'refuse.moment', { code });
}

function whyNoPower(view: State<Table>, seat: Seat, n: number) {
  if (liveHolding(view, seat, n) === null) return no('4.2', 'refuse.no-power');
  if (current(view.table)?.used.includes(useKey(seat, n)) === true) return no('4.1', 'refuse.used');
  return no('4.1', 'refuse.not-now');
}

export { discard };
