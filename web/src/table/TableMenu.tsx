// What a table being played adds to the menu: its link, and a report of a problem in one click.

import { useState } from 'react';
import type { TableSource } from '../source/source.ts';
import { copied } from '../part/copy.tsx';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './frame.ts';
import { saveFile } from './record.ts';
import { reportOf } from './report.ts';

interface Props {
  readonly source: TableSource;
  /** Whether the link leads here from any other place. */
  readonly shared: boolean;
}

export function TableMenu({ source, shared }: Props) {
  const { say } = useLanguage();
  const { shot } = useTableContext();
  const [said, setSaid] = useState('');
  const report = async (): Promise<void> => {
    const text = await reportOf(shot, source);
    saveFile(`orrery-${shot.game.id}-report.json`, text);
    setSaid(say('menu.reported'));
  };
  return (
    <div className="menu-more">
      <div className="row">
        <button type="button" className="button" onClick={() => void share().then((word) => setSaid(say(word)))}>
          {say('menu.share')}
        </button>
        <button type="button" className="button" onClick={() => void report()}>
          {say('menu.report')}
        </button>
      </div>
      {!shared && <p className="quiet">{say('menu.share-here')}</p>}
      <p className="quiet">{say('menu.report-more')}</p>
      <p role="status">{said}</p>
    </div>
  );
}

/** By the system's own way where there is one, else by the clipboard. */
async function share(): Promise<'menu.shared' | 'menu.copied' | 'menu.not-copied'> {
  const url = location.href;
  // Called off by the reader, or not allowed on this page: the address is still in the browser's own line.
  if (typeof navigator.share !== 'function') return (await copied(url)) ? 'menu.copied' : 'menu.not-copied';
  return navigator.share({ url, title: document.title }).then(
    () => 'menu.shared',
    () => 'menu.not-copied',
  );
}
