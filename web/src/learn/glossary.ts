// The terms of a game, and how to find them in a sentence.

import type { Messages } from '@orrery/kernel';

export interface Term {
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
