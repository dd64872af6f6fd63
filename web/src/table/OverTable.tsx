// Whichever page lies over the table: the rules, the reference card, the keys, the race so far, the menu.

import type { ReactNode } from 'react';
import { useLanguage } from '../words/language.tsx';
import { TableSheet } from './Dialog.tsx';
import { type OverlayPage, useTableContext } from './frame.ts';
import { KeysPage } from './KeysPage.tsx';
import { MenuPage } from './MenuPage.tsx';
import type { Sample } from '../source/scores.ts';
import { RacePage } from './RacePage.tsx';
import { Rulebook } from './Rulebook.tsx';

interface Props {
  readonly page: OverlayPage;
  readonly menu: ReactNode;
  readonly history: (() => Promise<readonly Sample[]>) | undefined;
  samples(): readonly Sample[];
}

export function Overlay({ page, menu, history, samples }: Props) {
  const { say } = useLanguage();
  const { props, table, openPage } = useTableContext();
  // A page tells a moment later that it was closed: by then the next one may lie there.
  const close = (): void => openPage((now) => (now === page ? null : now));
  switch (page.page) {
    case 'rules':
      return <Rulebook number={page.number} onTurn={(number) => openPage({ page: 'rules', number })} onClose={close} />;
    case 'keys':
      return <KeysPage onClose={close} />;
    case 'race':
      return <RacePage samples={samples()} history={history} onClose={close} />;
    case 'menu':
      return <MenuPage more={menu} onClose={close} />;
    case 'card':
      return table?.Card === undefined ? null : (
        <TableSheet title={say('table.card')} wide onClose={close}>
          <table.Card {...props} />
        </TableSheet>
      );
  }
}
