// The frame around every game: the race on top, the game's board, seats, panels and log beside it, and at the bottom
// whatever the page is for: the decision of a table, the steps of a replay.

import { digest, type Answer, type Messages, type Refusal } from '@orrery/kernel';
import type { GameTable } from '@orrery/games/table';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch } from '../part/LanguageSwitch.tsx';
import { Waiting } from '../part/Waiting.tsx';
import type { Shot } from '../source/source.ts';
import { useGameName } from '../words/gameName.ts';
import { useLanguage } from '../words/language.tsx';
import { FrameContext, type Framed, useFrame } from './frame.ts';
import { useMessages } from './hooks.ts';
import { Instrument } from './Instrument.tsx';
import { Race } from './Race.tsx';
import { RulePage } from './RulePage.tsx';
import { Sentences } from './Sentences.tsx';
import { Side } from './Side.tsx';
import { useGameTable, useTableProps } from './useTableProps.ts';
import { NOTHING, useTabs } from './useTabs.ts';
import './Frame.css';
import './Words.css';

interface Props {
  readonly shot: Shot;
  /** Below the board; reads the rest by `useFrame`. */
  readonly bottom: ReactNode;
  /** More in the header, beside the language. */
  readonly tools?: ReactNode;
  /** Left out: the table is only looked at. */
  onAnswer?(answers: readonly Answer[]): Promise<Refusal | null>;
}

export function Frame(props: Props) {
  const { game, sitters } = props.shot;
  const messages = useMessages(
    game,
    sitters.map(({ name }) => name),
  );
  const table = useGameTable(game);
  if (messages === null || table === undefined) return <Waiting />;
  return <Laid {...props} messages={messages} table={table} />;
}

interface LaidProps extends Props {
  readonly messages: Messages;
  readonly table: GameTable | null;
}

function Laid({ shot, bottom, tools, onAnswer, messages, table }: LaidProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [rule, openRule] = useState<string | null>(null);
  const [front, setFront] = useState(NOTHING);
  const send = useCallback((command: () => Promise<Refusal | null>): void => {
    setBusy(true);
    setRefusal(null);
    void command()
      .finally(() => setBusy(false))
      .then(setRefusal);
  }, []);
  const hand = useMemo(
    () => ({
      busy,
      answer: (answers: readonly Answer[]) => onAnswer !== undefined && send(() => onAnswer(answers)),
      explain: setRefusal,
      openRule,
      show: (id: string) => setFront((old) => ({ ...old, id })),
    }),
    [busy, onAnswer, send],
  );
  const props = useTableProps(shot, messages, hand);
  const tabs = useTabs(table, props, front, setFront);
  const question = useMemo(() => (shot.ask === null ? null : digest([shot.ask, shot.view])), [shot.ask, shot.view]);
  const framed = useMemo<Framed>(
    () => ({ shot, props, table, question, refusal, send }),
    [shot, props, table, question, refusal, send],
  );
  const Around = table?.Around;
  const inside = (
    <main>
      <BoardRoom />
      <Side tabs={tabs} />
      <section className="bottom">{bottom}</section>
    </main>
  );
  return (
    <FrameContext value={framed}>
      <div className="frame" data-open={tabs.open} data-own={table !== null}>
        <Header shot={shot} tools={tools} />
        {Around === undefined ? inside : <Around {...props}>{inside}</Around>}
        {rule !== null && <RulePage number={rule} onTurn={openRule} onClose={() => openRule(null)} />}
      </div>
    </FrameContext>
  );
}

/** The game's own board, or its table in words. */
function BoardRoom() {
  const { say } = useLanguage();
  const { shot, props, table } = useFrame();
  if (table !== null)
    return (
      <section className="board" aria-label={say('table.board')}>
        <table.Board {...props} />
      </section>
    );
  return (
    <section className="chart" aria-label={say('table.now')}>
      <Instrument shot={shot} />
      <Sentences game={shot.game} view={props.view} messages={props.messages} />
    </section>
  );
}

function Header({ shot, tools }: { readonly shot: Shot; readonly tools: ReactNode }) {
  const { say } = useLanguage();
  const title = useGameName(shot.game);
  return (
    <header className="frame-bar">
      <Link href="/" className="brand" aria-label={`Orrery: ${say('table.home')}`}>
        Orrery
      </Link>
      <h1>{title}</h1>
      <Race shot={shot} />
      {tools}
      <LanguageSwitch />
    </header>
  );
}
