// Everything that is not the game itself: how it is shown and heard, the pages about it, sharing, reporting a problem.

import { type ReactNode, useState } from 'react';
import { copied, saveFile } from '../part/share.tsx';
import { TableSheet } from '../part/Sheet.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import type { ShownTable, TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { OrdersMenu } from './orders.tsx';
import { SeatWays } from './Seats.tsx';
import { useTableContext } from './tableContext.ts';
import './Menu.css';

interface MenuPageProps {
  /** What the page adds. */
  readonly more: ReactNode;
  onClose(): void;
}

export function MenuPage({ more, onClose }: MenuPageProps) {
  const { say } = useLanguage();
  const { table, openPage } = useTableContext();
  const { words, sound } = useSettings();
  return (
    <TableSheet title={say('menu.title')} onClose={onClose}>
      <div className="menu-pages">
        <button type="button" className="button" onClick={() => openPage({ page: 'rules', number: '' })}>
          {say('rule.title')}
        </button>
        {table?.Card !== undefined && (
          <button type="button" className="button" onClick={() => openPage({ page: 'card' })}>
            {say('table.card')}
          </button>
        )}
        <button type="button" className="button" onClick={() => openPage({ page: 'race' })}>
          {say('table.race')}
        </button>
        <button type="button" className="button" onClick={() => openPage({ page: 'keys' })}>
          {say('key.title')}
        </button>
      </div>
      <fieldset className="menu-switches">
        <label>
          <input type="checkbox" checked={words} onChange={() => changeSettings({ words: !words })} />
          {say('menu.words')}
        </label>
        <label>
          <input type="checkbox" checked={sound} onChange={() => changeSettings({ sound: !sound })} />
          {say('menu.sound')}
        </label>
      </fieldset>
      {more}
    </TableSheet>
  );
}

interface TableMenuProps {
  readonly source: TableSource;
  /** Whether the link leads here from any other place. */
  readonly shared: boolean;
}

/** What a table being played adds to the menu: its link, and a report of a problem in one click. */
export function TableMenu({ source, shared }: TableMenuProps) {
  const { say } = useLanguage();
  const { shownTable } = useTableContext();
  const [said, setSaid] = useState('');
  const report = async (): Promise<void> => {
    const text = await reportOf(shownTable, source);
    saveFile(`orrery-${shownTable.game.id}-report.json`, text);
    setSaid(say('menu.reported'));
  };
  return (
    <div className="menu-more">
      <OrdersMenu source={source} />
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
      <OwnSeat />
    </div>
  );
}

/** What can be done with the seat in front of this screen. */
function OwnSeat() {
  const { shownTable, seatCommands, openPage } = useTableContext();
  const { view, sitters, standing } = shownTable;
  if (seatCommands === null || standing.over || sitters[view.viewer]?.ours !== true) return null;
  return (
    <div className="menu-more">
      <SeatWays seat={view.viewer} seatCommands={seatCommands} onClose={() => openPage(null)} />
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

/** A report of a problem: what is needed to see it again, in one file that the reader can look at before sending
 *  it. */
async function reportOf(shownTable: ShownTable, source: TableSource): Promise<string> {
  const { game, view, ask, waiting, standing, sitters, link, trouble } = shownTable;
  const report = {
    orrery: 'report',
    at: new Date().toISOString(),
    address: location.pathname,
    versions: { game: game.id, rules: game.rules, page: builtFiles() },
    browser: { agent: navigator.userAgent, languages: navigator.languages, width: innerWidth, height: innerHeight },
    record: await source.report(),
    shown: { view, ask, waiting, standing, bots: sitters.map(({ bot }) => bot), link, trouble },
  };
  return `${JSON.stringify(report, null, 1)}\n`;
}

/** The files of the page are named by what is in them: their names say which build this is. */
const builtFiles = (): string[] =>
  [...document.scripts].map(({ src }) => src.split('/').at(-1) ?? '').filter((name) => name !== '');
