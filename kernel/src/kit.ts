// What a step may do: everything that moves a game goes through here, so chance, looks and barriers are seen.

import { below, type Dice } from './dice.ts';
import { fault, must } from './fault.ts';
import * as held from './held.ts';
import type { AnySteps, Filled, Fitting, GivesOf, LocalsOf, Startable, Step, StepMap } from './steps.ts';
import type { Args, Frame, GameEvent, Game, Json, Question, Seat, State } from './types.ts';

/** Who may answer; by seat what each is asked, as far as that was worked out (null is nothing), and the thread of each that drafts. */
export interface Waits<T = unknown> {
  readonly may: readonly Seat[];
  readonly questions: (Question | null)[];
  readonly threads: Thread<T>[];
}

/** A seat's private copy in a common phase, in a kit of its own, and how many answers of its draft are played there. */
export interface Thread<T> {
  readonly kit: Kit<T>;
  played: number;
}

/** `S` is the game's map of steps, `N` the step that is on top: left out, any step's. */
export interface Kit<T = unknown, S extends StepMap<S> = AnySteps, N extends keyof S = keyof S> {
  readonly game: Game<T>;
  state: State<T>;
  /** Told since the last answer. */
  events: GameEvent[];
  /** Whether undo must stop here: dice fell, something was seen, another seat's answer was taken. */
  barrier: boolean;
  /** Whether a turn ended: the whole state is digested then. */
  turned: boolean;
  /** Hears of each window as it closes, the state still as it was: for whoever shows it in its own time. */
  onWindow: ((may: readonly Seat[]) => void) | null;
  /** The game's steps by name, each with all its fields: see `evenSteps`. */
  readonly steps: ReadonlyMap<string, Step<T>>;
  /** What the state waits for, from when it was settled until it changes: see run.ts. */
  waits: Waits<T> | null;

  /** A number from 0 to n-1. */
  pick(n: number): number;
  /** A die of so many sides, 1 to n. */
  roll(sides: number): number;

  /** A new pool: how many of each item. An endless one never runs out: what players may choose, see `hide`. */
  pool(counts: readonly number[], endless?: 'endless'): number;
  /** So many unseen items of another pool go into this one. Nobody learns which; each is drawn when it is first seen. */
  shuffleIn(deck: number, pool: number, count: number): void;
  /** How many of a pool can still be dealt. */
  left(pool: number): number;
  /** A face-down slot over a pool. */
  slot(pool: number): held.Slot;
  /** This seat sees the slot; its item is drawn if nobody had seen it. */
  look(slot: held.Slot, seat: Seat): number;
  /** Everybody sees the slot. */
  show(slot: held.Slot): number;
  /** A slot drawn into a seat's hand. */
  draw(pool: number, seat: Seat): held.Slot;
  /** All that is left of a pool, a slot each, for this seat to look through; it also knows then what of it lies unseen in a
   *  deck. When it is done, drop them all, and hide what it takes: nobody can tell what that was. */
  search(pool: number, seat: Seat): held.Slot[];
  /** A slot with an item that this seat has chosen, known to it alone. */
  hide(pool: number, item: number, seat: Seat): held.Slot;
  /** An item drawn from a pool in the open. */
  pull(pool: number): number;
  /** An item put into a pool in the open. */
  put(pool: number, item: number, count?: number): void;
  /** Takes one named item out of a pool in the open. */
  find(pool: number, item: number): void;
  /** Mixes slots face down: only watchers who knew every one still do. The way to take a card blind: mix, then take one.
   *  Slots of several pools become one set: from then on nobody can tell which card came from where. */
  mix(slots: readonly held.Slot[], watchers: readonly Seat[]): void;
  /** Deals the same items anew among slots, as of several hands; whoever holds one of them then has to look at it. */
  shuffle(slots: readonly held.Slot[]): void;
  /** Takes some of these slots' items away face down, unseen; gives the slots where they are now: the last of the set. */
  lay(slots: readonly held.Slot[], some: readonly held.Slot[], watchers: readonly Seat[]): held.Slot[];
  /** Back into its pool, unseen; a card of a mixed set shows thereby which pool that is. */
  drop(slot: held.Slot): void;
  /** Off the table, in the open: the item is the game's to place. */
  remove(slot: held.Slot): number;

