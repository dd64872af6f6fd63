// The answers in the bar: those worth a button, and the way to all of them.

import type { Messages, Scalar } from '@orrery/kernel';
import { useRef, useState } from 'react';
import { Choice } from '../choice/Choice.tsx';
import { RiskMark } from '../choice/ListChoices.tsx';
import { distinctly } from '../choice/parts.tsx';
import { SearchField } from '../part/SearchField.tsx';
import { useLanguage } from '../words/language.tsx';
import { type TableContext, useTableContext } from './tableContext.ts';

interface AnswersProps {
  readonly layout: AnswerLayout;
  readonly open: boolean;
  onTurn(): void;
}

const NO_RISK: ReadonlySet<Scalar> = new Set();

export function Answers({ layout, open, onTurn }: AnswersProps) {
  const { say } = useLanguage();
  const { props, question } = useTableContext();
  const { ask, name, risky, busy, answer } = props;
  if (ask === null) return <div className="answers" />;
  const { choice } = ask;
  const one = choice.kind === 'one';
  // What holds for every answer is said once, beside those that have a button here.
  const allRisky = one && layout.short.length > 0 && risky.size > 0 && risky.size === choice.options.length;
  const marked = layout.short.some((option) => risky.has(option));
  const shown = one ? { ...choice, options: layout.short } : choice;
  return (
    <div className="answers">
      {one && layout.grouped && <AllAnswers noun={choice.noun} options={choice.options} />}
      {!layout.grouped && (!layout.drawer || layout.short.length > 0) && (
        <Choice
          key={question}
          choice={shown}
          name={name}
          risky={allRisky ? NO_RISK : risky}
          busy={busy}
          onAnswer={(said) => answer(said)}
        />
      )}
      {layout.drawer && (
        <button
          type="button"
          className="button list-button"
          aria-expanded={open}
          title={say('table.key', { key: 'L' })}
          onClick={onTurn}
        >
          {open
            ? say('table.list-close')
            : one
              ? say('table.list', { n: choice.options.length })
              : say('table.answer-here')}
        </button>
      )}
      {(allRisky || marked) && (
        <p className="quiet note">◈ {say(allRisky || !layout.whole ? 'table.barrier' : 'table.barrier-note')}</p>
      )}
    </div>
  );
}

const SEARCH_OVER = 9;

/** All answers to a question, in groups by what they do; a search where there are many. */
function AllAnswers({ noun, options }: { readonly noun: string; readonly options: readonly Scalar[] }) {
  const { say } = useLanguage();
  const { messages, name, risky, busy, answer } = useTableContext().props;
  const [wanted, setWanted] = useState('');
  const room = useRef<HTMLDivElement>(null);
  const words = wanted.trim().toLowerCase();
  const textOf = distinctly(noun, options, name);
  const groups = groupsOf(messages, noun, options)
    .map(({ title, options: ids }) => ({ title, named: ids.map((id) => ({ id, text: textOf(id) })) }))
    .map(({ title, named }) => ({ title, named: named.filter(({ text }) => text.toLowerCase().includes(words)) }))
    .filter(({ named }) => named.length > 0);
  return (
    <div className="choice one all-answers" ref={room}>
      {options.length > SEARCH_OVER && (
        <SearchField
          className="field find"
          label={say('choice.filter')}
          value={wanted}
          onChange={setWanted}
          onEnter={() => room.current?.querySelector<HTMLElement>('.option')?.focus()}
        />
      )}
      {groups.length === 0 && <p className="quiet">{say('choice.none-found')}</p>}
      {groups.map(({ title, named }) => (
        <section key={title}>
          {title !== '' && <h3>{title}</h3>}
          <ul className="choices">
            {named.map(({ id, text }) => (
              <li key={id}>
                <button
                  type="button"
                  className="button option"
                  data-answer={id}
                  disabled={busy}
                  onClick={() => answer(id)}
                >
                  {text}
                  {risky.has(id) && <RiskMark />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** All answers over the board, for whoever would rather choose from a list. */
export function Drawer({ onClose }: { onClose(): void }) {
  const { say } = useLanguage();
  const { ask, name, risky, busy, answer } = useTableContext().props;
  if (ask === null) return null;
  return (
    <section
      className="drawer"
      aria-label={say('table.all-answers')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
        document.querySelector<HTMLElement>('.list-button')?.focus();
      }}
    >
      <button type="button" className="button plain close" aria-label={say('table.list-close')} onClick={onClose}>
        ✕
      </button>
      {ask.choice.kind === 'one' ? (
        <AllAnswers noun={ask.choice.noun} options={ask.choice.options} />
      ) : (
        <Choice choice={ask.choice} name={name} risky={risky} busy={busy} onAnswer={(said) => answer(said)} />
      )}
    </section>
  );
}

export interface AnswerLayout {
  /** Whether the bar is all there is: no board beside it. */
  readonly whole: boolean;
  /** Whether there is a drawer. */
  readonly drawer: boolean;
  /** Whether it opens by itself: nothing on the table asks the same. */
  readonly open: boolean;
  /** Whether all of them stand in the bar in groups: there are many, and no board beside it. */
  readonly grouped: boolean;
  /** The answers with a button in the bar; a digit is their key. */
  readonly short: readonly Scalar[];
}

const GROUP_OVER = 12;
const PLAIN: AnswerLayout = { whole: true, drawer: false, open: false, grouped: false, short: [] };

/** How the answers to a question are laid out: all of them in the bar, or the short ones there and all in a drawer. */
export function answerLayoutOf({ props, table, now }: TableContext, words: boolean): AnswerLayout {
  const choice = props.ask?.choice;
  if (choice === undefined) return PLAIN;
  const bare = table === null || words;
  // A number has room in the bar.
  if (choice.kind === 'number') return { ...PLAIN, whole: bare };
  if (choice.kind !== 'one')
    return bare
      ? PLAIN
      : { ...PLAIN, whole: false, drawer: true, open: now.length === 0 && table.answeredOnBoard?.(props) !== true };
  const { options } = choice;
  if (bare || table.short === undefined) return { ...PLAIN, grouped: options.length > GROUP_OVER, short: options };
  const wished = table.short(props);
  const short = options.filter((option) => wished.includes(option));
  return { ...PLAIN, whole: false, drawer: short.length < options.length, short };
}

interface AnswerGroup {
  /** Empty: answers that are alone of their kind. */
  readonly title: string;
  readonly options: readonly Scalar[];
}

/** Answers grouped by their verb, under the verb's own words: `buy 3`, `buy 7` under "Buy". */
function groupsOf(messages: Messages, noun: string, options: readonly Scalar[]): AnswerGroup[] {
  const byVerb = new Map<string, Scalar[]>();
  for (const option of options) {
    const verb = typeof option === 'string' ? (option.split(' ')[0] ?? '') : '';
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), option]);
  }
  const alone: Scalar[] = [];
  const groups: AnswerGroup[] = [];
  for (const [verb, ids] of byVerb) {
    if (ids.length === 1 || verb === '') alone.push(...ids);
    else groups.push({ title: verbOf(messages[`${noun}.${verb}`] ?? verb), options: ids });
  }
  return alone.length === 0 ? groups : [{ title: '', options: alone }, ...groups];
}

/** `Fly first to {0:dot}` without what fills it. */
const verbOf = (pattern: string): string =>
  pattern
    .replace(/\{[^}]*\}/g, '…')
    .replace(/\s*…$/, '')
    .trim();
