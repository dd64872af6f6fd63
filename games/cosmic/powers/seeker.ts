import { itemOf, no, rule, type Seat, type Slot, type State } from '@orrery/kernel';
import { COMPROMISE, FIRST_ATTACK } from '../data/cards.ts';
import { cardsInGame } from '../edicts/hands.ts';
import { choices, isToLay, mainSide } from '../rules/cardplay.ts';
import { cardsThat, handOf, KINDS, kindOf, valueOf } from '../rules/cards.ts';
import type { Me, Power, Source } from '../rules/hooks.ts';
import { enforce, inForce, isSuperOn } from '../rules/live.ts';
import { mayYetPlay } from '../rules/options.ts';
import { powerOf } from '../rules/registry.ts';
import type { Step } from '../rules/steps.ts';
import { holdingOf, isMain, isSilent, now, opponentOf, SECRETS, type Table } from '../rules/table.ts';
import { fits, isAboutLaying, parse, PROMISE } from './seeker-questions.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'seeker.topic': { locals: { seat: Seat; owner: Seat }; answer: string };
    'seeker.question': { locals: { seat: Seat; owner: Seat; topic: string }; answer: string };
    'seeker.answer': { locals: { seat: Seat; owner: Seat; question: string }; answer: string };
    'seeker.tell': { locals: { seat: Seat; owner: Seat; question: string }; answer: string };
    'seeker.hear': { locals: { seat: Seat; owner: Seat }; answer: string };
  }
}

/** The effect of what was told to the seat alone. */
const TOLD = 'told alone';

/** What can be asked: whether they hold something, in the hand or in the hoard, or will play it; with the Super, all of a kind. */
const VERBS = ['hold', 'play', 'hoard'] as const;
const SORTS = ['kind', 'above', 'below', 'card'] as const;
const TELL = ['tell-hold', 'tell-hoard'];
const AIM = 'aim';

/** Whom it may ask: its opponent, or as an ally either main player. §15.4: who is silenced answers nothing. */
function askable({ table }: State<Table>, seat: Seat): Seat[] {
  const challenge = now(table);
  const all = isMain(challenge, seat) ? [opponentOf(challenge, seat)] : [challenge.offense, challenge.defense];
  return all.filter((main) => !rule('15.4', isSilent(table, main)));
}

/** §14.14: about the Miser's hoard and the Schizoid's aim too. */
const hasHoard = ({ hoards }: Table, owner: Seat): boolean => rule('14.14', (hoards[owner]?.length ?? 0) > 0);
const hasAim = (table: Table, owner: Seat): boolean =>
  rule('14.14', (holdingOf(table, owner, powerOf('schizoid'))?.slots ?? []).length > 0);

const topicsFor = (table: Table, owner: Seat): string[] => [
  ...VERBS.filter((verb) => verb !== 'hoard' || hasHoard(table, owner)).flatMap((verb) =>
    SORTS.map((sort) => `${verb}-${sort}`),
  ),
  ...(hasAim(table, owner) ? [AIM] : []),
];

/** All questions of a topic that make sense in this game. */
function questionsOn(table: Table, topic: string): string[] {
  const cards = cardsInGame(table);
  const values = [...new Set(cards.filter((item) => kindOf(item) === 'attack').map(valueOf))];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const [, sort] = parse(topic);
  const all: readonly (string | number)[] =
    sort === 'kind'
      ? KINDS.filter((kind) => cards.some((item) => kindOf(item) === kind))
      : sort === 'above'
        ? values.filter((value) => value < highest)
        : sort === 'below'
          ? values.filter((value) => value > lowest)
          : cards.filter((item) => kindOf(item) === 'edict' || kindOf(item) === 'flare');
  return all.map((what) => `${topic} ${what}`);
}

