// Moments in the reader's words.

import { useLanguage } from '../words/language.tsx';

export function useWhen(): (moment: number) => string {
  const { lang } = useLanguage();
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => format.format(moment);
}
