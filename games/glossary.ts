// The glossary: what a thing is called in a language, and what it is never called. Tests hold every text for people to it, so
// that a word decided here stays decided: the shell, the terminal, the fronts and every game. A game with words of its own
// has a glossary in its folder (`text/it/glossary.ts`), in the same form.

import type { Lang, Messages } from '@orrery/kernel';

export interface Entry {
  readonly means: string;
  readonly say: string;
  /** What would fail a test, wherever it stands. */
  readonly never: readonly RegExp[];
}

export const GLOSSARY: Readonly<Record<Lang, readonly Entry[]>> = {
  en: [
    { means: 'mail of the server', say: 'e-mail', never: [/\bletters?\b(?! and digits)/i, /\bemail/i] },
    { means: 'a program that plays', say: 'bot', never: [/\b(?:computer player|robot)\b/i] },
    { means: 'to remove for good', say: 'delete, discard', never: [/\bthrown? away\b/i] },
    { means: 'what is asked of a reader, open', say: 'waiting since', never: [/\bwaits since\b/i] },
    { means: 'from now on', say: 'apply at once', never: [/\bcount at once\b/i] },
    { means: 'back from a place looked at', say: 'Back to my ship', never: [/\blook away\b/i] },
    { means: 'to open the answers', say: 'Choose an answer', never: [/\banswer here\b/i] },
    { means: 'the time away', say: 'while you were away', never: [/\bsince you were away\b/i] },
    { means: 'what people say at a table', say: 'chat', never: [/\bopen the talk\b/i, /\bsay it\b/i] },
    { means: 'to take part', say: 'play online', never: [/\bthrough the server\b/i] },
    { means: 'a record of elsewhere', say: 'import', never: [/\bbrought along\b/i, /\bbring (?:it|a record)\b/i] },
    { means: 'mail of the server', say: 'by e-mail', never: [/\bby letter\b/i] },
    // A statement does not begin with a bare "Who": that is a question, and reads as one.
    {
      means: 'anybody of whom this holds',
      say: 'whoever, players who',
      never: [/(?:^|[.:;] )who [^?.]*\./i, /\b(?:for|to|by|of|from|against) who (?=\w)/i],
    },
    { means: 'once more', say: 'again', never: [/\banew\b/i] },
    { means: 'as near as another', say: 'equally near', never: [/\b(?:are|those) as near\b/i] },
    { means: 'to lack', say: 'does not have enough', never: [/\b(?:has|have) not enough\b/i] },
    { means: 'the reader, or any player', say: 'you', never: [/\bone (?:may|must|withdraws|flies)\b/i] },
    { means: 'that is not yours', say: 'not yours, you have no', never: [/\bno \w+ of yours\b/i] },
    { means: 'to be asked', say: 'ask me', never: [/\bstop me\b/i] },
    { means: 'slow play', say: 'a day per turn', never: [/\bby turns\b/i] },
    { means: 'that somebody is not there', say: 'away', never: [/\babsent\b/i] },
    { means: 'as offense or defense', say: 'as a main player', never: [/\bin (?:your|its) own challenges?\b/i] },
    { means: 'when both sides add up', say: 'as the totals are counted', never: [/\bat the sums\b/i] },
    { means: '0', say: 'zero', never: [/\bnought\b/i] },
    {
      means: 'to make a total smaller',
      say: 'subtract',
      never: [/\b(?:take|taken|takes) (?:it |the number )?off (?:its|the|your) total\b/i],
    },
    { means: 'money without a plural', say: 'how much Lucre', never: [/\bhow many Lucre\b/i] },
    { means: 'never to come back', say: 'for good', never: [/\bfor ever\b/i] },
    { means: 'to throw overboard, to remove', say: 'jettison, delete', never: [/\bthrow (?:it |them )?out\b/i] },
  ],
  it: [
    {
      means: 'mail of the server',
      say: 'e-mail',
      never: [/\blettere? (?:con|in|a|al)\b/i, /\blettere\b/i, /\bemail/i],
    },
    { means: 'to do what a hint says', say: 'Esegui', never: [/\bfallo\b/i] },
    { means: 'free of charge', say: 'gratis', never: [/\bliber[oa] e non ufficiale/i, /\bgratuit/i] },
    { means: 'hint', say: 'consiglio', never: [/\bsuggeriment/i] },
    { means: 'board', say: 'tabellone', never: [/\bplanci/i] },
    { means: 'record of a game', say: 'registrazione', never: [/\bverbal[ei]\b/i] },
    { means: 'to resign', say: 'abbandonare', never: [/\bsi è ritirat/i] },
    { means: 'what people say at a table', say: 'chat', never: [/\bchiacchier/i] },
    { means: 'token', say: 'pedina', never: [/\bgetton/i] },
    { means: 'a record of elsewhere', say: 'importare', never: [/\bporta(?:la|te)? (?:come|da fuori|una partita)/i] },
    { means: 'to delete', say: 'eliminare', never: [/\bbutta/i] },
    { means: 'the rival of the lessons', say: 'Tessa', never: [/\bTess\b/, /\bTessaa/] },
    { means: 'apostrophe', say: '’', never: [/'/] },
  ],
};

/** What is filled in: `{demand:demand}`. Its names are ours, not the reader's. */
const BLANK = /\{\w+(?::\w+)?(?=[|}])/g;

/** Every place where a text says what its glossary forbids: `key: "…" says "…", not "…"`. */
export function breaches(messages: Messages, terms: readonly Entry[]): string[] {
  return Object.entries(messages).flatMap(([key, text]) =>
    terms.flatMap(({ say, never }) =>
      never.flatMap((pattern) => {
        const found = pattern.exec(text.replaceAll(BLANK, '{'))?.[0];
        return found === undefined ? [] : [`${key}: “${text}” says “${found}”; the glossary has “${say}”`];
      }),
    ),
  );
}
