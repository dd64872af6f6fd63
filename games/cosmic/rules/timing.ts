// Timing (§8): at each moment everybody who may act is asked, the others from the offense's left, then the offense, last the
// defense; after an act comes another round. What happens by itself comes first, one by one. Everything done is announced,
// and an announcement is a moment too: it can be cancelled, and so can what cancels it.

import { itemOf, must, no, type Refusal, rule, type Scalar, type Seat, type State } from '@orrery/kernel';
import { FIRST_FLARE } from '../data/cards.ts';
import type { PowerWord } from '../data/powers.ts';
import { handOf, kindOf, playFrom } from './cards.ts';
import { type About, type Act, type Auto, bitOf, type Code, type Use, type Who } from './hooks.ts';
import { bend, eachEffect, eachLive, effectMe, enforce, isLive, meOf, powerKey, useKey } from './live.ts';
import { open } from './moments.ts';
import { cardAct, codesOf, effectOf, isFlare, powerOf, registry } from './registry.ts';
import { nearest, type Kit, type Step } from './steps.ts';
import { byTurn, type Challenge, current, isAlly, isMain, isSilent, now, sideOf, type Table } from './table.ts';

export const moment: Step<'moment'> = {
  together: 'window',
  may(state, { code, about, done, ready, over }) {
    if (ready !== true || over === true) return [];
    const all = orderOf(state, code);
    return all.filter((seat) => mayAct(state, seat, code, about, done));
  },
  ask(view, { code, about, done }, seat) {
    const options = optionsOf(view, seat, code, about, done);
    if (options.length === 0) return null;
    const choice = { kind: 'one', noun: 'act', options } as const;
    const prompt = { key: about.use === undefined ? 'ask.act' : 'ask.cancel', args: promptArgs(code, about) };
    return { prompt, choice, pass: true };
  },
  about: ({ table }, _, seat) => ({ scope: table.challenges, tags: tagsOf(current(table), seat) }),
  why: (view, { code }, seat, answer) => whyNot(view, seat, code, typeof answer === 'string' ? answer : ''),
  take(kit, frame, seat, answer) {
    frame.ready = false;
    announceAnswer(kit, seat, answer, frame.about, frame.done);
  },
  run(kit, frame) {
    if (frame.ready === true || frame.over === true) return kit.leave();
    if (!happens(kit, frame)) frame.ready = true;
  },
};

/** §8.0, unless the order is another at this moment (Queue). */
const orderOf = (state: State<Table>, code: Code): readonly Seat[] => bend(state, 'order', byTurn(state), code);

const promptArgs = (code: Code, { use, seat }: About) => ({
  code,
  seat: use?.seat ?? seat ?? -1,
  use: use === undefined ? '' : nameOfUse(use),
});

/** What was announced, for the texts: `power 12`, `card 31`. */
export const nameOfUse = ({ form, what }: Use): string =>
  form === 'power' || form === 'auto'
    ? `power ${what}`
    : form === 'grant' || form === 'moon' || form === 'hex' || form === 'bank'
      ? `${form} ${what}`
      : `card ${what}`;

/** An act, announced: everybody may answer it before it takes effect. */
export const announce: Step<'announce'> = {
  run(kit, frame) {
    const { use, about } = frame;
    if (frame.heard !== true) {
      frame.heard = true;
      return open(kit, 'act', { use, seat: use.seat });
    }
    kit.leave();
    if (frame.cancelled === true)
      return kit.tell('log.cancelled', { seat: use.seat, use: nameOfUse(use), form: use.form }, '8.0');
    const act = ruleOf(use);
    if (act !== undefined && 'effect' in act && act.effect !== undefined) {
      const data = use.form === 'power' ? [use.what] : [];
      enforce(kit.state.table, effectOf(use), use.seat, use.target, data);
    }
    act?.do?.(kit, use, about);
  },
};

/** Cancels the act that the moment on top of the stack is about, and gives back what it was. */
export function cancel(kit: Kit): Use {
  const frame = must(nearest(kit.state, 'announce'), 'an announcement');
  frame.cancelled = true;
  must(nearest(kit.state, 'moment'), 'a moment').over = true;
  return frame.use;
}

