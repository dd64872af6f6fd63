// Between two people at one screen: nothing of the table is on the page until the next one sits down.

import { useEffect, useRef } from 'react';
import { Glyph } from '../part/Glyph.tsx';
import type { Shot, TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import './PassScreen.css';

interface Props {
  readonly shot: Shot;
  readonly source: TableSource;
}

export function PassScreen({ shot, source }: Props) {
  const { say } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const seat = shot.passTo ?? 0;
  const name = shot.sitters[seat]?.name ?? '';
  return (
    <main className="pass-screen">
      <Glyph seat={seat} size={96} />
      <h1>{say('pass.title', { who: name })}</h1>
      <p className="quiet">{say('pass.more')}</p>
      <button ref={button} type="button" className="button main" onClick={() => source.sit(seat)}>
        {say('pass.sit', { who: name })}
      </button>
    </main>
  );
}
