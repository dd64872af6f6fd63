// A game looked at again: it is played once in the background, then every moment of it is at hand.

import { sentence } from '@orrery/games';
import type { Panel, TableProps } from '@orrery/games/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { keepRecord, openRecord, readAny, type OpenedRecord } from '../source/records.ts';
import { RuleButton } from '../table/RuleButton.tsx';
import { useTableContext } from '../table/tableContext.ts';
import { TableLayout } from '../table/TableLayout.tsx';
import { useLanguage } from '../words/language.tsx';
import { Analysis } from './Analysis.tsx';
import { runRace, turningPoints } from './race.ts';
import { unpackRecord } from './recordLink.ts';
import { RecordTrouble } from './RecordTrouble.tsx';
import { layOut, type Replay } from './replay.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayContext, usePlayer, useReplay, useReplayKeys } from './replayContext.ts';
import { eventSeenFrom, momentsOf, shownAt, viewpointsOf } from './viewpoint.ts';
import './ReplayPage.css';

export default function ReplayPage({ id }: { readonly id: string }) {
  return id === 'link' ? <FromLink /> : <FromBrowser id={id} />;
}

/** A link that carries the whole record: it is kept here, and shown as any other. */
function FromLink() {
  const [, goTo] = useLocation();
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    unpackRecord(location.hash.slice(1))
      .then(async ({ text, bots }) => keepRecord((await readAny(text)).record, bots))
      .then((id) => goTo(`/replay/${id}${location.search}`, { replace: true }), setError);
  }, [goTo]);
  return error === null ? <LayingOut part={0} /> : <RecordTrouble error={error} />;
}

type Opened =
  | { readonly openedRecord: OpenedRecord; readonly replay: Replay }
  | { readonly error: Error }
  | { readonly part: number };

function FromBrowser({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>({ part: 0 });
  useEffect(() => {
    const stop = new AbortController();
    const progress = (part: number): void => setOpened({ part });
    openRecord(id)
      .then(async (openedRecord) => {
        const replay = await layOut({ ...openedRecord, progress, signal: stop.signal });
        if (!stop.signal.aborted) setOpened({ openedRecord, replay });
      })
      .catch((error: Error) => !stop.signal.aborted && setOpened({ error }));
    return () => stop.abort();
  }, [id]);
  if ('part' in opened) return <LayingOut part={opened.part} />;
  return 'error' in opened ? <RecordTrouble error={opened.error} /> : <ReplayTable {...opened} />;
}

const PANELS: readonly Panel[] = [
  { id: 'story', title: 'replay.panel.story', icon: 'M5 4h11l3 3v13h-14zM8 10h8M8 14h8', Body: ReplayLog },
  { id: 'analysis', title: 'replay.panel.analysis', icon: 'M4 20v-16M4 20h16M7 15l4-5l3 3l5-7', Body: Analysis },
];
const MOST_POINTS = 8;

function ReplayTable({ openedRecord, replay }: { readonly openedRecord: OpenedRecord; readonly replay: Replay }) {
  const viewpoints = useMemo(() => viewpointsOf(openedRecord), [openedRecord]);
  const moments = useMemo(() => momentsOf(openedRecord, replay, viewpoints), [openedRecord, replay, viewpoints]);
  const player = usePlayer(replay, moments, viewpoints);
  useReplayKeys(player, moments.at(-1) ?? 0);
  const { moment, viewpoint } = player;
  const race = useMemo(() => runRace(replay, viewpoint), [replay, viewpoint]);
  const points = useMemo(() => turningPoints(race, replay.turns, MOST_POINTS), [race, replay]);
  const shownTable = useMemo(
    () => shownAt(replay, moment, viewpoint, openedRecord.bots),
    [replay, moment, viewpoint, openedRecord],
  );
  const state = useMemo(
    () => ({ openedRecord, replay, player, race, points, moments, viewpoints }),
    [openedRecord, replay, player, race, points, moments, viewpoints],
  );
  return (
    <ReplayContext value={state}>
      <TableLayout shownTable={shownTable} panels={PANELS} bottom={<ReplayBar />} />
    </ReplayContext>
  );
}

function LayingOut({ part }: { readonly part: number }) {
  const { say } = useLanguage();
  return (
    <main className="laying-out" aria-busy="true">
      <p role="status">{say('replay.laying-out')}</p>
      <progress value={part} aria-label={say('replay.laying-out')} />
    </main>
  );
}

/** The whole log of the game beside the board: the line of the present moment is marked, what is still to come is
 *  dim, and every line leads to its moment and shows on the board where it happened. */
function ReplayLog({ messages, openRule }: TableProps) {
  const { replay, player } = useReplay();
  const { viewpoint, moment, go } = player;
  const lines = useMemo(
    () =>
      replay.lines.flatMap(({ moment: at, event }) =>
        event.key === 'log.window' ? [] : [{ at, event, text: sentence(messages, eventSeenFrom(event, viewpoint)) }],
      ),
    [replay, viewpoint, messages],
  );
  const present = lines.findLastIndex(({ at }) => at <= moment);
  const now = lines[present]?.at;
  const { table } = useTableContext();
  const [pressed, setPressed] = useState(-1);
  const shown = lines[pressed];
  const lit = useMemo(
    () => (shown?.at === moment ? (table?.places?.(shown.event, replay.toldAt(moment)) ?? []) : []),
    [shown, moment, table, replay],
  );
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[present]?.scrollIntoView({ block: 'nearest' });
  }, [present]);
  return (
    <ol className="replay-log" ref={list}>
      {lines.map(({ at, event: { rule }, text }, i) => (
        <li key={i} aria-current={i === present ? 'step' : undefined} data-now={at === now} data-ahead={i > present}>
          <button
            type="button"
            className="line"
            onClick={() => {
              go(at);
              setPressed(i);
            }}
          >
            {text}
          </button>
          {rule !== undefined && <RuleButton number={rule} onOpen={openRule} />}
          {i === pressed && table?.Pointer !== undefined && <table.Pointer at={lit} />}
        </li>
      ))}
    </ol>
  );
}
