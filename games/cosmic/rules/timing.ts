// Timing (§8): at each moment everybody who may act is asked, the others from the offense's left, then the offense, last the
// defense; after an act comes another round. What happens by itself comes first, one by one. Everything done is announced,
// and an announcement is a moment too: it can be cancelled, and so can what cancels it.

import { itemOf, must, no, type Refusal, rule, type Scalar, type Seat, type State } from '@orrery/kernel';
import type { PowerWord } from '../data/powers.ts';
import { cardsOf, kindOf, playFrom } from './cards.ts';
import {
  type About,
  type Act,
  type Auto,
  type Code,
  isAt,
  type Later,
  type Me,
  type Power,
  type Use,
} from './hooks.ts';
import {
  bend,
  deniedBy,
  eachEffect,
  eachLive,
  effectMe,
  enforce,
  inForce,
  isAffected,
  isBent,
  isInPlay,
  isLive,
  isSilenced,
  mayHave,
  meOf,
  ONE_POWER,
  powerKey,
  useKey,
} from './live.ts';
import { open } from './moments.ts';
import { eachMoon, moonMe } from './moons.ts';
import { TURN } from './occupy.ts';
import { fits, isStopped, isSuper, mayAct, mayUseAny, moonKey, optionsOf } from './options.ts';
import { cardAct, effectOf, isArtifact, isFlare, only, powerOf, registry, type Users, whatIsAt } from './registry.ts';
import { nearest, type Kit, type Moment, type Step } from './steps.ts';
import { byTurn, current, type Holding, isMain, now, type Table } from './table.ts';

export const moment: Step<'moment'> = {
  together: 'window',
  may(state, frame) {
    if (frame.ready !== true || frame.over === true) return NO_SEATS;
    const timely = whatIsAt(frame.code);
    const all: Seat[] = [];
    for (const seat of orderOf(state, frame.code)) if (mayAct(state, seat, frame, timely)) all.push(seat);
    return all;
  },
  ask(view, frame, seat) {
    const all = optionsOf(view, seat, frame);
    if (all.length === 0) return null;
    const { code, about } = frame;
    const prompt = { key: about.use === undefined ? 'ask.act' : 'ask.cancel', args: promptArgs(code, about) };
    const [owed, ...others] = isBent(view, 'owes') ? promised(view, seat, all) : [];
    if (owed === undefined) return { prompt, choice: { kind: 'one', noun: 'act', options: all }, pass: true };
    return { prompt, choice: { kind: 'one', noun: 'act', options: [owed, ...others] }, otherwise: owed };
  },
  about: (state, frame, seat) => ({ scope: state.table.challenges, tags: tagsOf(state, frame, seat) }),
  why(view, { code }, seat, answer) {
    if (answer === null) return no('4.1', 'refuse.promised');
    return whyNot(view, seat, code, typeof answer === 'string' ? answer : '');
  },
  take(kit, frame, seat, answer) {
    frame.ready = false;
    announceAnswer(kit, seat, answer, frame);
  },
  run(kit, frame) {
    if (frame.ready === true || frame.over === true) return kit.leave();
    if (frame.acts === true || !happens(kit, frame)) frame.ready = true;
  },
};

const NO_SEATS: readonly Seat[] = [];

/** Of these options, those that play a card which the seat has promised to play. */
const promised = (view: State<Table>, seat: Seat, options: readonly string[]): string[] =>
  options.filter((option) => {
    const [kind = '', item] = option.split(' ');
    return kind.startsWith('card') && bend(view, 'owes', false, seat, Number(item));
  });

/** §8.0, unless the order is another at this moment (Queue). */
const orderOf = (state: State<Table>, code: Code): readonly Seat[] => bend(state, 'order', byTurn(state), code);

const promptArgs = (code: Code, { use, seat }: About) => ({
  code,
  seat: use?.seat ?? seat ?? -1,
  use: use === undefined ? '' : nameOfUse(use),
  form: use?.form ?? '',
});

/** What was announced, for the texts, and at whom: `power 12`, `card-seat 31 2`. */
function nameOfUse(use: Use): string {
  const { form, what, target } = use;
  const act = ruleOf(use);
  const noun = isAimed(act) && form !== 'bank' ? (act.noun ?? 'seat') : null;
  return noun === null || target === null ? nameOfThing(use) : `${kindOfUse(use)}-${noun} ${what} ${target}`;
}

const isAimed = (act: Act | Auto | undefined): act is Act =>
  act !== undefined && 'targets' in act && act.targets !== undefined;

