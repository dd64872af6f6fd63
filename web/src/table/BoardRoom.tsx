// The room of the board: the game's own, or its table in words.

import { useSettings } from '../settings/store.ts';
import { useLanguage } from '../words/language.tsx';
import { useFrame } from './frame.ts';
import { Instrument } from './Instrument.tsx';
import { Sentences } from './Sentences.tsx';
import './Words.css';

export function BoardRoom() {
  const { say } = useLanguage();
  const { words } = useSettings();
  const { shot, props, table } = useFrame();
  if (table !== null && !words)
    return (
      <section className="board" aria-label={say('table.board')}>
        <table.Board {...props} />
      </section>
    );
  return (
    <section className="chart" data-words={words} aria-label={say('table.now')}>
      {!words && <Instrument shot={shot} />}
      <Sentences />
    </section>
  );
}
