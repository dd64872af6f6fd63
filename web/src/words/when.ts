// Moments in the reader's words: today only the time is said.

import type { Lang } from '@orrery/kernel';
import { useLanguage } from './language.tsx';

/** How days and times are written where the reader lives: as the first of the browser's languages that is ours says. */
export const localeOf = (lang: Lang): string => navigator.languages.find((each) => each.split('-')[0] === lang) ?? lang;

export function useWhen(): (moment: number) => string {
  const { lang } = useLanguage();
  const format = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' });
  const short = new Intl.DateTimeFormat(localeOf(lang), { timeStyle: 'short' });
  return (moment) => (isToday(moment) ? short : format).format(moment);
}

const isToday = (moment: number): boolean => new Date(moment).toDateString() === new Date().toDateString();
