// What a game's own table (games/<id>/table) is given by the page around it, and what it gives back. Types and nothing
// else: a table imports React, the kernel, its own game and this file; the page imports the table.

import type {
  Answer,
  Ask,
  GameEvent,
  Game,
  Lang,
  Messages,
  Refusal,
  Scalar,
  Seat,
  Standing,
  Sentence,
  View,
} from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';

/** How a seat is told apart: by colour (a CSS value) and by shape (an SVG path in a box of 24 by 24). */
export interface Glyph {
  readonly colour: string;
  readonly shape: string;
}

/** A word of a bot to the table. */
export interface Said {
  readonly seat: Seat;
  readonly text: Sentence;
  /** How many of the events had been told when it spoke: what it did with it is told next. */
  readonly at: number;
}

/** A table as one viewer sees it, with everything a board needs to show it and to answer. */
export interface TableProps<T = unknown> {
  readonly game: Game<T>;
  /** With the viewer's own drafts on it. */
  readonly view: View<T>;
  /** What the viewer is asked; null: nothing now, or the table is only looked at. */
  readonly ask: Ask | null;
  readonly standing: Standing;
  /** All that was told so far, as the viewer may read it; grows at the end, shrinks by undo. */
  readonly events: readonly GameEvent[];
  /** What bots have said as they answered, the newest last. */
  readonly said: readonly Said[];
  /** When the time of whoever is asked runs out, in milliseconds since 1970; null: there is no clock. */
  readonly until: number | null;
  /** What people say at the table, and a line to speak oneself; null: there is nobody to talk to. */
  readonly Talk: ComponentType | null;
  /** Whom the game waits for, as everybody may know it: who may act; where all plan at once, who has not planned yet. */
  readonly waiting: readonly Seat[];
  /** Where all plan at once: who has planned already. */
  readonly planned: readonly Seat[];
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly messages: Messages;
  /** Answers after which nothing can be undone, as far as that can be foretold. */
  readonly risky: ReadonlySet<Scalar>;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** How large the reader wants letters, times the usual: a board opens so much closer. */
  readonly text: number;
  /** Whether things may move: false where the reader has asked for stillness. */
  readonly motion: boolean;
  glyph(seat: Seat): Glyph;
  say(text: Sentence): string;
  /** `name('dot', 12)`. */
  name(noun: string, id: Scalar): string;
  /** Several answers are one command, all or nothing. */
  answer(...answers: readonly Answer[]): void;
  /** Why this answer would be refused; null: it would be taken. */
  why(answer: Answer): Refusal | null;
  /** Says a refusal beside the decision, with its rule. */
  explain(refusal: Refusal): void;
  /** Opens the page of a rule over the table. */
  openRule(number: string): void;
  /** Brings a panel to the front because the reader looks at what it shows. */
  show(panel: string): void;
}

/** A panel beside the board. */
export interface Panel<T = unknown> {
  readonly id: string;
  /** The key of its title in the game's messages. */
  readonly title: string;
  /** An SVG path in a box of 24 by 24. */
  readonly icon: string;
  readonly Body: ComponentType<TableProps<T>>;
  /** `now`: it is what the decision is about and comes to the front; `off`: there is nothing to show. */
  stands?(props: TableProps<T>): 'now' | 'on' | 'off';
}

/** Parts that are not there at the first sight, such as the reference card, may be `lazy`: what fetches them stands in `later`. */
export interface GameTable<T = unknown> {
  /** Fills the room it is given. The key B leads to what has `data-entry` on it, else to the first thing that takes the focus. */
  readonly Board: ComponentType<TableProps<T>>;
  readonly panels: readonly Panel<T>[];
  /** The reference card, one key away. */
  readonly Card?: ComponentType<TableProps<T>>;
  /** Wraps board and panels, and holds what they share: the place looked at, the way planned. */
  readonly Around?: ComponentType<TableProps<T> & { readonly children: ReactNode }>;
  /** Lights things on the board because the page speaks of them: dots, cards, whatever its ids name. Draws nothing. */
  readonly Pointer?: ComponentType<{ readonly at: readonly Scalar[] }>;
  /** What `Pointer` lights while the page speaks of an answer, for example as a hint, and of the reason for it. */
  lights?(props: TableProps<T>, answer: Answer, reason: Sentence | null): readonly Scalar[];
  /** The same for what was told: where it happened. The log shows it on the board. `told`: all that its turn tells. */
  places?(event: GameEvent, told: readonly GameEvent[]): readonly Scalar[];
  /** The face of a seat: who it plays, in the colour of the seat. Shown beside its name. */
  readonly Portrait?: ComponentType<TableProps<T> & { readonly seat: Seat }>;
  /** The answers worth a button of their own beside the question; the others wait on board and panels, and in a list that
   *  can be opened. Left out: all of them. */
  short?(props: TableProps<T>): readonly Answer[];
  /** Whether the board itself asks what is asked now, all of it: then the list of answers does not open over it. */
  answeredOnBoard?(props: TableProps<T>): boolean;
  /** Whether one may ever react to what others do, with the options of this game. Left out: wherever its rules have windows. */
  hasWindows?(props: TableProps<T>): boolean;
  /** Keys of the events with which a turn opens: the log is cut there. */
  readonly opens?: readonly string[];
  /** Keys of the events by which a score moves: a turning point of the race is told by them, before all else that happened then. */
  readonly scoring?: readonly string[];
  /** How `describe` is cut for whoever reads the table: a title in the game's messages, and the keys below it. */
  readonly sections?: readonly { readonly title: string; readonly keys: readonly string[] }[];
  /** What the events so far tell, as a story with figures: at the end of a game, and beside a replay. */
  readonly Story?: ComponentType<TableProps<T>>;
  /** By key of an event: what it sounds like. */
  readonly sounds?: Readonly<Record<string, Sound>>;
  /** By number of a rule: a picture from the board that shows it. */
  readonly figures?: Readonly<Record<string, ComponentType<{ readonly lang: Lang; readonly messages: Messages }>>>;
  /** Fetches what is `lazy`, once the first board stands: then it is there when somebody opens it. */
  readonly later?: readonly (() => Promise<unknown>)[];
}

export type Sound = 'dice' | 'step' | 'land' | 'coin' | 'reveal' | 'build' | 'blast' | 'deal' | 'turn' | 'win';
