// A second small healthy game, for secrets of every other kind: unseen stars in the deck, hands of two decks, a card tucked
// away unseen, a guess that its seat has chosen. The games that give away such secrets are this one with one thing spoilt.

import {
  deckOf,
  type Game,
  itemOf,
  type Kit,
  type Messages,
  must,
  no,
  ranksOf,
  type Seat,
  sequence,
  sizeOf,
  type State,
  type Step,
} from '../../src/index.ts';

export interface Stash {
  turn: Seat;
  left: number;
  hands: number[][];
  /** The slot of the card tucked away last, and by seat that of the guess; -1: none. */
  tucked: number;
  guesses: number[];
  /** The card shown last. */
  last: number;
  score: number[];
}

export const [DECK, SPARE, STARS, GUESSES] = [0, 1, 2, 3];
const CARDS = 9 + 12 + 4;

const onTurn = ({ table }: State<Stash>): readonly Seat[] => [table.turn];
export const handOf = ({ table }: State<Stash>, seat: Seat): number[] => must(table.hands[seat], 'a hand');

const anyCard: Step<Stash>['ask'] = (view, frame, seat) => {
  const options = handOf(view, seat);
  const choice = { kind: 'one', noun: 'slot', options } as const;
  return { prompt: { key: `ask.${frame.step}` }, choice, otherwise: must(options[0], 'a card') };
};

/** The old guess is shown, the new one is not. */
export const guess: Step<Stash> = {
  may: onTurn,
  ask: () => ({
    prompt: { key: 'ask.guess' },
    choice: { kind: 'one', noun: 'kind', options: [0, 1, 2] },
    otherwise: 0,
  }),
  take(kit, _, seat, answer) {
    const { guesses, score, last } = kit.state.table;
    const old = guesses[seat] ?? -1;
    if (old >= 0) {
      if (kit.show(old) === last) score[seat] = (score[seat] ?? 0) + 1;
      kit.drop(old);
    }
    guesses[seat] = kit.hide(GUESSES, Number(answer), seat);
    kit.tell('log.guess', { who: seat });
    kit.leave();
  },
};

/** A card is tucked away unseen; the one before it goes back unseen. */
export const tuck: Step<Stash> = {
  may: onTurn,
  ask: anyCard,
  why: () => no('1.1', 'refuse.card'),
  take(kit, _, seat, slot) {
    const { table } = kit.state;
    const hand = handOf(kit.state, seat);
    const [laid = -1] = kit.lay(hand, [Number(slot)], [seat]);
    hand.pop();
    tuckAway(kit, laid);
    hand.push(kit.draw(DECK, table.turn));
    kit.leave();
  },
};

export function tuckAway(kit: Kit<Stash>, slot: number): void {
  const { table } = kit.state;
  if (table.tucked >= 0) kit.drop(table.tucked);
  table.tucked = slot;
}

export const play: Step<Stash> = {
  may: onTurn,
  ask: anyCard,
  why: () => no('1.2', 'refuse.card'),
  take(kit, _, seat, slot) {
    const { table } = kit.state;
    const hand = handOf(kit.state, seat);
    table.last = kit.show(Number(slot));
    kit.tell('log.play', { who: seat, card: table.last });
    kit.drop(Number(slot));
    hand.splice(hand.indexOf(Number(slot)), 1);
    hand.push(kit.draw(table.left % 2 === 0 ? SPARE : DECK, seat));
    kit.leave();
  },
};

const turns: Step<Stash> = {
  run(kit) {
    const { table, seats } = kit.state;
    if (table.left === 0) return kit.end();
    kit.turn();
    table.left--;
    table.turn = (table.turn + 1) % seats;
    kit.call('round');
  },
};

export const stash: Game<Stash> = {
  id: 'stash',
  name: 'Stash',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: { turns: [12, 8] },
  items: ['card', 'card', 'card', 'kind'],
  steps: { turns, guess, tuck, play, round: sequence('guess', 'tuck', 'play') },
  text: { en: () => Promise.resolve(en), it: () => Promise.resolve(it) },
  setup(kit, options) {
    kit.pool([3, 3, 3]);
    kit.pool([4, 4, 4]);
    kit.pool([0, 0, 0, 1, 1, 1, 1, 1]);
    kit.pool([1, 1, 1], 'endless');
    kit.shuffleIn(DECK, STARS, 4);
    const seats = Array.from({ length: kit.state.seats }, (_, seat) => seat);
    const hands = seats.map((seat) => {
      const hand = [DECK, DECK, SPARE].map((pool) => kit.draw(pool, seat));
      kit.mix(hand, [seat]);
      return hand;
    });
    kit.call('turns');
    const none = { tucked: -1, guesses: seats.map(() => -1), last: -1, score: seats.map(() => 0) };
    return { turn: 0, left: Number(options['turns']), hands, ...none };
  },
  standing: ({ table, frames }) => ({
    over: frames.length === 0,
    scores: table.score,
    ranks: ranksOf(table.score),
  }),
  describe(view) {
    const hand = (view.table.hands[view.viewer] ?? []).map((slot) => itemOf(view, slot));
    return [{ key: 'see.hand', args: { hand } }];
  },
  invariant(state) {
    const held = state.held.item.filter((item, slot) => item >= 0 && deckOf(state, slot) !== GUESSES).length;
    const cards = held + sizeOf(state, DECK) + sizeOf(state, SPARE);
    return cards === CARDS ? null : `there are ${cards} cards, not ${CARDS}`;
  },
};

/** This game with something spoilt. */
export function spoilStash(id: string, change: Partial<Game<Stash>>): Game<Stash> {
  return { ...stash, ...change, id, steps: { ...stash.steps, ...change.steps } };
}

const numbered = (noun: string, names: readonly string[]): Messages =>
  Object.fromEntries(names.map((name, i) => [`${noun}.${i}`, name]));

const en: Messages = {
  'option.turns': 'Turns',
  'ask.guess': 'Which card will be the last one shown?',
  'ask.tuck': 'Which card do you tuck away?',
  'ask.play': 'Which card do you show?',
  'refuse.card': 'That card is not in your hand.',
  'log.guess': '{who:seat} has made a guess',
  'log.play': '{who:seat} shows {card:card}',
  'see.hand': 'You hold {hand:card}',
  'card.unknown': 'a card',
  'card.none': 'nothing',
  ...numbered('kind', ['ship', 'moon', 'sun']),
  ...numbered('card', ['ship', 'moon', 'sun', 'first star', 'second star', 'third star', 'fourth star', 'fifth star']),
};

const it: Messages = {
  'option.turns': 'Turni',
  'ask.guess': 'Quale sarà l’ultima carta mostrata?',
  'ask.tuck': 'Quale carta metti via?',
  'ask.play': 'Quale carta mostri?',
  'refuse.card': 'Quella carta non è nella tua mano.',
  'log.guess': '{who:seat} ha fatto un pronostico',
  'log.play': '{who:seat} mostra {card:card}',
  'see.hand': 'Hai in mano {hand:card}',
  'card.unknown': 'una carta',
  'card.none': 'niente',
  ...numbered('kind', ['nave', 'luna', 'sole']),
  ...numbered('card', ['nave', 'luna', 'sole', 'stella 1', 'stella 2', 'stella 3', 'stella 4', 'stella 5']),
};
