// An evening at the table, from the deal to the last standing, through whichever front the person sits at.

import { promptOf, sentence } from '@orrery/games';
import type { Answer, Ask } from '@orrery/kernel';
import { lengthOf } from '@orrery/table';
import { answer, back, goOn, hintFor, logLines, type Sitting, viewOf, tableLines } from './sitting.ts';
import { answerWords, refusalWords, words } from './words.ts';

export type Move =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'undo' | 'hint' | 'log' | 'table' | 'help' | 'quit' | 'end' };

/** Where a person sits: a terminal with prompts, or lines in and out. */
export interface Front {
  say(text: string): void;
  show(title: string, lines: readonly string[]): void;
  /** Says what can be answered, where the question itself does not show it. */
  offer(sitting: Sitting, ask: Ask): void;
  ask(sitting: Sitting, ask: Ask): Promise<Move>;
  close(): void;
}

/** Plays until the game is over or the person leaves; true: it is over. */
export async function playEvening(sitting: Sitting, front: Front): Promise<boolean> {
  const { head } = sitting.table.journal;
  const { me, title } = sitting;
  const bots = head.seats.filter((_, seat) => seat !== me).join(', ');
  const place = { who: head.seats[me] ?? '', seat: me, seats: head.seats.length };
  front.say(words(sitting, 'play.welcome', { game: title, ...place, bots, commitment: head.commitment }));
  let shown: Ask | null = null;
  for (;;) {
    const ask = goOn(sitting);
    tellNews(sitting, front);
    if (ask === null) {
      tellEnd(sitting, front);
      return true;
    }
    if (JSON.stringify(shown) !== JSON.stringify(ask)) {
      front.show(words(sitting, 'play.table'), tableLines(sitting));
      front.say(promptOf(sitting.messages, ask));
      front.offer(sitting, ask);
      shown = ask;
    }
    const move = await front.ask(sitting, ask);
    if (move.kind === 'quit' || move.kind === 'end') {
      front.say(words(sitting, move.kind === 'quit' ? 'play.left' : 'play.ended'));
      return false;
    }
    if (move.kind === 'undo' || move.kind === 'table') shown = null;
    if (move.kind !== 'table') front.say(takeMove(sitting, ask, move));
  }
}

/** Does what the person wants; gives what is to be said about it. */
function takeMove(sitting: Sitting, ask: Ask, move: Move): string {
  switch (move.kind) {
    case 'answer': {
      const said = answerWords(sitting, viewOf(sitting), ask, move.answer);
      const refusal = answer(sitting, move.answer);
      return refusal === null
        ? words(sitting, 'play.said', { who: sitting.table.journal.head.seats[sitting.me] ?? '', said })
        : refusalWords(sitting, refusal);
    }
    case 'undo': {
      const outcome = back(sitting);
      return typeof outcome === 'string' ? words(sitting, `play.${outcome}`) : refusalWords(sitting, outcome);
    }
    case 'hint':
      return hint(sitting, ask);
    case 'log':
      return logLines(sitting).join('\n');
    default:
      return words(sitting, 'play.help');
  }
}

/** What a bot in this seat would answer, and why. */
function hint(sitting: Sitting, ask: Ask): string {
  const { answer: proposed, reason } = hintFor(sitting);
  const line = words(sitting, 'play.hint-is', { answer: answerWords(sitting, viewOf(sitting), ask, proposed) });
  return reason === undefined ? line : `${line}. ${sentence(sitting.messages, reason)}`;
}

function tellNews(sitting: Sitting, front: Front): void {
  const news = logLines(sitting, sitting.read);
  sitting.read = lengthOf(sitting.table);
  if (news.length > 0) front.show(words(sitting, 'play.log'), news);
}

function tellEnd(sitting: Sitting, front: Front): void {
  const { game, table, messages } = sitting;
  const { journal } = table;
  const { ranks, scores, how } = game.standing(journal.state);
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const lines = order.map((seat) =>
    words(sitting, 'play.place', {
      rank: ranks[seat] ?? 0,
      who: journal.head.seats[seat] ?? '',
      score: scores[seat] ?? '?',
    }),
  );
  front.show(words(sitting, 'play.over'), [...lines, ...(how === undefined ? [] : [sentence(messages, how)])]);
}
