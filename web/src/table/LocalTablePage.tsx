// A game of this browser.

import { useLocation } from 'wouter';
import { TryButton } from '../part/TryButton.tsx';
import { Trouble, Waiting } from '../part/Waiting.tsx';
import { openLocal } from '../source/local.ts';
import { startLocal } from '../source/newGame.ts';
import type { TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { Table, useOpenedTable } from './Table.tsx';

export default function LocalTablePage({ id }: { readonly id: string }) {
  const opened = useOpenedTable(id, openLocal);
  if (opened === null) return <Waiting />;
  if ('error' in opened) return <Trouble error={opened.error} />;
  return <Table {...opened} again={<Rematch source={opened.source} />} />;
}

/** The same game once more: the same people, bots and options, and another deal. */
function Rematch({ source }: { readonly source: TableSource }) {
  const { say } = useLanguage();
  const [, go] = useLocation();
  const start = async (): Promise<void> => {
    const { game, sitters } = source.shown();
    const { options, seats } = await source.record();
    const bots = sitters.map(({ bot, ours }) => (ours === true ? null : bot));
    go(`/here/${await startLocal({ game, options, names: seats, bots })}`);
  };
  return (
    <TryButton className="button main" act={start}>
      {say('end.rematch')}
    </TryButton>
  );
}