/** What is true, or what can be promised, as far as the view of who is asked tells. */
function answersTo(view: State<Table>, owner: Seat, question: string): string[] {
  const { table } = view;
  const { laid, kicker } = now(table);
  const [verb, sort, what] = parse(question);
  const are = (slots: readonly Slot[]): boolean[] => slots.map((slot) => fits(itemOf(view, slot), question));
  const truth = (isTrue: boolean): string[] => [isTrue ? 'yes' : 'no'];
  if (verb === 'hold') return truth(are(handOf(table, owner)).includes(true));
  if (verb === 'hoard') return truth(are(table.hoards[owner] ?? []).includes(true));
  const side = mainSide(table, owner);
  if (isAboutLaying(question)) {
    const found = are(isToLay(table, owner) ? choices(view, owner) : laid[side]);
    if (found.length === 0) return ['no'];
    return [...(found.includes(true) ? ['yes'] : []), ...(found.includes(false) ? ['no'] : [])];
  }
  const isKicker = sort === 'kind' && what === 'kicker';
  if (isKicker && !isToLay(table, owner)) return truth(kicker[side].length > 0);
  // R223: a card whose moment is past, or that its holder may not play, is no longer promised.
  const isOpen = (item: number): boolean => isKicker || rule('4.1', mayYetPlay(view, owner, item, '6z'));
  return cardsThat(view, owner, (item) => fits(item, question) && isOpen(item)).length > 0 ? ['yes', 'no'] : ['no'];
}

/** What was promised: by whom, whether yes or no, and with which cards it was kept; the question is the target of the effect. */
const promiseOf = ({ target, data: [by = -1, yes = 0, ...kept] }: Me) => ({
  question: String(target),
  by,
  isYes: yes === 1,
  isDone: kept.length > 0,
});

const promise: Source = {
  paragraph: '4.1',
  hooks: {
    select({ table }, me, items, seat) {
      const { question, by, isYes } = promiseOf(me);
      if (seat !== by || !isAboutLaying(question) || !isToLay(table, seat)) return items;
      const kept = items.filter((item) => fits(item, question) === isYes);
      return kept.length > 0 ? kept : items;
    },
    plays(_, me, may, seat, item) {
      const { question, by, isYes } = promiseOf(me);
      return may && (seat !== by || isYes || isAboutLaying(question) || !fits(item, question));
    },
    owes(_, me, owes, seat, item) {
      const { question, by, isYes, isDone } = promiseOf(me);
      return owes || (seat === by && isYes && !isDone && !isAboutLaying(question) && fits(item, question));
    },
  },
  on: {
    played(_, me, seat, item) {
      const { question, by } = promiseOf(me);
      if (item !== undefined && seat === by && fits(item, question)) me.data.push(item);
    },
    // R251: what comes back is owed again.
    unplayed(_, me, seat, item) {
      const at = me.data.indexOf(item, 2);
      if (seat === promiseOf(me).by && at >= 0) me.data.splice(at, 1);
    },
  },
};

const told: Source = {
  on: {
    closed(kit, { data }) {
      for (const secret of data.splice(0)) kit.drop(secret);
    },
  },
};

/** It asks a main player a question, and what is answered is true. */
export const seeker: Power = {
  acts: [
    {
      at: '6z',
      by: 'main-or-ally',
      may: (state, seat) => askable(state, seat).length > 0,
      targets: askable,
      do(kit, { seat, target }) {
        const owner = Number(target);
        if (isSuperOn(kit.state.table, 'seeker', seat)) kit.call('seeker.question', { seat, owner, topic: 'tell' });
        else kit.call('seeker.topic', { seat, owner });
      },
    },
  ],
  effects: { [PROMISE]: promise, [TOLD]: told },
  see(view, seat) {
    const cards = toldTo(view, seat);
    return cards === null || cards.length === 0 ? [] : [{ key: 'see.told', args: { cards } }];
  },
};

