// At a table: how many others wait for the reader, in the tab's title and as a way to the next one. Whoever plays
// through the queue is led on by itself after an answer, unless they would rather stay.

import type { Turn } from '@orrery/protocol/people';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSettings } from '../settings/settings.ts';
import { turnListeners } from '../source/tableTalk.ts';
import { playSound } from '../table/sound.ts';
import { useLanguage } from '../words/language.tsx';
import { people } from './peopleApi.ts';
import './NextTurn.css';

interface NextTurnProps {
  readonly here: string;
  /** Whether something is asked of the reader here. */
  readonly asked: boolean;
}

export function NextTurn({ here, asked }: NextTurnProps) {
  const { say } = useLanguage();
  const others = useTurns()?.filter(({ table }) => table !== here) ?? [];
  const n = others.length;
  useTitle(n + Number(asked));
  useChime(n);
  const [next] = others;
  const leads = useQueue(asked, next?.table);
  if (asked || next === undefined) return null;
  const link = queueLink(next.table);
  if (leads.soon)
    return (
      <button type="button" className="button" onClick={leads.stay}>
        {say('tables.stay')}
      </button>
    );
  return (
    <Link href={link} className="button next-turn" title={say('tables.next')}>
      <span>{say('tables.more-turns', { n })}</span>
      <b aria-hidden="true">{n} ▸</b>
    </Link>
  );
}

/** The way to a table as one of a queue. */
export const queueLink = (table: string): string => `/table/${table}?queue`;

/** Long enough to see what came of the answer, and to say no. */
const LOOK_BEFORE_NEXT = 2500;

/** Leads on to the next table once this one was answered, for whoever came here by the queue. */
function useQueue(asked: boolean, next: string | undefined): { soon: boolean; stay(): void } {
  const [, go] = useLocation();
  const [stays, setStays] = useState(() => !new URLSearchParams(location.search).has('queue'));
  const [wasAsked, setWasAsked] = useState(asked);
  if (asked && !wasAsked) setWasAsked(true);
  const soon = !stays && wasAsked && !asked && next !== undefined;
  useEffect(() => {
    if (!soon) return undefined;
    const timer = setTimeout(() => go(queueLink(next)), LOOK_BEFORE_NEXT);
    return () => clearTimeout(timer);
  }, [soon, next, go]);
  return { soon, stay: () => setStays(true) };
}

function useTitle(n: number): void {
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = n === 0 ? plain : `(${n}) ${plain}`;
    return () => {
      document.title = plain;
    };
  }, [n]);
}

/** One more table waits: heard, where sound is on. */
function useChime(n: number): void {
  const { sound, volume } = useSettings();
  const before = useRef(n);
  useEffect(() => {
    if (sound && n > before.current) playSound('turn', volume);
    before.current = n;
  }, [n, sound, volume]);
}

const LOOK_EVERY = 20_000;

/** The tables that wait for the reader, as a queue over all of them. Asked for again when the page comes to the front, and
 *  every so often; an open table hears over its stream when another begins to wait. Null: not known yet, or there is no
 *  server. */
export function useTurns(): readonly Turn[] | null {
  const [turns, setTurns] = useState<readonly Turn[] | null>(null);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') people.turns().then(setTurns, () => setTurns(null));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    const quiet = turnListeners.subscribe(look);
    return () => {
      quiet();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return turns;
}
