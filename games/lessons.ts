// Which games can be learned here, and how to load what they bring. Apart from the catalog: who plays needs none of it.

import type { Learning } from './learn.ts';

const LESSONS: Readonly<Record<string, () => Promise<{ readonly learning: unknown }>>> = {
  merchant: () => import('./merchant/learn/index.ts'),
};

export const learnable: readonly string[] = Object.keys(LESSONS);

/** Null: this game brings no lessons. */
export async function loadLearning(id: string): Promise<Learning | null> {
  const load = Object.hasOwn(LESSONS, id) ? LESSONS[id] : undefined;
  return load === undefined ? null : ((await load()).learning as Learning);
}
