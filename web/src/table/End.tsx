// Below the board when the game is over: another one, the replay, the game to be sent to friends, and the record to keep and to
// verify. What there is to see of the ending lies over the board (Ending.tsx).

import { type Game, type GameRecord, replay } from '@orrery/kernel';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { copied, saveFile } from '../part/share.tsx';
import { TryButton } from '../part/TryButton.tsx';
import { scenarioOf, writeScenario } from '../source/scenario.ts';
import type { TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { Headline } from './Headline.tsx';
import { useTableContext } from './tableContext.ts';
import './End.css';

interface EndProps {
  readonly source: TableSource;
  /** The way to another game; left out: home. */
  readonly again?: ReactNode;
  /** Shows the ending; left out: it is on show. */
  onOpen?(): void;
}

export function End({ source, again, onOpen }: EndProps) {
  const { shownTable } = useTableContext();
  const { say } = useLanguage();
  const { standing, sitters, game } = shownTable;
  const winners = sitters.flatMap((_, seat) => (standing.ranks[seat] === 1 ? [seat] : []));
  const [verdict, setVerdict] = useState<{ readonly good: boolean; readonly text: string } | null>(null);

  const verify = async (): Promise<void> => {
    setVerdict({ good: true, text: say('end.verifying') });
    const broken = (error: unknown) => {
      const what = error instanceof Error ? error.message : String(error);
      return { good: false, text: say('end.broken', { what }) };
    };
    const found = source.record().then((record) => checkRecord(game, record));
    setVerdict(await found.then((n) => ({ good: true, text: say('end.verified', { n }) }), broken));
  };
  const save = async (kind: 'json' | 'txt'): Promise<void> => {
    const record = await source.record();
    const text = kind === 'json' ? `${JSON.stringify(record, null, 1)}\n` : writeScenario(scenarioOf(record));
    saveFile(`${record.game}-${record.table}.${kind}`, text);
  };
  return (
    <div className="over">
      <div>
        <h2>
          {say('end.title')}
          {standing.how?.key !== 'end.stopped' && (
            <>
              . <Headline winners={winners} />
            </>
          )}
        </h2>
        {onOpen !== undefined && (
          <button type="button" className="button" onClick={onOpen}>
            {say('end.open')}
          </button>
        )}
      </div>
      <div className="actions">
        {again ?? (
          <Link href="/" className="button main">
            {say('end.again')}
          </Link>
        )}
        <ReplayButton source={source} />
        <ShareButton source={source} />
        <div className="record-ways">
          <button type="button" className="button plain" onClick={() => void verify()}>
            {say('end.verify')}
          </button>
          <button type="button" className="button plain" onClick={() => void save('json')}>
            {say('end.record')}
          </button>
          <button type="button" className="button plain" onClick={() => void save('txt')}>
            {say('end.notation')}
          </button>
        </div>
        <p className={verdict?.good === false ? 'hint bad' : 'hint good'} role="status">
          {verdict?.text}
        </p>
      </div>
    </div>
  );
}

/** A finished game, played again here, must give the same digests from the promised dice. Throws what is wrong with it;
 *  gives the number of rows. */
function checkRecord(game: Game, record: GameRecord): number {
  return replay(game, record).rows.length;
}

/** From the end of a table to its replay: the record is kept in this browser, wherever the game was played. */
function ReplayButton({ source }: { readonly source: TableSource }) {
  const { say } = useLanguage();
  const [, goTo] = useLocation();
  const open = async (): Promise<void> => {
    const { keepRecord } = await import('../source/records.ts');
    goTo(`/replay/${await keepRecord(await source.record(), botsOf(source))}`);
  };
  return (
    <TryButton className="button" act={open}>
      {say('replay.look-again')}
    </TryButton>
  );
}

const botsOf = (source: TableSource): readonly (string | null)[] => source.shown().sitters.map(({ bot }) => bot);

/** The whole game in a link, for friends: by the system's own way of sharing, else on the clipboard. */
function ShareButton({ source }: { readonly source: TableSource }) {
  const { say } = useLanguage();
  const [said, setSaid] = useState('');
  const share = async (): Promise<void> => {
    const { packRecord } = await import('../replay/recordLink.ts');
    const link = `${location.origin}/replay/link#${await packRecord(await source.record(), botsOf(source))}`;
    if (typeof navigator.share === 'function') await navigator.share({ url: link, title: document.title });
    else setSaid(say((await copied(link)) ? 'end.shared-link' : 'end.not-shared'));
  };
  return (
    <>
      {/* Whoever calls the system's sharing off has changed their mind. */}
      <button type="button" className="button" onClick={() => void share().catch(() => setSaid(''))}>
        {say('end.share')}
      </button>
      {said !== '' && (
        <p className="hint good" role="status">
          {said}
        </p>
      )}
    </>
  );
}
