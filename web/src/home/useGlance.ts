// A kept game in one line: whose turn it is, how the race stands, when it was left.

import { scoreText } from '@orrery/games/front';
import type { SavedGame } from '../source/savedGames.ts';
import { useLanguage } from '../words/language.tsx';
import { ago } from './ago.ts';
import { useFronts } from './fronts.tsx';

export function useGlance(): (kept: SavedGame) => string {
  const { say, lang } = useLanguage();
  const fronts = useFronts();
  return (kept) => {
    const { record, people, over, saved, summary, bots } = kept;
    const parts: string[] = [];
    const names = (seats: readonly number[]): string => seats.map((seat) => record.seats[seat] ?? '').join(', ');
    if (over) parts.push(say('kept.over'));
    else if (summary === null) parts.push(say('kept.turn', { n: record.rows.length }));
    else {
      const mine = summary.waiting.filter((seat) => bots[seat] === null);
      if (mine.length === 0) parts.push(say('kept.turn-of', { who: names(summary.waiting) }));
      else parts.push(people.length === 1 ? say('kept.mine') : say('kept.turn-of', { who: names(mine) }));
    }
    const standing = people.flatMap((seat) => {
      const score = summary?.scores[seat] ?? null;
      if (score === null) return [];
      const front = fronts.find(({ id }) => id === record.game);
      const written = scoreText(front, lang, score);
      const place = { who: record.seats[seat] ?? '', score: written, rank: summary?.ranks[seat] ?? 0 };
      return [say(people.length === 1 ? 'kept.score' : 'kept.score-of', place)];
    });
    return [...parts, ...standing, ago(saved, lang)].join(' · ');
  };
}