/** §6.2: cancels a use of a power, which is then of no use for the rest of the challenge. */
export function zap(kit: Kit): void {
  const { seat, what } = cancel(kit);
  now(kit.state.table).cancelled.push(powerKey(seat, what));
}

/** For a Flare that answers to the use of its power (`at: 'act', by: 'own'`). */
export const isUseOf =
  (word: PowerWord) =>
  (_: State<Table>, __: Seat, { use }: About): boolean =>
    (use?.form === 'power' || use?.form === 'auto') && use.what === powerOf(word);

/** Announces a use; it takes effect when nobody cancels it. */
export function announceUse(kit: Kit, use: Use, about: About = {}): void {
  kit.call('announce', { use, about });
}

function ruleOf({ form, what, act }: Use): Act | Auto | undefined {
  switch (form) {
    case 'auto':
      return registry.powers[what]?.autos?.[act];
    case 'power':
      return registry.powers[what]?.acts?.[act];
    case 'grant':
      return registry.powers[what]?.grants?.[act];
    case 'moon':
      return registry.moons[what]?.acts?.[act];
    case 'hex':
      return registry.hexes[what]?.acts?.[act];
    case 'bank':
      return registry.bank[act];
    default:
      return cardAct(what, form === 'super');
  }
}

/** The next thing that happens by itself at this moment: a power's, announced; or an effect's, which was. */
function happens(kit: Kit, { code, about, done }: { code: Code; about: About; done: number[] }): boolean {
  const { state } = kit;
  const bit = bitOf(code);
  for (const seat of orderOf(state, code)) {
    let use: Use | undefined;
    eachLive(state, seat, (power, n, holding) => {
      if (power.autos === undefined || ((registry.powerCodes[n] ?? 0) & bit) === 0) return false;
      for (const [i, auto] of power.autos.entries()) {
        const key = useKey(seat, n, i) + AUTO;
        if ((codesOf(auto) & bit) === 0 || done.includes(key) || !fits(state.table, seat, auto.by, about)) continue;
        if (auto.when?.(state, meOf(seat, holding), about) === false) continue;
        done.push(key);
        use = { seat, form: 'auto', what: n, act: i, target: null };
        return true;
      }
      return false;
    });
    if (use === undefined) continue;
    kit.tell('log.power', { seat, power: use.what }, '4.1');
    announceUse(kit, use, about);
    return true;
  }
  let place = LATER;
  return eachEffect(state.table, ({ later }, effect) => {
    for (const each of later ?? []) {
      const key = place++;
      if ((codesOf(each) & bit) === 0 || done.includes(key)) continue;
      const me = effectMe(effect);
      if (each.when?.(state, me, about) === false) continue;
      done.push(key);
      each.do(kit, me, about);
      return true;
    }
    return false;
  });
}

/** Keys of `done`: acts as they are, then what happens by itself, then effects in their order. */
const AUTO = 10_000;
const LATER = 20_000;

/** Whether a seat has this part. */
export function fits(table: Table, seat: Seat, who: Who | undefined, about: About): boolean {
  if (who === undefined || who === 'any') return true;
  if (who === 'own' || who === 'other') return (about.seat === seat) === (who === 'own');
  const challenge = current(table);
  if (challenge === undefined) return false;
  switch (who) {
    case 'main':
      return isMain(challenge, seat);
    case 'offense':
      return seat === challenge.offense;
    case 'defense':
      return seat === challenge.defense;
    case 'ally':
      return isAlly(challenge, seat);
    case 'main-or-ally':
      return sideOf(challenge, seat) >= 0;
    case 'offense-or-ally':
      return seat === challenge.offense || isAlly(challenge, seat);
    case 'not-offense':
      return seat !== challenge.offense;
    case 'not-main':
      return !isMain(challenge, seat);
    case 'outside':
      return sideOf(challenge, seat) < 0;
  }
}

