// Plays the example of a power by the rules, from its arranged start to the end of its first challenge, as its text tells it: the
// owner uses the power wherever it can, everybody joins who is invited, and lays the card that is meant for it.

import {
  act,
  type Answer,
  type Ask,
  asks,
  begin,
  createKit,
  fastDice,
  fault,
  type GameEvent,
  list,
  must,
  type Options,
  type Seat,
  silence,
  type State,
} from '@orrery/kernel';
import { EXAMPLES, PLAIN_HAND } from '../data/examples.ts';
import { POWERS, type PowerWord } from '../data/powers.ts';
import { game } from '../index.ts';
import { powerOf } from '../rules/registry.ts';
import { itemOfCard } from '../rules/situation.ts';
import type { Table } from '../rules/table.ts';

/** Who has the power. */
export const OWNER = 0;

const seatsFor = (word: PowerWord): number => EXAMPLES[word].seats ?? 3;

/** As a table is opened with it: the defaults, and what the situation wants. */
export function optionsFor(word: PowerWord): Options {
  const defaults = Object.entries(game.options).map(([name, [first]]) => [name, first] as const);
  const { options } = must(game.situations?.[word], word);
  return { ...(Object.fromEntries(defaults) as Options), ...options, situation: word };
}

export const start = (word: PowerWord): State<Table> =>
  begin(createKit(game, fastDice(5)), seatsFor(word), optionsFor(word));

export interface Tried {
  readonly state: State<Table>;
  readonly events: readonly GameEvent[];
  /** The first challenge is over. */
  readonly isDone: boolean;
}

type Player = (word: PowerWord, state: State<Table>, ask: Ask) => Answer;

/** No challenge takes so many answers. */
const MOST = 400;

/** `player` says what is answered; left out: as the text of the example tells it. */
export function tryOut(word: PowerWord, player: Player = answer): Tried {
  const kit = createKit(game, fastDice(5));
  let state = begin(kit, seatsFor(word), optionsFor(word));
  const events: GameEvent[] = [...kit.events];
  for (let n = 0; n < MOST; n++) {
    const ask = asks(game, state)[0];
    if (ask === undefined || isOver(state.table)) return { state, events, isDone: true };
    const given = player(word, state, ask);
    const outcome = act(kit, state, ask.seat, given);
    if (!outcome.ok) throw fault('example', `${word}: "${ask.step}" does not take ${JSON.stringify(given)}`);
    state = outcome.state;
    events.push(...outcome.events);
    const broken = game.invariant?.(state) ?? null;
    if (broken !== null) throw fault('example', `${word}: ${broken}`);
  }
  return { state, events, isDone: false };
}

/** The first challenge is no longer under way; others may be nested in it (Boomerang). */
const isOver = ({ challenges, stack }: Table): boolean => challenges > 0 && stack[0]?.n !== 1;

function answer(word: PowerWord, state: State<Table>, ask: Ask): Answer {
  const { seat, step, choice } = ask;
  if (step === 'moment') return actOf(ask, seat === OWNER ? OWN : othersDo(word)) ?? silence(ask);
  if (step === 'join' && choice.kind === 'one') return sideOf(word, seat, choice.options.map(String));
  if (step === 'select') return meant(word, state, ask) ?? silence(ask);
  // Parasite comes without being asked; everybody else is.
  if (step === 'invite' && choice.kind === 'some') return word === 'parasite' ? [] : [...choice.options];
  if (step === 'launch' || step === 'commit') return most(ask);
  const isOfPower = (seat === OWNER && step.startsWith(`${word}.`)) || step.startsWith('contract.');
  if (!isOfPower) return silence(ask);
  return choice.kind === 'some'
    ? choice.options.slice(0, choice.max)
    : (list(ask, 2).find((each) => each !== null) ?? silence(ask));
}

const OWN = /^power(?:-\w+)? /;

/** The others do what the owner's power lets them; and buy something, for a power that is about that. */
const othersDo = (word: PowerWord): RegExp => (word === 'dragon' ? /^bank-buy / : /^grant(?:-\w+)? /);

/** The first such act that is offered. */
const actOf = ({ choice }: Ask, which: RegExp): Answer | undefined =>
  choice.kind === 'one' ? choice.options.find((option) => which.test(String(option))) : undefined;

/** Everybody comes to the offense, unless the power is about those who do not, or is for who stays outside. */
function sideOf(word: PowerWord, seat: Seat, options: readonly string[]): string {
  const isOutside = seat === OWNER && POWERS[powerOf(word)]?.[2] === 'outside';
  const wanted = isOutside || word === 'grudge' ? 'neither' : word === 'subversive' ? 'defense' : 'offense';
  return options.find((option) => option === wanted) ?? must(options[0], 'an answer to an invitation');
}

/** The slot of the card that is meant to be laid. */
function meant(word: PowerWord, { held }: State<Table>, { seat, choice }: Ask): Answer | undefined {
  const [first] = EXAMPLES[word].hands?.[seat] ?? PLAIN_HAND;
  if (first === undefined || choice.kind !== 'one') return undefined;
  return choice.options.find((slot) => held.item[Number(slot)] === itemOfCard(first));
}

/** As many tokens as may be, each from where most are left: bases are kept. */
function most({ choice }: Ask): Answer {
  if (choice.kind !== 'amounts') throw fault('example', 'no tokens are asked for');
  const taken = choice.entries.map(() => 0);
  for (let n = 0; n < choice.max; n++) {
    const left = choice.entries.map(({ max }, i) => max - (taken[i] ?? 0));
    const at = left.indexOf(Math.max(...left));
    if ((left[at] ?? 0) > 0) taken[at] = (taken[at] ?? 0) + 1;
  }
  return taken;
}
