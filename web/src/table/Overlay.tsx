// Whichever page lies over the table: the rules, the reference card, the keys, the race so far, the menu. None is there when
// the table opens, so they are fetched after it.

import { type ReactNode, Suspense } from 'react';
import { TableSheet } from '../part/Sheet.tsx';
import type { Sample } from '../source/scores.ts';
import { useLanguage } from '../words/language.tsx';
import { KeysPage } from './KeysPage.tsx';
import { MenuPage } from './Menu.tsx';
import { RacePage } from './RacePage.tsx';
import { Rulebook } from './Rulebook.tsx';
import { type OverlayPage, useTableContext } from './tableContext.ts';

interface OverlayProps {
  readonly page: OverlayPage;
  readonly menu: ReactNode;
  readonly history: (() => Promise<readonly Sample[]>) | undefined;
  samples(): readonly Sample[];
}

export default function Overlay({ page, menu, history, samples }: OverlayProps) {
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
          <Suspense>
            <table.Card {...props} />
          </Suspense>
        </TableSheet>
      );
  }
}