/** From public facts: who holds cards and could play one in this part, or has a power that acts at this moment. */
function mayAct(state: State<Table>, seat: Seat, code: Code, about: About, done: readonly number[]): boolean {
  const { table } = state;
  const cards = (table.hands[seat]?.length ?? 0) + (table.hoards[seat]?.length ?? 0);
  if (cards > 0)
    for (const who of registry.cardRoles.get(code) ?? NO_ROLES) if (fits(table, seat, who, about)) return true;
  if (
    eachLive(state, seat, (power, n) => {
      if (power.acts === undefined || ((registry.powerCodes[n] ?? 0) & bitOf(code)) === 0) return false;
      for (const [i, act] of power.acts.entries()) if (mayUse(state, seat, n, i, act, code, about, done)) return true;
      return false;
    })
  )
    return true;
  return eachGround(state, seat, (_, __, act) => mayDo(state, seat, act, code, about));
}

const NO_ROLES: readonly Who[] = [];

function mayUse(
  state: State<Table>,
  seat: Seat,
  n: number,
  i: number,
  act: Act,
  code: Code,
  about: About,
  done: readonly number[],
): boolean {
  if ((codesOf(act) & bitOf(code)) === 0) return false;
  const key = useKey(seat, n, i);
  if (done.includes(key)) return false;
  if (act.often !== true && rule('4.1', current(state.table)?.used.includes(key) === true)) return false;
  if (act.speaks === true && rule('15.4', isSilent(state.table, seat))) return false;
  return mayDo(state, seat, act, code, about);
}

const mayDo = (state: State<Table>, seat: Seat, act: Act, code: Code, about: About): boolean =>
  (codesOf(act) & bitOf(code)) !== 0 &&
  fits(state.table, seat, act.by, about) &&
  (act.may?.(state, seat, about) ?? true);

type Grounded = (form: 'grant' | 'moon' | 'hex' | 'bank', what: number, act: Act, i: number) => boolean | void;

/** The acts that a seat has from where it stands: Moons it occupies, its hex; what the powers of others let it do; and what
 *  anybody can buy. */
function eachGround(state: State<Table>, seat: Seat, found: Grounded): boolean {
  const { table, held } = state;
  for (let other = 0; other < state.seats; other++)
    if (other !== seat && grants(table, other) && eachGrant(state, other, found)) return true;
  for (const { place, slot, up } of table.moons) {
    if ((table.tokens[place]?.[seat] ?? 0) === 0) continue;
    const item = held.item[slot] ?? -1;
    if (!up || item < 0) continue;
    for (const [i, act] of (registry.moons[item]?.acts ?? []).entries())
      if (found('moon', item, act, i) === true) return true;
  }
  const hex = (table.hexes[seat] ?? 0) - 1;
  for (const [i, act] of (registry.hexes[hex]?.acts ?? []).entries())
    if (found('hex', hex, act, i) === true) return true;
  for (const [i, act] of registry.bank.entries()) if (found('bank', i, act, i) === true) return true;
  return false;
}

/** Whether a seat has, lost or not, a power that lets others do something. */
const grants = ({ powers }: Table, seat: Seat): boolean =>
  powers[seat]?.some(
    ({ power, stages, second }) =>
      stages !== undefined || second !== undefined || registry.powers[power]?.grants !== undefined,
  ) === true;

const eachGrant = (state: State<Table>, seat: Seat, found: Grounded): boolean =>
  eachLive(state, seat, (power, n) => {
    for (const [i, act] of power.grants?.entries() ?? []) if (found('grant', n, act, i) === true) return true;
    return false;
  });

/** All this seat can do at this moment, as far as it knows: `power 12 0`, `card-seat 31 2`: what, and at whom. */
function optionsOf(view: State<Table>, seat: Seat, code: Code, about: About, done: readonly number[]): string[] {
  const all: string[] = [];
  const bit = bitOf(code);
  eachLive(view, seat, (power, n) => {
    if (power.acts === undefined || ((registry.powerCodes[n] ?? 0) & bit) === 0) return;
    for (const [i, act] of power.acts.entries())
      if (mayUse(view, seat, n, i, act, code, about, done) && (act.can?.(view, seat, about) ?? true))
        addTargets(all, 'power', `${n} ${i}`, act, view, seat, about);
  });
  eachGround(view, seat, (kind, what, act, i) => {
    if (mayDo(view, seat, act, code, about) && (act.can?.(view, seat, about) ?? true))
      addTargets(all, kind, `${what} ${i}`, act, view, seat, about);
  });
  if (!registry.cardRoles.has(code)) return all;
  const seen = new Set<number>();
  for (const slot of [...handOf(view.table, seat), ...(view.table.hoards[seat] ?? [])]) {
    const item = itemOf(view, slot);
    if (item < 0 || seen.has(item) || ((registry.cardCodes[item] ?? 0) & bit) === 0) continue;
    seen.add(item);
    const act = playable(view, seat, item, code, about);
    if (act !== null) addTargets(all, 'card', `${item}`, act, view, seat, about);
  }
  return all;
}

