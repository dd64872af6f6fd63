// The terms of a game: found in a text, where each opens a small card.

import { loadLearning } from '@orrery/games';
import type { Messages } from '@orrery/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.tsx';
import './glossary.css';

interface TextWithTermsProps {
  /** The game whose words they are. */
  readonly game: string;
  readonly text: string;
}

/** A text whose terms open a small card: under the mouse, with the focus, or by a tap. Any page can use it; the
 *  glossary is fetched when the first such text is shown, and until then the text is plain. */
export function TextWithTerms({ game, text }: TextWithTermsProps) {
  const glossary = useGlossary(game);
  if (glossary === null) return text;
  return glossary
    .split(text)
    .map((piece, i) =>
      piece.term === undefined ? piece.text : <TermWord key={i} game={game} term={piece.term} text={piece.text} />,
    );
}

const known = new Map<string, Promise<Glossary | null>>();

function useGlossary(game: string): Glossary | null {
  const { lang } = useLanguage();
  const key = `${game} ${lang}`;
  const [found, setFound] = useState<{ readonly key: string; readonly glossary: Glossary | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<Glossary | null> => {
      const learning = await loadLearning(game);
      return learning === null ? null : glossaryOf(learning.terms, await learning.text[lang]());
    };
    const loading = known.get(key) ?? load();
    known.set(key, loading);
    void loading.then((glossary) => wanted && setFound({ key, glossary }));
    return () => {
      wanted = false;
    };
  }, [key, game, lang]);
  return found?.key === key ? found.glossary : null;
}

interface WordProps {
  readonly game: string;
  readonly term: Term;
  readonly text: string;
}

function TermWord({ game, term, text }: WordProps) {
  const { say } = useLanguage();
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLSpanElement>(null);
  const leaving = useRef(0);
  const show = (): void => {
    clearTimeout(leaving.current);
    if (word.current === null || card.current === null || card.current.matches(':popover-open')) return;
    card.current.showPopover();
    place(card.current, word.current.getBoundingClientRect());
  };
  const hide = (): void => {
    clearTimeout(leaving.current);
    if (card.current?.matches(':popover-open')) card.current.hidePopover();
  };
  /** The mouse may cross the gap to the card. */
  const leave = (): void => {
    leaving.current = window.setTimeout(hide, 180);
  };
  useEffect(() => () => clearTimeout(leaving.current), []);
  return (
    <span
      className="termed"
      onMouseEnter={show}
      onMouseLeave={leave}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && hide()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !card.current?.matches(':popover-open')) return;
        event.preventDefault();
        event.stopPropagation();
        hide();
      }}
    >
      <button ref={word} type="button" className="term" aria-describedby={id} onFocus={show} onClick={show}>
        {text}
      </button>
      <span ref={card} id={id} popover="manual" className="term-card">
        <strong>{term.name}</strong>
        <span>{term.text}</span>
        {term.rule !== null && (
          <Link href={`/learn/${game}/rules#${term.rule}`}>{say('learn.see-rule', { rule: term.rule })}</Link>
        )}
      </span>
    </span>
  );
}

const GAP = 6;

/** Below the word, or above it where there is no room; always inside the window. */
function place(card: HTMLElement, word: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(word.left, innerWidth - width - GAP));
  const below = word.bottom + GAP + height < innerHeight;
  card.style.left = `${left}px`;
  card.style.top = `${below ? word.bottom + GAP : Math.max(GAP, word.top - height - GAP)}px`;
}

interface Term {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The rule that says more. */
  readonly rule: string | null;
}

export interface Glossary {
  readonly terms: readonly Term[];
  /** The sentence in pieces; a piece that is a term comes with it. Each term is marked once. */
  split(text: string): readonly Piece[];
}

interface Piece {
  readonly text: string;
  readonly term?: Term;
}

/** The terms of a game, and how to find them in a sentence. */
export function glossaryOf(rules: Readonly<Record<string, string | null>>, messages: Messages): Glossary {
  const terms = Object.entries(rules).map(([id, rule]) => ({
    id,
    rule,
    name: messages[`term.${id}`] ?? id,
    text: messages[`term.${id}.text`] ?? '',
  }));
  const byWord = new Map(
    terms.flatMap((term) =>
      (messages[`term.${term.id}.as`] ?? '').split('|').map((word) => [word.toLowerCase(), term]),
    ),
  );
  byWord.delete('');
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern =
    words.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return { terms, split: (text) => (pattern === null ? [{ text }] : splitBy(text, pattern, byWord)) };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function splitBy(text: string, pattern: RegExp, byWord: ReadonlyMap<string, Term>): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = byWord.get(found[0].toLowerCase());
    if (term === undefined || seen.has(term.id)) continue;
    seen.add(term.id);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
    pieces.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
