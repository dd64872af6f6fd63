// Moments in the reader's words: today only the time is said.

import { useLanguage } from '../words/language.tsx';

export function useWhen(): (moment: number) => string {
  const { lang } = useLanguage();
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const short = new Intl.DateTimeFormat(lang, { timeStyle: 'short' });
  const today = new Date().toDateString();
  return (moment) => (new Date(moment).toDateString() === today ? short : format).format(moment);
}
