// The rules over the table: a chapter at a time with the rule in question lit, its picture from the board, and a
// search.

import type { Messages } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { TableSheet } from '../part/Sheet.tsx';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './tableContext.ts';
import './Rulebook.css';

interface Rule {
  readonly number: string;
  readonly chapter: string;
  readonly text: string;
}

interface RulebookProps {
  /** The rule to open at; empty: the first. */
  readonly number: string;
  onTurn(number: string): void;
  onClose(): void;
}

export function Rulebook({ number, onTurn, onClose }: RulebookProps) {
  const { say } = useLanguage();
  const { messages } = useTableContext().props;
  const rules = useMemo(() => rulesOf(messages), [messages]);
  const [wanted, setWanted] = useState('');
  const lit = rules.find((rule) => rule.number === number) ?? rules[0];
  const chapters = [...new Set(rules.map(({ chapter }) => chapter))];
  const words = wanted.trim().toLowerCase();
  const found =
    words === '' ? null : rules.filter((rule) => `§${rule.number} ${rule.text}`.toLowerCase().includes(words));
  const open = (next: string): void => {
    setWanted('');
    onTurn(next);
  };
  if (lit === undefined)
    return (
      <TableSheet title={say('rule.title')} onClose={onClose}>
        <p>{say('rule.none')}</p>
      </TableSheet>
    );
  return (
    <TableSheet title={titleOf(messages, lit.chapter)} onClose={onClose}>
      <div className="rule-finder">
        <label className="field">
          {say('rule.chapter')}
          <select value={lit.chapter} onChange={(event) => open(firstOf(rules, event.target.value))}>
            {chapters.map((chapter) => (
              <option key={chapter} value={chapter}>
                {titleOf(messages, chapter)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {say('rule.find')}
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
      </div>
      {found === null ? (
        <Chapter key={lit.number} rules={rules.filter(({ chapter }) => chapter === lit.chapter)} lit={lit.number} />
      ) : (
        <Found rules={found} onOpen={open} />
      )}
    </TableSheet>
  );
}

function Chapter({ rules, lit }: { readonly rules: readonly Rule[]; readonly lit: string }) {
  const { lang } = useLanguage();
  const { props, table } = useTableContext();
  const there = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // What it gives back is no way to clean up: a promise in some browsers.
    there.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ol className="rule-list">
      {rules.map(({ number, text }) => {
        const Figure = table?.figures?.[number];
        return (
          <li key={number} ref={number === lit ? there : null} aria-current={number === lit || undefined}>
            <span className="rule-number">§{number}</span>
            <p>{text}</p>
            {Figure !== undefined && (
              <div className="rule-figure">
                <Figure lang={lang} messages={props.messages} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Found({ rules, onOpen }: { readonly rules: readonly Rule[]; onOpen(number: string): void }) {
  const { say } = useLanguage();
  return (
    <>
      <p className="quiet" role="status">
        {say('rule.found', { n: rules.length })}
      </p>
      <ol className="rule-list">
        {rules.map(({ number, text }) => (
          <li key={number}>
            <button type="button" className="rule rule-number" onClick={() => onOpen(number)}>
              §{number}
            </button>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** In the order of the rulebook: by chapter, then as decimals are read (5.2, 5.21, 5.3). */
function rulesOf(messages: Messages): Rule[] {
  const rules = Object.entries(messages).flatMap(([key, text]): Rule[] => {
    const [, number, chapter] = /^rule\.((\d+)(?:\.\d+)*)$/.exec(key) ?? [];
    return number === undefined || chapter === undefined ? [] : [{ number, chapter, text }];
  });
  return rules.sort((a, b) => Number(a.chapter) - Number(b.chapter) || (a.number < b.number ? -1 : 1));
}

const titleOf = (messages: Messages, chapter: string): string =>
  `${chapter}. ${messages[`chapter.${chapter}`] ?? ''}`.trim();

const firstOf = (rules: readonly Rule[], wanted: string): string =>
  rules.find(({ chapter }) => chapter === wanted)?.number ?? '';

/** The number of a rule; it opens the rule's page. */
export function RuleButton({ number, onOpen }: { readonly number: string; onOpen(number: string): void }) {
  const { say } = useLanguage();
  return (
    <button type="button" className="rule" title={say('table.rule', { rule: number })} onClick={() => onOpen(number)}>
      §{number}
    </button>
  );
}