export const seekerTopic: Step<'seeker.topic'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { owner }) {
    const options = topicsFor(table, owner);
    const choice = { kind: 'one', noun: 'topic', options } as const;
    return { prompt: { key: 'ask.topic', args: { owner } }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('14.14', 'refuse.question'),
  take(kit, { seat, owner }, _, topic) {
    if (topic === AIM) kit.goto('schizoid.question', { seat, owner });
    else kit.goto('seeker.question', { seat, owner, topic });
  },
};

/** Everybody hears the question. */
export const seekerQuestion: Step<'seeker.question'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { owner, topic }) {
    const topics = topic === 'tell' ? TELL.slice(0, hasHoard(table, owner) ? 2 : 1) : [topic];
    const options = topics.flatMap((each) => questionsOn(table, each));
    const choice = { kind: 'one', noun: 'question', options } as const;
    return { prompt: { key: 'ask.seek', args: { owner } }, choice, otherwise: options[0] ?? '' };
  },
  why: () => no('14.14', 'refuse.question'),
  take: (kit, { owner, topic }, seat, question) =>
    kit.goto(topic === 'tell' ? 'seeker.tell' : 'seeker.answer', { seat, owner, question }),
};

/** What is so already is answered as it is; about what they will do, they choose, and are bound. */
export const seekerAnswer: Step<'seeker.answer'> = {
  may: (_, { owner }) => [owner],
  ask(view, { seat, owner, question }) {
    const options = answersTo(view, owner, question);
    const key = parse(question)[0] === 'play' ? 'ask.promise' : 'ask.answer';
    const choice = { kind: 'one', noun: 'word', options } as const;
    return { prompt: { key, args: { seat, question } }, choice, otherwise: options.at(-1) ?? 'no' };
  },
  why: () => no('14.14', 'refuse.truth'),
  take(kit, { seat, question }, owner, answer) {
    const isYes = answer === 'yes';
    kit.tell(isYes ? 'log.answer-yes' : 'log.answer-no', { seat, owner, question }, '4.1');
    if (parse(question)[0] === 'play') enforce(kit.state.table, PROMISE, seat, question, [owner, isYes ? 1 : 0]);
    kit.leave();
  },
};

/** All cards of a kind are told to the seat alone. */
export const seekerTell: Step<'seeker.tell'> = {
  may: (_, { owner }) => [owner],
  ask: (_, { seat, question }) => ({
    prompt: { key: 'ask.answer', args: { seat, question } },
    choice: { kind: 'one', noun: 'word', options: ['tell'] },
    otherwise: 'tell',
  }),
  why: () => no('6.1', 'refuse.truth'),
  take(kit, { seat, question }, owner) {
    const secrets = answers(kit.state, owner, question).map((item) => kit.hide(SECRETS, item, owner));
    for (const secret of secrets) kit.look(secret, seat);
    enforce(kit.state.table, TOLD, seat, question, secrets);
    kit.tell('log.told-alone', { seat, owner, question }, '6.1');
    kit.goto('seeker.hear', { seat, owner });
  },
};

/** As many as there are cards, so that nobody else can count them: one that is of another kind says nothing. */
function answers(state: State<Table>, owner: Seat, question: string): number[] {
  const [verb, , kind] = parse(question);
  const slots = (verb === 'hoard' ? state.table.hoards[owner] : handOf(state.table, owner)) ?? [];
  const nothing = kind === 'compromise' ? FIRST_ATTACK : COMPROMISE;
  const items = slots.map((slot) => itemOf(state, slot)).map((item) => (fits(item, question) ? item : nothing));
  return items.toSorted((a, b) => a - b);
}

/** What was told to a seat in this challenge, as far as the view tells; null: nothing was, or not to who looks. */
function toldTo(view: State<Table>, seat: Seat): number[] | null {
  const effect = inForce(view.table, TOLD, seat);
  const items = effect?.data.map((secret) => itemOf(view, secret)) ?? [-1];
  return items.includes(-1) ? null : items.filter((item) => fits(item, String(effect?.target)));
}

/** Who asked hears it, and nobody else. */
export const seekerHear: Step<'seeker.hear'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat, owner }) {
    const cards = toldTo(view, seat) ?? [];
    return {
      prompt: { key: cards.length > 0 ? 'ask.told' : 'ask.told-none', args: { owner, cards } },
      choice: { kind: 'one', noun: 'word', options: ['heard'] },
      otherwise: 'heard',
    };
  },
  why: () => no('6.1', 'refuse.heard'),
  take: (kit) => kit.leave(),
};