/** The same without a target. */
const nameOfThing = (use: Use): string => `${kindOfUse(use)} ${use.what}`;

const kindOfUse = ({ form }: Use): string => (form === 'auto' ? 'power' : OTHER_FORMS.includes(form) ? form : 'card');

/** Everything that is no card. */
const OTHER_FORMS: readonly Use['form'][] = ['power', 'grant', 'moon', 'hex', 'bank'];

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
      return kit.tell('log.cancelled', { seat: use.seat, use: nameOfThing(use), form: use.form }, '8.0');
    takeEffect(kit, use, about);
  },
};

function takeEffect(kit: Kit, use: Use, about: About): void {
  const act = ruleOf(use);
  if (act !== undefined && 'effect' in act && act.effect !== undefined) {
    const data = use.form === 'power' ? [use.what] : [];
    enforce(kit.state.table, effectOf(use), use.seat, use.target, data);
  }
  act?.do?.(kit, use, about);
}

/** Cancels the act that the moment on top of the stack is about, and gives back what it was. */
export function cancel(kit: Kit): Use {
  const frame = must(nearest(kit.state, 'announce'), 'an announcement');
  frame.cancelled = true;
  must(nearest(kit.state, 'moment'), 'a moment').over = true;
  return frame.use;
}

/** The card that lies on the table for a use. */
export const cardOf = ({ card, what }: Use): number => card ?? what;

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

/** The next thing that happens by itself at this moment: a power's, announced; a Moon's; or an effect's, which was. */
function happens(kit: Kit, moment: Moment): boolean {
  const { table } = kit.state;
  const { autos } = whatIsAt(moment.code);
  return (
    (isInPlay(table, autos) && powerHappens(kit, moment, autos)) ||
    (table.moons.length > 0 && moonHappens(kit, moment)) ||
    (isAffected(table) && effectHappens(kit, moment))
  );
}

function powerHappens(kit: Kit, { code, about, done }: Moment, autos: Users): boolean {
  const { state } = kit;
  for (const seat of orderOf(state, code)) {
    let use: Use | undefined;
    const found = (power: Power, n: number, holding: Holding): boolean => {
      for (const [i, auto] of (power.autos ?? []).entries()) {
        const key = useKey(seat, n, i) + AUTO;
        if (!isAt(auto, code) || done.includes(key) || !fits(state.table, seat, auto.by, about)) continue;
        if (auto.when?.(state, meOf(seat, holding), about) === false) continue;
        done.push(key);
        for (const slot of auto.shows?.(state, meOf(seat, holding), about) ?? []) kit.show(slot);
        use = { seat, form: 'auto', what: n, act: i, target: null };
        return true;
      }
      return false;
    };
    eachLive(state, seat, found, autos);
    if (use === undefined) continue;
    kit.tell('log.power', { seat, power: use.what, use: nameOfUse(use) }, '4.1');
    announceUse(kit, use, about);
    return true;
  }
  return false;
}

const moonHappens = (kit: Kit, moment: Moment): boolean =>
  eachMoon(kit.state, ({ later = [] }, n, seat, place) =>
    later.some((each, i) => comes(kit, moment, each, MOON + n * 8 + i, () => moonMe(seat, place))),
  );

function effectHappens(kit: Kit, moment: Moment): boolean {
  let key = LATER;
  return eachEffect(kit.state.table, ({ later = [] }, effect) => {
    const first = key;
    key += later.length;
    return later.some((each, i) => comes(kit, moment, each, first + i, () => effectMe(effect)));
  });
}

/** Whether it is time for this, for the first time at this moment; then it happens. */
function comes(kit: Kit, { code, about, done }: Moment, each: Later, key: number, meOfIt: () => Me): boolean {
  if (!isAt(each, code) || done.includes(key)) return false;
  const me = meOfIt();
  if (each.when?.(kit.state, me, about) === false) return false;
  done.push(key);
  each.do(kit, me, about);
  return true;
}

/** Keys of `done`: acts as they are, then what happens by itself: powers, Moons, effects in their order. */
const AUTO = 10_000;
const MOON = 19_000;
const LATER = 20_000;

/** What standing orders go by: a main player's part; the cards are up; somebody else's act can be answered; an own power can. */
function tagsOf(state: State<Table>, moment: Moment, seat: Seat): string[] {
  const { code, about } = moment;
  const challenge = current(state.table);
  const tags = mayUseAny(state, seat, moment, whatIsAt(code).acts) ? ['power'] : [];
  if (challenge === undefined || !isMain(challenge, seat)) return tags;
  tags.push('main');
  if (seat === challenge.defense) tags.push('attacked');
  if (code === '8a' || code === '8c') tags.push('fight');
  if (code === 'act' && about.seat !== seat) tags.push('answer');
  return tags;
}

