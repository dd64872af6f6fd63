// The one decision: the question, its answers, and what else can be done now. At a game's own board most answers wait
// there: the bar has the short ones, and a drawer with all of them.

import { botMessages, type Decision as BotDecision } from '@orrery/bots';
import { answerName, passName, promptOf, sentence } from '@orrery/games';
import type { Refusal } from '@orrery/kernel';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Glyph } from '../part/Glyph.tsx';
import { useSettings } from '../settings/settings.ts';
import type { TabBots } from '../source/bots.ts';
import type { ShownTable, TableSource } from '../source/source.ts';
import type { Word } from '../words/en/index.ts';
import { useLanguage } from '../words/language.tsx';
import { answerLayoutOf, Answers, Drawer } from './Answers.tsx';
import { useKeys } from './useKeys.ts';
import { CalmOffer } from './orders.tsx';
import { RuleButton } from './RuleButton.tsx';
import { useTableContext } from './tableContext.ts';
import './Decision.css';

interface DecisionProps {
  readonly source: TableSource;
  readonly bots: TabBots;
}

export function Decision({ source, bots }: DecisionProps) {
  const context = useTableContext();
  const { props, question } = context;
  const { words } = useSettings();
  const layout = answerLayoutOf(context, words);
  const hint = useHint(bots);
  // Whoever has opened or closed the drawer has done so for this question.
  const [opened, setOpened] = useState<{ readonly question: string | null; readonly open: boolean } | null>(null);
  const open = layout.drawer && (opened?.question === question ? opened.open : layout.open);
  const pressed = useRef(false);
  const turn = (): void => {
    pressed.current = !open;
    setOpened({ question, open: !open });
  };
  // Just opened by hand, it is where one goes on; the focus stays where it is when it opened by itself, or again after undo.
  useLayoutEffect(() => {
    if (open && pressed.current) document.querySelector<HTMLElement>('.drawer :is(input, .option)')?.focus();
    pressed.current = false;
  }, [open]);
  const digits = layout.short.slice(0, 9).map((id, i) => [`${i + 1}`, () => !props.busy && props.answer(id)] as const);
  useKeys({
    ...Object.fromEntries(digits),
    l: layout.drawer ? turn : undefined,
    Escape: open ? turn : undefined,
  });
  return (
    <>
      {open && <Drawer key={question} onClose={turn} />}
      <div className="decision" data-question={question} data-whole={layout.whole}>
        <Floats source={source} hint={hint} />
        <Question />
        <Answers layout={layout} open={open} onTurn={turn} />
        <Actions source={source} hint={hint} />
      </div>
    </>
  );
}

/** The question in words; where several share the screen, whose it is. */
function Question() {
  const { say } = useLanguage();
  const { shownTable, props, question } = useTableContext();
  const { ask, messages, names } = props;
  const title = useFocusOnChange(question);
  const shared = ask !== null && shownTable.here.length > 1;
  return (
    <div className="question">
      <h2 ref={title} tabIndex={-1}>
        {shared && (
          <span className="asked">
            <Glyph seat={ask.seat} size={20} /> {names[ask.seat]}:{' '}
          </span>
        )}
        {ask === null ? waitingText(shownTable, say) : promptOf(messages, ask)}
      </h2>
      {ask === null && <p className="quiet">{say(idleWord(shownTable))}</p>}
    </div>
  );
}

interface FloatsProps {
  readonly source: TableSource;
  readonly hint: Hint;
}

/** What comes and goes beside a question lies over the board, so that neither board nor buttons move: why the last answer was
 *  refused, what a bot would do, an order that would spare the question. */
function Floats({ source, hint }: FloatsProps) {
  return (
    <div className="floats">
      <RefusalText />
      <HintText hint={hint} />
      <CalmOffer source={source} />
    </div>
  );
}

function RefusalText() {
  const { say } = useLanguage();
  const { props, refusal, forget } = useTableContext();
  return (
    <div role="alert">
      {refusal !== null && (
        <div className="float">
          <p className="bad">
            {sentence(props.messages, refusal)}{' '}
            {refusal.rule !== '' && <RuleButton number={refusal.rule} onOpen={props.openRule} />}
          </p>
          <CloseFloat label={say('table.close')} onClose={forget} />
        </div>
      )}
    </div>
  );
}

function CloseFloat({ label, onClose }: { readonly label: string; onClose(): void }) {
  return (
    <button type="button" className="button plain" aria-label={label} title={label} onClick={onClose}>
      ✕
    </button>
  );
}

