// A moment in words: "now", "12 minutes ago", "yesterday", and a date for what is long past.

import type { Lang } from '@orrery/kernel';

const STEPS = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, 7],
] as const;

export function ago(then: number, lang: Lang, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, now - then);
  if (past < 60_000) return words.format(0, 'second');
  for (const [unit, length, most] of STEPS) {
    const n = Math.round(past / length);
    if (n < most) return words.format(-n, unit);
  }
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(then);
}
