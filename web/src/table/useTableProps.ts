// Makes what a game's table is given (games/table.ts) from a shot.

import type { GameTable, TableProps } from '@orrery/games/table';
import { loadTable } from '@orrery/games/tables';
import { namingOf, sentence } from '@orrery/games';
import { type Answer, drafted, type Game, type Messages, type Refusal, why } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { colourOf, shapeOf } from '../part/Glyph.tsx';
import type { Shot } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { useMotion } from '../settings/motion.ts';
import { useRisky } from './hooks.ts';

/** What the frame itself does for a table. */
export interface TableCommands {
  readonly busy: boolean;
  answer(answers: readonly Answer[]): void;
  explain(refusal: Refusal): void;
  openRule(number: string): void;
  show(panel: string): void;
}

export function useTableProps(shot: Shot, messages: Messages, commands: TableCommands): TableProps {
  const { lang } = useLanguage();
  const motion = useMotion();
  const risky = useRisky(shot);
  return useMemo(() => {
    const { game, view, ask, standing, events, waiting, sitters } = shot;
    const shown = drafted(game, view);
    return {
      game,
      view: shown,
      ask,
      standing,
      events,
      waiting,
      names: sitters.map(({ name }) => name),
      lang,
      messages,
      risky,
      busy: commands.busy,
      motion,
      mark: (seat) => ({ colour: colourOf(seat), shape: shapeOf(seat) }),
      say: (text) => sentence(messages, text),
      name: namingOf(game, shown, messages),
      answer: (...answers) => commands.answer(answers),
      why: (answer) => why(game, view, view.viewer, answer),
      explain: commands.explain,
      openRule: commands.openRule,
      show: commands.show,
    };
  }, [shot, messages, lang, motion, risky, commands]);
}

/** The game's own table; undefined while it loads, null where there is none. */
export function useGameTable({ id }: Game): GameTable | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly table: GameTable | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadTable(id).then((table) => wanted && setFound({ id, table }));
    return () => {
      wanted = false;
    };
  }, [id]);
  return found?.id === id ? found.table : undefined;
}