/** What a bot would do, and why; the board lights what it speaks of. */
function HintText({ hint: { advice, forget } }: { readonly hint: Hint }) {
  const { say, lang } = useLanguage();
  const { props, table } = useTableContext();
  const { ask, messages, name, busy, answer } = props;
  const lit = useMemo(
    () => (advice === null ? [] : (table?.lights?.(props, advice.answer, advice.reason ?? null) ?? [])),
    [advice, table, props],
  );
  const shown = advice !== null && ask !== null;
  const button = useRef<HTMLButtonElement>(null);
  // Whoever waits for it at the question has it under the Enter key; whoever is elsewhere stays there.
  useEffect(() => {
    const { activeElement: here } = document;
    if (shown && (here === null || here === document.body || here.closest('.question') !== null))
      button.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div role="status">
      {shown && (
        <div className="float hint">
          <p id="hint-text">
            {say('table.hint-is', { answer: answerName(messages, ask, advice.answer, name) })}{' '}
            {advice.reason !== undefined && sentence({ ...messages, ...botMessages[lang] }, advice.reason)}
          </p>
          <button
            ref={button}
            type="button"
            className="button main"
            aria-describedby="hint-text"
            disabled={busy}
            onClick={() => answer(advice.answer)}
          >
            {say('table.hint-do')}
          </button>
          <CloseFloat label={say('table.close')} onClose={forget} />
        </div>
      )}
      {shown && lit.length > 0 && table?.Pointer !== undefined && <table.Pointer at={lit} />}
    </div>
  );
}

function waitingText(
  { waiting, view, sitters, window }: ShownTable,
  say: ReturnType<typeof useLanguage>['say'],
): string {
  if (window?.mayNod === true) return say('window.nothing');
  const others = waiting.filter((seat) => seat !== view.viewer).map((seat) => sitters[seat]?.name ?? '');
  return others.length === 0 ? say('table.waiting-nobody') : say('table.waiting', { who: others.join(', ') });
}

/** What there is to know while nothing is asked. */
function idleWord({ view, sitters, window, orders }: ShownTable): Word {
  if (view.viewer >= sitters.length) return 'table.watching';
  if (window === null) return 'table.waiting-more';
  if (window.mayNod) return 'window.waits-more';
  return orders?.isCovered === true ? 'table.passed' : 'window.waits';
}

/** The buttons of an answered question are gone; whoever had the focus there finds it at the next question. */
function useFocusOnChange(question: string | null) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!first.current && question !== null && lost) title.current?.focus({ preventScroll: true });
    first.current = false;
  }, [question]);
  return title;
}

interface ActionsProps {
  readonly source: TableSource;
  readonly hint: Hint;
}

/** Beside the answers: pass, hint, undo, redo. A button that cannot be used stays in reach, and says why not. */
function Actions({ source, hint }: ActionsProps) {
  const { say } = useLanguage();
  const { shownTable, props, send } = useTableContext();
  const { ask, busy, answer } = props;
  const { canUndo, canRedo, canTakeBack, here, window } = shownTable;
  const mayNod = ask === null && window?.mayNod === true;
  const mayPass = mayNod || ask?.pass === true;
  const pass = !mayPass || busy ? undefined : mayNod ? () => send(source.nod) : () => answer(null);
  useKeys({
    p: pass,
    h: hint.think,
    u: canUndo && !busy ? () => send(source.undo) : undefined,
    r: canRedo && !busy ? () => send(source.redo) : undefined,
  });
  const withKey = (words: string, key: string): string => `${words} (${say('table.key', { key })})`;
  return (
    <div className="actions">
      {mayPass && (
        <button
          type="button"
          className="button main"
          title={say('table.key', { key: 'P' })}
          data-pass=""
          disabled={busy}
          onClick={pass}
        >
          {ask === null ? say('window.nod') : passName(props.messages, ask)}
        </button>
      )}
      {hint.think !== undefined && (
        <button
          type="button"
          className="button"
          title={withKey(say('table.hint-more'), 'H')}
          disabled={hint.thinking}
          onClick={hint.think}
        >
          {say(hint.thinking ? 'table.thinking' : 'table.hint')}
        </button>
      )}
      {here.length === 0 ? null : !canUndo && canTakeBack ? (
        <Action label={say('table.take-back')} why={say('table.take-back-more')} can command={source.takeBack} />
      ) : (
        <Action
          label={say('table.undo')}
          why={canUndo ? withKey(say('table.undo-more'), 'U') : say('table.undo-not')}
          can={canUndo}
          command={source.undo}
        />
      )}
      {canRedo && (
        <Action label={say('table.redo')} why={withKey(say('table.redo-more'), 'R')} can command={source.redo} />
      )}
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  /** What it does, or why it cannot. */
  readonly why: string;
  readonly can: boolean;
  command(): Promise<Refusal | null>;
}

function Action({ label, why, can, command }: ActionProps) {
  const { props, send } = useTableContext();
  return (
    <button
      type="button"
      className="button"
      title={why}
      aria-disabled={!can}
      disabled={props.busy}
      onClick={() => can && send(command)}
    >
      {label}
      {!can && <span className="aloud">. {why}</span>}
    </button>
  );
}

export interface Hint {
  /** Undefined: none is given at this table, or nothing is asked. */
  readonly think: (() => void) | undefined;
  readonly thinking: boolean;
  readonly advice: BotDecision | null;
  /** Puts it away. */
  forget(): void;
}

interface AskedHint {
  readonly question: string | null;
  readonly advice: BotDecision | null;
  readonly over: boolean;
}

/** What a bot would answer here, and why if it can say. Only for a person alone among bots. */
function useHint(bots: TabBots): Hint {
  const { shownTable, question } = useTableContext();
  const { ask, game, view, sitters } = shownTable;
  const [asked, setAsked] = useState<AskedHint | null>(null);
  const mine = asked?.question === question ? asked : null;
  const alone = sitters.filter(({ bot }) => bot === null).length === 1;
  const forget = (): void => setAsked(null);
  if (ask === null || !alone) return { think: undefined, thinking: false, advice: null, forget };
  const think = (): void => {
    if (mine !== null && !mine.over) return;
    setAsked({ question, advice: null, over: false });
    // Advice that comes late belongs to a question that is gone.
    const end = (advice: BotDecision | null): void =>
      setAsked((now) => (now?.question === question ? { question, advice, over: true } : now));
    bots.think({ id: game.id }, 'hard', { view, ask }).then(end, () => end(null));
  };
  return { think, thinking: mine !== null && !mine.over, advice: mine?.advice ?? null, forget };
}