  /** A step on top of this one; this one goes on when it leaves. */
  call<To extends Fitting<S, LocalsOf<S, N>>>(step: To, ...locals: Filled<S, LocalsOf<S, To>>): void;
  /** Another step in place of this one, which gives the caller what this one would. */
  goto<To extends Fitting<S, GivesOf<S, N>>>(step: To, ...locals: Filled<S, LocalsOf<S, To>>): void;
  /** This step is done; what it gives is written into the caller's frame. */
  leave(...gives: Filled<S, GivesOf<S, N>>): void;
  /** Back to an earlier step of the nearest sequence that has it. */
  rerun(step: keyof S): void;
  /** The game is over. */
  end(): void;
  /** A turn ends here. */
  turn(): void;

  tell(key: string, args?: Args, rule?: string): void;
  /** A slot inside an event: its item is shown to those who know it now. */
  ref(slot: held.Slot): Json;
}

export function createKit<T>(game: Game<T>, dice: Dice): Kit<T> {
  const nextWord = (): number => {
    kit.barrier = true;
    return dice.word(kit.state.epoch, kit.state.counter++);
  };
  const pickItem = (counts: readonly number[], sum: number, pool: number): number => {
    const item = held.itemAt(counts, below(sum, nextWord));
    return dice.deal === undefined ? item : dice.deal(counts, item, pool);
  };
  /** Where rules mark "none" with -1, a slot below 0 is their slip: say where. */
  const real = (slot: held.Slot, seat?: Seat): held.Slot => {
    if (slot >= 0) return slot;
    const where = kit.state.frames.at(-1)?.step;
    const by = where === undefined ? 'the set-up' : `"${where}"`;
    throw fault('broken', `${by} of ${game.id} uses slot ${slot}${seat === undefined ? '' : ` for seat ${seat}`}`);
  };
  const allReal = (slots: readonly held.Slot[]): readonly held.Slot[] => {
    for (const slot of slots) real(slot);
    return slots;
  };
  const see = (slot: held.Slot, mask: number): number => {
    const { state } = kit;
    if (held.itemOf(state, slot) === held.UNDRAWN) held.fill(state, slot, pickItem);
    const known = state.held.know[slot] ?? 0;
    if ((known | mask) !== known) {
      held.learn(state, slot, mask);
      kit.barrier = true;
    }
    return held.itemOf(state, slot);
  };
  const push = (step: string, locals: object | undefined): void => {
    kit.state.frames.push(locals === undefined ? { step } : { ...locals, step });
  };

  const kit: Kit<T> = {
    game,
    state: undefined as unknown as State<T>,
    events: [],
    barrier: false,
    turned: false,
    onWindow: null,
    steps: evenSteps(game),
    waits: null,

    pick: (n) => below(n, nextWord),
    roll: (sides) => below(sides, nextWord) + 1,

    pool: (counts, endless) => held.openPool(kit.state, counts, endless !== undefined),
    shuffleIn: (deck, pool, count) => held.shuffleIn(kit.state, deck, pool, count),
    left: (pool) => held.left(kit.state, pool),
    slot: (pool) => held.openSlot(kit.state, pool),
    look: (slot, seat) => see(real(slot, seat), held.bit(seat)),
    show: (slot) => see(real(slot), held.everybody(kit.state.seats)),
    draw(pool, seat) {
      const slot = kit.slot(pool);
      see(slot, held.bit(seat));
      return slot;
    },
    search(pool, seat) {
      const slots: held.Slot[] = [];
      while (kit.left(pool) > 0) slots.push(kit.draw(pool, seat));
      held.nameRest(kit.state, pool, seat);
      return slots;
    },
    hide: (pool, item, seat) => held.hide(kit.state, pool, item, seat),
    pull(pool) {
      held.dealable(kit.state, pool);
      const odds = held.oddsOf(kit.state, pool);
      const item = pickItem(odds, held.total(odds), pool);
      held.takeAway(kit.state, pool, item);
      return item;
    },
    put(pool, item, count = 1) {
      const counts = held.poolOf(kit.state, pool);
      counts[item] = (counts[item] ?? 0) + count;
    },
    find(pool, item) {
      held.dealable(kit.state, pool);
      held.takeAway(kit.state, pool, item);
    },
    mix: (slots, watchers) => held.mix(kit.state, allReal(slots), watchers, kit.pick),
    shuffle: (slots) => held.shuffle(kit.state, allReal(slots), kit.pick),
    lay: (slots, some, watchers) => held.lay(kit.state, allReal(slots), some, watchers, kit.pick),
    drop: (slot) => held.dropSlot(kit.state, real(slot)),
    remove: (slot) => held.unslot(kit.state, real(slot)),

    call: push,
    goto(step, locals) {
      kit.state.frames.pop();
      push(step, locals);
    },
    leave(locals) {
      const { frames } = kit.state;
      const top = must(frames[frames.length - 1], 'a frame to leave');
      if (top.solo !== undefined) top.solo = -1;
      else frames.pop();
      if (locals !== undefined && frames.length > 0) Object.assign(must(frames.at(-1), 'a frame'), locals);
    },
    rerun(step) {
      const { frames } = kit.state;
      for (let top = frames.at(-1); top !== undefined; top = frames.at(-1)) {
        const at = kit.steps.get(top.step)?.order?.indexOf(step) ?? -1;
        if (at >= 0) return void Object.assign(top, { at });
        frames.pop();
      }
      throw fault('broken', `no sequence on the stack has the step "${step}"`);
    },
    end: () => void kit.state.frames.splice(0),
    turn: () => void (kit.turned = true),

    tell(key, args = {}, rule) {
      kit.events.push(rule === undefined ? { key, args } : { key, args, rule });
    },
    ref: (slot) => ({ slot, item: held.itemOf(kit.state, slot), know: kit.state.held.know[slot] ?? 0 }),
  };
  return kit;
}

