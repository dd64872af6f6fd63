// The front of a game: how it presents itself, and where its parts are. It is all that the catalog names, and light enough
// to be fetched for every game at once: words, numbers and shapes here, everything heavy behind an import of its own. Server
// and bots load fronts too, so nothing in them draws by itself.

import type { Game, Lang, Messages, Options, Scalar, View } from '@orrery/kernel';
import type { GameEvidence } from './evidence.ts';
import type { Learning } from './learn.ts';
import type { Picture } from './picture.ts';
import type { GameTable } from './table.ts';

/** A text in every language. */
export type Said = Readonly<Record<Lang, string>>;

/** A table that is ready to be played: the reader, these bots, these options. */
export interface Preset {
  readonly id: string;
  readonly name: Said;
  /** In a few words, what it is. */
  readonly line: Said;
  /** Their levels; the reader sits before them. */
  readonly bots: readonly string[];
  /** Those that are not as usual. */
  readonly options: Options;
}

/** Options that belong together: what a newcomer need not see stays folded. */
export interface OptionGroup {
  readonly name: Said;
  readonly options: readonly string[];
}

export interface Front<T = unknown> {
  readonly id: string;
  readonly name: Said;
  /** In one sentence, why one would want to play it. */
  readonly line: Said;
  /** A few words each: what else to know before one sits down. */
  readonly facts?: readonly Said[];
  /** As the game says, which is not loaded yet when this is read. */
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes among people: the shortest and the longest. */
  readonly minutes: readonly [least: number, most: number];
  /** Left out: one is made from the id. */
  readonly picture?: Picture;
  /** The first is the one that a newcomer starts with at one click. */
  readonly presets?: readonly Preset[];
  /** The options of the game in groups, the first of them open. Left out: one list. */
  readonly groups?: readonly OptionGroup[];
  /** A random evening: of each of these options one of these values, by lot. Written twice, a value is twice as likely. */
  readonly evening?: Readonly<Record<string, readonly (boolean | Scalar)[]>>;
  /** How a score is written, `#` being the number. Left out: the number alone. */
  readonly score?: Said;
  /** Keys of the events that tell of points, for a row that tells of much else too. Left out: the first thing it tells of a seat. */
  readonly scoring?: readonly string[];
  /** The key of the event with which a round of everybody's turns opens, where the game counts those. Left out: turns are counted. */
  readonly rounds?: string;
  /** What the race runs to. Left out: there is no such number. */
  goal?(view: View<T>): number;

  /** All of it: data, rules, every text, and what its bots know. With options: as much as a table with these needs. */
  game(options?: Options): Promise<{ readonly game: Game<T> }>;
  /** As much of it as a page needs to open a table: without the bots, who think elsewhere, and the texts of the rulebook. With
   *  options: no more of the rules than a table with these needs. Left out: all of it. */
  rules?(options?: Options): Promise<{ readonly rules: Game<T> }>;
  /** The texts `rule.5.21` and `chapter.5`, fetched when somebody opens the rules. Left out: they are in the game's text. */
  readonly rulebook?: Readonly<Record<Lang, () => Promise<Messages>>>;
  /** A board of its own. Left out: the game is shown in words. */
  table?(): Promise<{ readonly table: GameTable<T> }>;
  /** Lessons, positions to try a rule on, the glossary. */
  learning?(): Promise<{ readonly learning: Learning<T> }>;
  /** What is measured for long. */
  evidence?(): Promise<{ readonly evidence: GameEvidence<T> }>;
}

/** A score as this game writes it. */
export const scoreText = (front: Front | undefined, lang: Lang, value: number): string =>
  (front?.score?.[lang] ?? '#').replace('#', () => value.toLocaleString(lang, { useGrouping: 'always' }));
