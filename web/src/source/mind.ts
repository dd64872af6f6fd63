// What drives a bot's seat or gives a hint: somebody who is shown a view and a question, and answers.

import type { Answer, Ask, GameEvent, Text, View } from '@orrery/kernel';

interface Puzzle {
  readonly game: string;
  readonly view: View;
  readonly ask: Ask;
  readonly events: readonly GameEvent[];
  readonly level: string;
}

export interface Thought {
  readonly answer: Answer;
  readonly why?: Text;
}

export interface Mind {
  think(puzzle: Puzzle): Promise<Thought>;
  close(): void;
}
