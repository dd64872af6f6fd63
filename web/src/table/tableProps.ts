// From a shown table to what a game's table is given (games/table.ts): its own table, which answers are final.

import { loadTable, namingOf, sentence } from '@orrery/games';
import type { GameTable, TableProps } from '@orrery/games/table';
import {
  type Answer,
  type Ask,
  createKit,
  crosses,
  drafted,
  fastDice,
  type Game,
  imagine,
  type Messages,
  picker,
  type Refusal,
  type Scalar,
  type Seat,
  type Sentence,
  type State,
  type View,
  waiting,
  why,
} from '@orrery/kernel';
import { type ComponentType, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { colourOf, shapeOf } from '../part/Glyph.tsx';
import { useMotion, useSettings } from '../settings/settings.ts';
import type { ShownTable, TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';

/** What the layout itself does for a game's table. */
export interface TableCommands {
  readonly busy: boolean;
  answer(answers: readonly Answer[]): void;
  explain(refusal: Refusal): void;
  openRule(number: string): void;
  show(panel: string): void;
  /** Left out: there is nobody to talk to. */
  readonly Talk?: ComponentType;
}

/** Who has planned already, where all plan at once. */
function plannedBy({ game, view, waiting: left }: ShownTable): readonly Seat[] {
  const isCommon = game.steps[view.frames.at(-1)?.step ?? '']?.together === 'common';
  return isCommon ? waiting(game, view).filter((seat) => !left.includes(seat)) : [];
}

/** Makes what a game's table is given (games/table.ts) from a shown table. */
export function useTableProps(shownTable: ShownTable, messages: Messages, commands: TableCommands): TableProps {
  const { lang } = useLanguage();
  const motion = useMotion();
  const { text } = useSettings();
  const risky = useRisky(shownTable);
  const say = useCallback((text: Sentence) => sentence(messages, text), [messages]);
  return useMemo(() => {
    const { game, view, ask, standing, events, first, sitters, said = [], until = null } = shownTable;
    const shown = drafted(game, view);
    return {
      game,
      view: shown,
      ask,
      standing,
      events,
      said: said.map((each) => ({ ...each, at: each.at - first })),
      until,
      Talk: commands.Talk ?? null,
      waiting: shownTable.waiting,
      planned: plannedBy(shownTable),
      names: sitters.map(({ name }) => name),
      lang,
      messages,
      risky,
      busy: commands.busy,
      motion,
      text,
      glyph: (seat) => ({ colour: colourOf(seat), shape: shapeOf(seat) }),
      say,
      name: namingOf(game, shown, messages),
      answer: (...answers) => commands.answer(answers),
      why: (answer) => why(game, view, view.viewer, answer),
      explain: commands.explain,
      openRule: commands.openRule,
      show: commands.show,
    };
  }, [shownTable, messages, say, lang, motion, text, risky, commands]);
}

/** The game's own table; undefined while it loads, null where there is none. */
export function useGameTable({ id }: Game): GameTable | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly table: GameTable | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadTable(id).then((table) => wanted && setFound({ id, table }));
    return () => {
      wanted = false;
    };
  }, [id]);
  return found?.id === id ? found.table : undefined;
}

/** What the table's components read: the newest shown table. */
export function useShownTable(source: TableSource): ShownTable {
  return useSyncExternalStore(source.subscribe, source.shown);
}

const MANY = 60;
const NONE: ReadonlySet<Scalar> = new Set();

/** Options after which nothing can be undone, foretold on an imagined world so that it tells nothing. Foretold when the
 *  page has a moment: until then, none. */
function useRisky({ game, view, ask }: ShownTable): ReadonlySet<Scalar> {
  const [found, setFound] = useState<{ readonly ask: Ask; readonly risky: ReadonlySet<Scalar> } | null>(null);
  useEffect(() => {
    if (ask === null || ask.choice.kind !== 'one' || ask.choice.options.length > MANY) return;
    return foretell(game, view, ask.seat, ask.choice.options, (risky) => setFound({ ask, risky }));
  }, [game, view, ask]);
  return found !== null && found.ask === ask ? found.risky : NONE;
}

/** A few at a time: all of them would keep whoever clicks waiting. Gives back how to call it off. */
function foretell(
  game: Game,
  view: View,
  seat: Seat,
  options: readonly Scalar[],
  tell: (risky: ReadonlySet<Scalar>) => void,
): () => void {
  const kit = createKit(game, fastDice(2));
  const risky = new Set<Scalar>();
  let world: State | undefined;
  let at = 0;
  const work = (isTime: () => boolean): void => {
    world ??= imagine(game, view, picker(fastDice(1)));
    do {
      const option = options[at++];
      if (option !== undefined && crosses(kit, world, seat, option)) risky.add(option);
    } while (at < options.length && isTime());
    if (at >= options.length) tell(risky);
    else callOff = whenIdle(work);
  };
  let callOff = whenIdle(work);
  return () => callOff();
}

/** Milliseconds of work before the page may do something else. */
const SLICE = 8;

/** Gives back how to call it off. Not every browser says when it is idle. */
function whenIdle(work: (isTime: () => boolean) => void): () => void {
  const start = (): void => {
    const until = performance.now() + SLICE;
    work(() => performance.now() < until);
  };
  if (typeof requestIdleCallback === 'undefined') {
    const later = setTimeout(start, 50);
    return () => clearTimeout(later);
  }
  const later = requestIdleCallback(start, { timeout: 500 });
  return () => cancelIdleCallback(later);
}
