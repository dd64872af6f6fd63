// At a table where nothing is asked of you: the way to the next one that waits. The number stands in the tab's title too.

import { useEffect } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.tsx';
import { useTurns } from './useTurns.ts';

export function NextTurn({ here }: { readonly here: string }) {
  const { say } = useLanguage();
  const others = useTurns()?.filter(({ table }) => table !== here) ?? [];
  const n = others.length;
  useEffect(() => {
    if (n === 0) return undefined;
    const before = document.title;
    document.title = `(${n}) ${before.replace(/^\(\d+\) /, '')}`;
    return () => {
      document.title = before;
    };
  }, [n]);
  const [next] = others;
  if (next === undefined) return null;
  return (
    <Link href={`/table/${next.table}`} className="button" title={say('tables.next')}>
      {say('tables.more-turns', { n })}
    </Link>
  );
}
