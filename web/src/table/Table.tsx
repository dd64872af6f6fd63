// A table being played: the frame, with the one decision at the bottom.

import type { Panel } from '@orrery/games/table';
import type { ReactNode } from 'react';
import type { Mind } from '../source/mind.ts';
import type { TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { Decision } from './Decision.tsx';
import { End } from './End.tsx';
import { TableLayout } from './Frame.tsx';
import type { PersonMenuComponent } from './frame.ts';
import { PassScreen } from './PassScreen.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useShot } from './hooks.ts';

interface Props {
  readonly source: TableSource;
  readonly mind: Mind;
  /** Whether its address leads here from any other place. */
  readonly shared?: boolean;
  /** More in the header, and above the decision. */
  readonly tools?: ReactNode;
  readonly strip?: ReactNode;
  /** The page's own panels, and what can be done about the people at other seats. */
  readonly panels?: readonly Panel[];
  readonly personMenu?: PersonMenuComponent;
  /** More in the menu. */
  readonly menu?: ReactNode;
  /** The way to another game, after the end. */
  readonly again?: ReactNode;
}

export function Table({ source, mind, shared = false, tools, strip, panels, personMenu, menu, again }: Props) {
  const shot = useShot(source);
  if (shot.passTo !== null) return <PassScreen shot={shot} source={source} />;
  const bottom = (
    <>
      {strip}
      <TableTrouble source={source} />
      {shot.standing.over ? <End source={source} again={again} /> : <Decision source={source} mind={mind} />}
    </>
  );
  return (
    <TableLayout
      shot={shot}
      bottom={bottom}
      tools={tools}
      menu={
        <>
          {menu}
          <TableMenu source={source} shared={shared} />
        </>
      }
      seatCommands={source}
      earlier={source.earlier}
      {...(panels === undefined ? {} : { after: panels })}
      {...(personMenu === undefined ? {} : { personMenu })}
      {...(source.history === undefined ? {} : { history: source.history })}
      onAnswer={source.answer}
    />
  );
}

/** What is wrong with the table itself, if anything. */
function TableTrouble({ source }: { readonly source: TableSource }) {
  const { say } = useLanguage();
  const { link, trouble } = useShot(source);
  return (
    <div role="status">
      {link === 'lost' && <p className="notice">{say('table.lost')}</p>}
      {trouble !== null && (
        <p className="notice bad">
          {say('table.trouble', { what: trouble })}
          <button type="button" className="button" onClick={source.retry}>
            {say('table.again')}
          </button>
        </p>
      )}
    </div>
  );
}
