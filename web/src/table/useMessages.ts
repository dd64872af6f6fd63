// A game's messages in the reader's language. Where they come in two parts, a board is shown with the first, as soon as that says
// all there is to say; the other is fetched at once when it stands.

import { COMING, firstMessagesOf, messagesOf, optionName, promptOf, sentence } from '@orrery/games';
import type { Game, Messages } from '@orrery/kernel';
import { useEffect, useRef, useState } from 'react';
import { onBoard } from '../offline/later.ts';
import { serverSilent, whenServerBack } from '../source/serverBack.ts';
import type { ShownTable } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';

/** The game's words over ours; null until they are here. A change of language keeps the old ones until then. With a table: as
 *  many of them as it needs to be shown, then all. */
export function useMessages(game: Game, names: readonly string[], shownTable?: ShownTable): Messages | null {
  const { lang, messages: ours } = useLanguage();
  const [messages, setMessages] = useState<Messages | null>(null);
  const isShown = useRef(false);
  const shown = useRef(shownTable);
  useEffect(() => {
    shown.current = shownTable;
    isShown.current = messages !== null;
  });
  const list = names.join('\n');
  useEffect(() => {
    let wanted = true;
    let quiet = (): void => undefined;
    const seats = list.split('\n');
    const lay = (theirs: Messages): void => {
      if (wanted) setMessages({ ...ours, ...theirs });
    };
    const all = (): Promise<void> => messagesOf(game, lang, seats).then(lay);
    const rest = (): void => {
      if (!wanted) return;
      all().catch(() => {
        serverSilent();
        quiet = whenServerBack(() => {
          quiet();
          rest();
        });
      });
    };
    const open = async (): Promise<void> => {
      if (game.later === undefined || isShown.current || shown.current === undefined) return all();
      const first = await firstMessagesOf(game, lang, seats);
      if (!saysAll(first, shown.current)) return all();
      lay(first);
      onBoard(rest);
    };
    void open();
    return () => {
      wanted = false;
      quiet();
    };
  }, [game, lang, list, ours]);
  return messages;
}

/** So many events are told before a first question, and not many more. */
const FEW = 40;

/** Whether these words say what the table shows: what happened, what is asked, and each answer. */
export function saysAll(
  messages: Messages,
  { game, view, events, ask }: Pick<ShownTable, 'game' | 'view' | 'events' | 'ask'>,
): boolean {
  if (events.length > FEW) return false;
  const said = events.map((event) => sentence(messages, event));
  if (ask !== null) {
    const { choice } = ask;
    const ids = 'options' in choice ? choice.options : 'entries' in choice ? choice.entries.map(({ id }) => id) : [];
    said.push(promptOf(messages, ask));
    if ('noun' in choice) for (const id of ids) said.push(optionName(game, view, messages, choice.noun, id));
  }
  return !said.some((text) => text.includes(COMING));
}