const known = new WeakMap<object, ReadonlyMap<string, Step<never>>>();

/** The steps of a game with the same fields in the same order: what all of them are read with then finds a field where it is in
 *  every other, which is several times as fast. Made once for a game. */
function evenSteps<T>({ steps }: Game<T>): ReadonlyMap<string, Step<T>> {
  const before = known.get(steps);
  if (before !== undefined) return before;
  const even = new Map(
    Object.entries(steps).map(([name, { together, may, ask, about, why, take, run, order }]) => {
      return [name, { together, may, ask, about, why, take, run, order } as Step<T>] as const;
    }),
  );
  known.set(steps, even);
  return even;
}

/** An event as a viewer may read it: the items it may not know are gone, and so are the masks. */
export function seenBy(event: GameEvent, viewer: Seat): GameEvent {
  return { ...event, args: strip(event.args, viewer) as Args };
}

function strip(value: Json, viewer: Seat): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: Json) => strip(each, viewer));
  const object = value as { readonly [key: string]: Json };
  if (typeof object['slot'] === 'number' && typeof object['know'] === 'number')
    return { slot: object['slot'], item: object['know'] & held.bit(viewer) ? (object['item'] ?? -1) : -1 };
  return Object.fromEntries(Object.entries(object).map(([key, each]) => [key, strip(each, viewer)]));
}

/** A step that plays other steps one after another, and leaves. Its place is the local `at`. */
export function sequence<T, S extends StepMap<S>, N extends keyof S>(...order: readonly Startable<S>[]): Step<T, S, N> {
  const step: Step<T> = {
    order,
    run(kit, frame: Frame & { at?: number }) {
      const at = frame.at ?? 0;
      const next = order[at];
      if (next === undefined) return kit.leave();
      frame.at = at + 1;
      kit.call(next);
    },
  };
  return step as unknown as Step<T, S, N>;
}
