// What board and panels share: the thing looked at, the things that glow, and the answer that is being put together by clicks.

import type { Ask, Scalar } from '@orrery/kernel';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { TableProps } from '../../table.ts';
import type { Table } from '../rules/table.ts';

/** Something on the board, by name: `place 12`, `seat 3`, `warp`, `cone 0`, `limbo 2`, `step 7`. */
export type Thing = string;

export interface Focus {
  /** The thing looked at; null: none. */
  readonly looked: Thing | null;
  look(thing: Thing | null): void;
  /** Things that glow because somebody speaks of them. */
  readonly glow: readonly Thing[];
  light(things: readonly Thing[]): void;
  /** Of the question asked now: the entries clicked, one for each click; of `some`, those that are ticked. */
  readonly clicks: readonly number[];
  click(...clicks: readonly number[]): void;
}

const Context = createContext<Focus | null>(null);

export function FocusProvider({ ask, children }: TableProps<Table> & { readonly children: ReactNode }) {
  const [looked, look] = useState<Thing | null>(null);
  const [glow, light] = useState<readonly Thing[]>([]);
  const [draft, setDraft] = useState<Draft>({ question: '', clicks: [] });
  const question = questionOf(ask);
  // Clicks belong to their question; what was looked at to answer it is done with, too.
  if (draft.question !== question) {
    setDraft({ question, clicks: [] });
    look(null);
  }
  const { clicks } = draft;
  const focus = useMemo<Focus>(
    () => ({ looked, look, glow, light, clicks, click: (...all) => setDraft({ question, clicks: all }) }),
    [looked, glow, clicks, question],
  );
  return <Context value={focus}>{children}</Context>;
}

interface Draft {
  readonly question: string;
  readonly clicks: readonly number[];
}

const questionOf = (ask: Ask | null): string => (ask === null ? '' : JSON.stringify([ask.prompt, ask.choice]));

export function useFocus(): Focus {
  const focus = useContext(Context);
  if (focus === null) throw new Error('no focus around this component');
  return focus;
}

/** A coach points at places by their number, at everything else by its name. */
export function Pointer({ at }: { readonly at: readonly Scalar[] }) {
  const { light } = useFocus();
  useEffect(() => {
    light(at.map((each) => (typeof each === 'number' ? `place ${each}` : each)));
    return () => light([]);
  }, [at, light]);
  return null;
}
