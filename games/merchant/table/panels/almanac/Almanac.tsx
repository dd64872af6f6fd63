// The almanac: what everybody knows, what only this viewer has looked at, and what remains possible.

import { memo } from 'react';
import type { Props } from '../../part/self.ts';
import { Boxes } from './Boxes.tsx';
import { CupTable, Waiting } from './Cup.tsx';
import { Hidden } from './Hidden.tsx';
import { Systems } from './Systems.tsx';
import '../../part/part.css';
import './almanac.css';

export const Almanac = memo(function Almanac(props: Props) {
  const { say } = props;
  const pages = [
    ['panel.systems', Systems],
    ['panel.hidden', Hidden],
    ['panel.boxes', Boxes],
    ['panel.waiting', Waiting],
    ['panel.cup', CupTable],
  ] as const;
  return (
    <div className="mv-panel mv-almanac">
      {pages.map(([key, Page], i) => (
        <details key={key} open={i < 2}>
          <summary>{say({ key })}</summary>
          <Page {...props} />
        </details>
      ))}
    </div>
  );
});