/** An answer to a moment becomes a use, and is announced. A card that is played lies open until §3.9. */
function announceAnswer(kit: Kit, seat: Seat, answer: string, { about, done }: Moment): void {
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
    // Whether it is Wild or Super must be said, and what a card counts as that is something else (Mesmer, Reserve).
    const isPlain = kindOf(item) === (form === 'card' ? 'reinforcement' : form);
    const key = isPlain ? 'log.play' : 'log.play-as';
    kit.tell(
      key,
      { seat, card: item, use: nameOfUse(use), form },
      form === 'edict' ? '6.2' : form === 'card' ? '6.4' : '6.1',
    );
    return announceUse(kit, use, about);
  }
  const [what, act] = [Number(args[0]), Number(args[1])];
  const target = scalar(args.slice(2));
  if (kind === 'turn') return kit.call('moon', { seat, place: what, stage: TURN });
  if (kind !== 'power') {
    const use: Use = { seat, form: kind as 'grant' | 'moon' | 'hex' | 'bank', what, act, target };
    if (kind === 'moon') current(table)?.used.push(moonKey(seat, what, act));
    if (kind !== 'bank') kit.tell('log.use', { seat, use: nameOfUse(use) });
    // Nothing cancels a purchase, what a Moon or a hex does, or what everybody may do, so nobody waits for it.
    return takeEffect(kit, use, about);
  }
  const key = useKey(seat, what, act);
  done.push(key);
  current(table)?.used.push(key);
  const use: Use = { seat, form: 'power', what, act, target };
  kit.tell('log.power', { seat, power: what, use: nameOfUse(use) }, '4.1');
  announceUse(kit, use, about);
}

function scalar(words: readonly string[]): Scalar | null {
  const word = words.join(' ');
  return word === '' ? null : /^-?\d+$/.test(word) ? Number(word) : word;
}

function whyNot(view: State<Table>, seat: Seat, code: Code, answer: string): Refusal {
  const [verb = '', ...args] = answer.split(' ');
  const [what = -1, act = -1] = args.map(Number);
  if (verb.startsWith('power')) return whyNoPower(view, seat, what, Number(args.at(-1)), verb === 'power-power');
  if (verb.startsWith('card')) return whyNoCard(view, seat, what, code, args[1] ?? '');
  const sale = verb.startsWith('bank') ? registry.bank[act] : undefined;
  if (sale !== undefined && isAt(sale, code)) return no('11.3', 'refuse.purchase');
  return no('8.0', 'refuse.moment', { code });
}

/** Lost, zapped, silenced; a power with artifacts, which nobody else can have (§15.1); or just not now. */
function whyNoPower(view: State<Table>, seat: Seat, n: number, target: number, isPower: boolean): Refusal {
  const { table } = view;
  if (isLive(view, seat, n))
    return rule('15.1', isPower && isArtifact(target)) ? no('15.1', 'refuse.artifact') : no('4.1', 'refuse.not-now');
  if (rule('6.2', current(table)?.cancelled.includes(powerKey(seat, n)) === true)) return no('6.2', 'refuse.zapped');
  const isMute = isSilenced(table, seat, n) && mayHave(table, seat, only(n));
  return isMute ? no('15.4', 'refuse.silenced') : no('4.2', 'refuse.no-power');
}

/** Not at this moment; not without words (§15.4); or something in force forbids it. */
function whyNoCard(view: State<Table>, seat: Seat, item: number, code: Code, target: string): Refusal {
  if (!cardsOf(view, seat).some((slot) => itemOf(view, slot) === item)) return no('6.0', 'refuse.not-held');
  if (isFlare(item) && rule('14.20', inForce(view.table, ONE_POWER) !== undefined))
    return no('14.20', 'refuse.no-flares');
  const act = cardAct(item, isSuper(view, seat, item));
  const isSelf = target === `${seat}` && act?.targets !== undefined && (act.noun ?? 'seat') === 'seat';
  if (isSelf && !act.targets?.(view, seat, {}).includes(seat))
    return no(isFlare(item) ? '6.1' : '6.2', 'refuse.somebody-else');
  if (act !== undefined && isStopped(view, seat, act)) return no('15.4', 'refuse.silenced');
  const by = deniedBy(view, 'plays', (plays, me) => !plays(view, me, true, seat, item));
  return by === null ? no('8.0', 'refuse.moment', { code }) : no(by, 'refuse.forbidden');
}
