// Moments in the reader's words: today only the time is said.

import { useLanguage } from './language.tsx';

export function useWhen(): (moment: number) => string {
  const { lang } = useLanguage();
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const short = new Intl.DateTimeFormat(lang, { timeStyle: 'short' });
  return (moment) => (isToday(moment) ? short : format).format(moment);
}

const isToday = (moment: number): boolean => new Date(moment).toDateString() === new Date().toDateString();
