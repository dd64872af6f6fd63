// The rules over the table: a chapter at a time with the rule in question lit, its picture from the board, and a
// search.

import { loadRulebook } from '@orrery/games';
import type { Messages } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SearchField } from '../part/SearchField.tsx';
import { TableSheet } from '../part/Sheet.tsx';
import { useLanguage } from '../words/language.tsx';
import { type Chapter, chaptersOf, type Rule, searchRules } from '../words/rulebook.ts';
import { useTableContext } from './tableContext.ts';
import './Rulebook.css';

interface RulebookProps {
  /** The rule to open at; empty: the first. */
  readonly number: string;
  onTurn(number: string): void;
  onClose(): void;
}

export function Rulebook({ number, onTurn, onClose }: RulebookProps) {
  const { say } = useLanguage();
  const loaded = useChapters();
  const chapters = loaded ?? [];
  const [wanted, setWanted] = useState('');
  const chapter = chapters.find(({ rules }) => rules.some((rule) => rule.number === number)) ?? chapters[0];
  const lit = chapter?.rules.find((rule) => rule.number === number) ?? chapter?.rules[0];
  const found = wanted.trim() === '' ? null : searchRules(chapters, wanted).flatMap(({ rules }) => rules);
  const open = (next: string): void => {
    setWanted('');
    onTurn(next);
  };
  if (chapter === undefined || lit === undefined)
    return (
      <TableSheet title={say('rule.title')} onClose={onClose}>
        <p role="status">{say(loaded === null ? 'table.loading' : 'rule.none')}</p>
      </TableSheet>
    );
  return (
    <TableSheet title={titleOf(chapter)} onClose={onClose}>
      <div className="rule-finder">
        <label className="field">
          {say('rule.chapter')}
          <select value={chapter.number} onChange={(event) => open(firstOf(chapters, event.target.value))}>
            {chapters.map((each) => (
              <option key={each.number} value={each.number}>
                {titleOf(each)}
              </option>
            ))}
          </select>
        </label>
        <SearchField label={say('rule.find')} value={wanted} onChange={setWanted} />
      </div>
      {found === null ? (
        <ChapterRules key={lit.number} rules={chapter.rules} lit={lit.number} />
      ) : (
        <Found rules={found} onOpen={open} />
      )}
    </TableSheet>
  );
}

/** Those that have rules; null until they are here. */
function useChapters(): readonly Chapter[] | null {
  const { game, messages, lang } = useTableContext().props;
  const [texts, setTexts] = useState<Messages | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadRulebook(game.id, lang).then((found) => wanted && setTexts(found));
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  return useMemo(
    () => texts && chaptersOf({ ...messages, ...texts }).filter(({ rules }) => rules.length > 0),
    [messages, texts],
  );
}

function ChapterRules({ rules, lit }: { readonly rules: readonly Rule[]; readonly lit: string }) {
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

const titleOf = ({ number, title }: Chapter): string => `${number}. ${title}`.trim();

const firstOf = (chapters: readonly Chapter[], wanted: string): string =>
  chapters.find(({ number }) => number === wanted)?.rules[0]?.number ?? '';