/** §6.1, §6.2: what this card would do now in this seat's hands; null: it cannot be played. */
function playable(view: State<Table>, seat: Seat, item: number, code: Code, about: About): Act | null {
  const act = cardAct(item, isSuper(view, seat, item));
  if (act === undefined || !mayDo(view, seat, act, code, about) || act.can?.(view, seat, about) === false) return null;
  if (act.targets !== undefined && act.mute !== true && rule('15.4', isSilent(view.table, seat))) return null;
  return bend(view, 'plays', true, seat, item) ? act : null;
}

/** §6.1: Super for whoever has the power, as long as it is not lost (R46: nor zapped). */
export const isSuper = (view: State<Table>, seat: Seat, item: number): boolean =>
  isFlare(item) && rule('6.1', isLive(view, seat, item - FIRST_FLARE));

function addTargets(
  all: string[],
  verb: string,
  what: string,
  act: Act,
  view: State<Table>,
  seat: Seat,
  about: About,
): void {
  const targets = act.targets?.(view, seat, about);
  if (targets === undefined) all.push(`${verb} ${what}`);
  else for (const target of targets) all.push(`${verb}-${act.noun ?? 'seat'} ${what} ${target}`);
}

/** What standing orders go by. */
function tagsOf(challenge: Challenge | undefined, seat: Seat): string[] {
  if (challenge === undefined || !isMain(challenge, seat)) return [];
  return seat === challenge.defense ? ['main', 'attacked'] : ['main'];
}

/** An answer to a moment becomes a use, and is announced. A card that is played lies open until §3.9. */
function announceAnswer(kit: Kit, seat: Seat, answer: string, about: About, done: number[]): void {
  const [word = '', ...args] = answer.split(' ');
  const kind = word.split('-')[0];
  const { table } = kit.state;
  if (kind === 'card') {
    const item = Number(args[0]);
    const form = isFlare(item)
      ? isSuper(kit.state, seat, item)
        ? 'super'
        : 'wild'
      : kindOf(item) === 'edict'
        ? 'edict'
        : 'card';
    const use: Use = { seat, form, what: item, act: 0, target: scalar(args.slice(1)) };
    playFrom(kit, seat, item);
    kit.tell('log.play', { seat, card: item, form }, form === 'edict' ? '6.2' : form === 'card' ? '6.4' : '6.1');
    return announceUse(kit, use, about);
  }
  const [what, act] = [Number(args[0]), Number(args[1])];
  const target = scalar(args.slice(2));
  if (kind !== 'power') {
    kit.tell('log.use', { seat, use: `${kind} ${what}` });
    return announceUse(kit, { seat, form: kind as 'grant' | 'moon' | 'hex' | 'bank', what, act, target }, about);
  }
  const key = useKey(seat, what, act);
  done.push(key);
  current(table)?.used.push(key);
  kit.tell('log.power', { seat, power: what }, '4.1');
  announceUse(kit, { seat, form: 'power', what, act, target }, about);
}

function scalar(words: readonly string[]): Scalar | null {
  const word = words.join(' ');
  return word === '' ? null : /^-?\d+$/.test(word) ? Number(word) : word;
}

function whyNot(view: State<Table>, seat: Seat, code: Code, answer: string): Refusal {
  const [verb = '', what = ''] = answer.split(' ');
  if (verb.startsWith('power')) {
    const n = Number(what);
    if (!isLive(view, seat, n)) return no('4.2', 'refuse.no-power');
    return no('4.1', 'refuse.not-now', { code });
  }
  if (rule('15.4', isSilent(view.table, seat))) return no('15.4', 'refuse.silenced');
  return no('8.0', 'refuse.moment', { code });
}
