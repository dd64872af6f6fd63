// The four decks of the supplement (§13 to §16). What a card does is in cards/ under its id, what it says in text/; here are its
// number in the deck, its copies, and where its name and its text come from.

import type { Mark } from './marks.ts';

export interface Card {
  readonly id: string;
  readonly copies: number;
  /** Where the name comes from, and what the card does. */
  readonly name: Mark;
  readonly text: Mark;
}

export const OBJECTIVES: readonly Card[] = [
  { id: 'conquerors', copies: 1, name: 'seed', text: 'inferred' },
  { id: 'parasites', copies: 1, name: 'seed', text: 'seed' },
  { id: 'predators', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'pathfinders', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'brokers', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'prospectors', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'scholars', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'architects', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'settlers', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'hoarders', copies: 1, name: 'inferred', text: 'inferred' },
];

/** `level`: 0 is (A), for any Civ. */
export const BREAKTHROUGHS: readonly (Card & { readonly level: number })[] = [
  { id: 'drive-improvement', level: 0, copies: 30, name: 'seed', text: 'seed' },
  { id: 'nav-computers', level: 2, copies: 2, name: 'seed', text: 'inferred' },
  { id: 'jamming', level: 3, copies: 2, name: 'seed', text: 'seed' },
  { id: 'lrms', level: 4, copies: 2, name: 'seed', text: 'inferred' },
  { id: 'repair-robots', level: 4, copies: 2, name: 'seed', text: 'inferred' },
  { id: 'grapple-beams', level: 5, copies: 2, name: 'seed', text: 'inferred' },
  { id: 'modular-units', level: 5, copies: 2, name: 'seed', text: 'seed' },
  { id: 'nova-bombs', level: 7, copies: 2, name: 'seed', text: 'inferred' },
  { id: 'ore-refining', level: 0, copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'survey-probes', level: 0, copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'cargo-pods', level: 2, copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'long-supply', level: 2, copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'automated-yards', level: 3, copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'sealed-habitats', level: 3, copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'fire-control', level: 4, copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'screens', level: 5, copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'planet-shields', level: 6, copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'gate-keys', level: 6, copies: 2, name: 'inferred', text: 'inferred' },
];

export const COLONIZATIONS: readonly Card[] = [
  { id: 'rebels', copies: 2, name: 'seed', text: 'seed' },
  { id: 'quiet-world', copies: 4, name: 'inferred', text: 'inferred' },
  { id: 'ore-seams', copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'fertile-plains', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'old-archive', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'helpful-natives', copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'volunteer-guard', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'harsh-climate', copies: 2, name: 'inferred', text: 'inferred' },
  { id: 'lost-cargo', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'buried-relic', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'trade-hub', copies: 1, name: 'inferred', text: 'inferred' },
];

/** Agents in the order in which they act (§16.4), relics, events. */
export const ENCOUNTERS: readonly (Card & { readonly kind: 'agent' | 'relic' | 'event' })[] = [
  { id: 'berserker', kind: 'agent', copies: 1, name: 'seed', text: 'inferred' },
  { id: 'ion-storm', kind: 'agent', copies: 1, name: 'seed', text: 'inferred' },
  { id: 'madness', kind: 'agent', copies: 1, name: 'seed', text: 'seed' },
  { id: 'pirates', kind: 'agent', copies: 1, name: 'seed', text: 'seed' },
  { id: 'plague', kind: 'agent', copies: 1, name: 'seed', text: 'seed' },
  { id: 'raiders', kind: 'agent', copies: 1, name: 'seed', text: 'seed' },
  { id: 'rogue-miners', kind: 'agent', copies: 1, name: 'seed', text: 'seed' },
  { id: 'space-amoeba', kind: 'agent', copies: 1, name: 'seed', text: 'seed' },
  { id: 'trader', kind: 'agent', copies: 1, name: 'seed', text: 'seed' },
  { id: 'power-core', kind: 'relic', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'star-atlas', kind: 'relic', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'old-weapon', kind: 'relic', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'old-shield', kind: 'relic', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'data-vault', kind: 'relic', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'gate-stone', kind: 'relic', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'wreck', kind: 'event', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'meteors', kind: 'event', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'time-slip', kind: 'event', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'fold', kind: 'event', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'dust', kind: 'event', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'beacon', kind: 'event', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'eddy', kind: 'event', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'ore', kind: 'event', copies: 1, name: 'inferred', text: 'inferred' },
  { id: 'nothing', kind: 'event', copies: 1, name: 'inferred', text: 'inferred' },
];

const numberIn = (deck: readonly Card[]): ((id: string) => number) => {
  const ids = deck.map(({ id }) => id);
  return (id) => ids.indexOf(id);
};
export const breakthrough = numberIn(BREAKTHROUGHS);
export const objective = numberIn(OBJECTIVES);
export const colonization = numberIn(COLONIZATIONS);
export const encounter = numberIn(ENCOUNTERS);
