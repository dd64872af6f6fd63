import type { Game } from '@orrery/kernel';
import { useLanguage } from './language.tsx';

/** Our name for a game in the reader's language, or the one it brings. */
export function useGameName(game: Pick<Game, 'id' | 'name'>): string {
  const { messages } = useLanguage();
  return messages[`game.${game.id}`] ?? game.name;
}
