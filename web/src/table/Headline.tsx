// Who won, in a few words.

import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './tableContext.ts';

/** "You win" to the one who did; else who. Two at one screen are both told by name. */
export function Headline({ winners }: { readonly winners: readonly number[] }) {
  const { say } = useLanguage();
  const { here, sitters, view } = useTableContext().shownTable;
  if (winners.length === 0) return say('end.nobody');
  if (winners.length === 1 && here.length === 1 && winners[0] === view.viewer) return say('end.you');
  const who = winners.map((seat) => sitters[seat]?.name ?? '').join(', ');
  return say(winners.length === 1 ? 'end.won' : 'end.shared', { who });
}
