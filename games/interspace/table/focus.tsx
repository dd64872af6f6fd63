// What board and panels share: the cell looked at, the cells that glow, and the answer that is being put together.

import type { Answer, Ask, Scalar } from '@orrery/kernel';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { TableProps } from '../../table.ts';
import { unitsOf } from '../agents/steps.ts';
import { keptRelics } from '../cards/relics.ts';
import { planetsOf } from '../rules/planets.ts';
import { words } from '../rules/steps.ts';
import { NONE, type Table } from '../rules/table.ts';
import { hexOf } from '../rules/units.ts';
import { cellOf } from './board/targets.ts';
import { hexName } from './board/sheet.ts';
import type { Fleet } from './flight.ts';

export interface Focus {
  /** The cell looked at (`hex 12`); null: none. */
  readonly looked: string | null;
  look(cell: string | null): void;
  readonly glow: readonly string[];
  light(cells: readonly string[]): void;
  /** The cells of a thing that is pointed at. */
  find(thing: Scalar): readonly string[];
  /** Of the question asked now: how many of each entry; where several may be chosen, 1 is a tick. */
  readonly draft: readonly number[];
  write(draft: readonly number[]): void;
  /** Ships picked on the map while one is asked which ships fly; null: none. */
  readonly fleet: Fleet | null;
  pick(fleet: Fleet | null): void;
}

const Context = createContext<Focus | null>(null);

export function FocusProvider({ ask, view, children }: TableProps<Table> & { readonly children: ReactNode }) {
  const [looked, look] = useState<string | null>(null);
  const [glow, light] = useState<readonly string[]>([]);
  const [fleet, pick] = useState<Fleet | null>(null);
  const question = ask === null ? '' : JSON.stringify([ask.prompt, ask.choice]);
  const [drafted, setDraft] = useState({ question, draft: firstDraft(ask) });
  // A draft belongs to its question; what was looked at to answer it is done with, too.
  if (drafted.question !== question) {
    setDraft({ question, draft: firstDraft(ask) });
    look(null);
    pick(null);
  }
  const { draft } = drafted;
  const { table } = view;
  const focus = useMemo<Focus>(
    () => ({
      looked,
      look,
      glow,
      light,
      find: (thing) => cellsOf(table, thing),
      draft,
      write: (all) => setDraft({ question, draft: [...all] }),
      fleet,
      pick,
    }),
    [looked, glow, draft, question, fleet, table],
  );
  return <Context value={focus}>{children}</Context>;
}

/** Ships are sent all together unless one says otherwise: what silence would answer is what one begins with. */
function firstDraft(ask: Ask | null): number[] {
  if (ask === null) return [];
  const { choice } = ask;
  if (choice.kind === 'some') return choice.options.map(() => 0);
  if (choice.kind !== 'amounts') return [];
  const usual = 'otherwise' in ask && Array.isArray(ask.otherwise) ? ask.otherwise : [];
  return choice.entries.map(({ min }, entry) => (typeof usual[entry] === 'number' ? usual[entry] : min));
}

/** The answer that a draft makes. */
export function answerOf(ask: Ask, draft: readonly number[]): Answer {
  if (ask.choice.kind === 'some') return ask.choice.options.filter((_, entry) => draft[entry] === 1);
  return [...draft];
}

export function useFocus(): Focus {
  const focus = useContext(Context);
  if (focus === null) throw new Error('no focus around this component');
  return focus;
}

/** Hexes are pointed at by their number, other cells by their name (`fog 0 3 -2`); players stand for their planets (`seat 2`), agents and
 *  relics for where they are now (`card 5`). */
export function cellsOf(table: Table, thing: Scalar): readonly string[] {
  if (typeof thing === 'number') return [hexName(thing)];
  const [verb, n = NONE] = words(thing);
  if (verb === 'seat') return planetsOf(table, n).map((planet) => hexName(table.planet[planet] ?? NONE));
  if (verb !== 'card') return [thing];
  const relics = keptRelics(table).filter(({ card }) => card === n);
  return [...new Set([...unitsOf(table, n).map(hexOf), ...relics.map(({ hex }) => hex)])].map(hexName);
}

/** What is pointed at comes into sight. */
export function Pointer({ at }: { readonly at: readonly Scalar[] }) {
  const { light, find } = useFocus();
  const found = useRef(find);
  useEffect(() => {
    const cells = at.flatMap((each) => found.current(each));
    light(cells);
    const [first] = cells;
    if (first !== undefined)
      document.querySelector(`[data-cell="${first}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => light([]);
  }, [at, light]);
  return null;
}

/** The cells that a hint speaks of. */
export function lights({ ask, view }: TableProps<Table>, answer: Answer): readonly Scalar[] {
  if (ask === null || ask.choice.kind === 'amounts' || ask.choice.kind === 'number') return [];
  const noun = 'noun' in ask.choice ? ask.choice.noun : '';
  const ids: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return ids.flatMap((id) => {
    const cell = typeof id === 'number' || typeof id === 'string' ? cellOf(view.table, noun, id) : null;
    return cell === null ? [] : [cell];
  });
}
