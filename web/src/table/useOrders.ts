// Standing answers: the windows in which a seat may react are passed by themselves where the reader has said so, for
// all tables in the settings or for this turn at the table. What a seat may do in a turn of its own is always asked.

import { type Order, type Scalar, standingAnswer } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { TableSource } from '../source/source.ts';
import { useTableContext } from './tableContext.ts';

/** Tags of questions about what is done to the seat itself. */
const TOUCHED: readonly string[] = ['attacked', 'duelling'];

export interface SeatOrders {
  /** Passes what can be passed until this turn or challenge is over. Undefined: the question belongs to none. */
  readonly passAll: (() => void) | undefined;
  /** Whether the last question was passed by a standing answer. */
  readonly passed: boolean;
}

export function useOrders(source: TableSource): SeatOrders {
  const { passing } = useSettings();
  const { shot, props, question, send } = useTableContext();
  const { ask } = shot;
  const [scope, setScope] = useState<Scalar | null>(null);
  const [passed, setPassed] = useState<string | null>(null);
  const sent = useRef<string | null>(null);
  const orders: Order[] = [
    ...(passing === 'unless-attacked' ? [{ unless: TOUCHED }] : []),
    ...(scope === null ? [] : [{ scope, unless: [] }]),
  ];
  // Whoever has just undone wants to be asked.
  const answer = ask?.scope === undefined || shot.canRedo ? undefined : standingAnswer(ask, orders);
  useEffect(() => {
    if (answer === undefined || question === null || props.busy || sent.current === question) return;
    sent.current = question;
    setPassed(question);
    send(() => source.answer([answer]));
  }, [answer, question, props.busy, send, source]);
  const turn = ask?.pass === true ? ask.scope : undefined;
  return {
    passAll: turn === undefined ? undefined : () => setScope(turn),
    passed: passed !== null && ask === null,
  };
}
