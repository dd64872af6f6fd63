// From the end of a table to its replay: the record is kept in this browser, wherever the game was played.

import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';

export function ReplayButton({ source }: { readonly source: TableSource }) {
  const { say } = useLanguage();
  const [, goTo] = useLocation();
  const [trouble, setTrouble] = useState('');
  const open = async (): Promise<void> => {
    const { keepRecord } = await import('../source/replay.ts');
    goTo(`/replay/${await keepRecord(await source.record())}`);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => void open().catch((error: Error) => setTrouble(error.message))}
      >
        {say('replay.look-again')}
      </button>
      {trouble !== '' && (
        <p className="bad" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
