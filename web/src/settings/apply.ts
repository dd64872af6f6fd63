// Settings take effect on <html>, for all pages at once: style/ reads these attributes.

import { followMotion, mayMove } from './motion.ts';
import { readSettings } from './store.ts';

export function applySettings(): void {
  followMotion(apply);
  apply();
}

function apply(): void {
  const { colours, text } = readSettings();
  const page = document.documentElement;
  page.dataset['motion'] = mayMove() ? 'on' : 'off';
  page.dataset['colours'] = colours;
  page.style.setProperty('--text', String(text));
}
