// The room of the board: the game's own, or its table in words.

import { useSettings } from '../settings/store.ts';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';
import { SeatOrrery } from './Instrument.tsx';
import { TableInWords } from './Sentences.tsx';
import './Words.css';

export function BoardArea() {
  const { say } = useLanguage();
  const { words } = useSettings();
  const { shot, props, table } = useTableContext();
  if (table !== null && !words)
    return (
      <section className="board" aria-label={say('table.board')}>
        <table.Board {...props} />
      </section>
    );
  return (
    <section className="chart" data-words={words} aria-label={say('table.now')}>
      {!words && <SeatOrrery shot={shot} />}
      <TableInWords />
    </section>
  );
}
