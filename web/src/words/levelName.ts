import { useLanguage } from './language.tsx';

/** A bot's level in the reader's language, or as it is. */
export function useLevelName(): (level: string) => string {
  const { messages } = useLanguage();
  return (level) => messages[`level.${level}`] ?? level;
}
