// Combat, the Rastur and the lone game: who carries what, the odds before a shot, and how close the invaders are.

import { memo } from 'react';
import { COMBAT, has, RASTUR } from '../../../rules/table.ts';
import type { Props } from '../../part/self.ts';
import { Attack } from './Attack.tsx';
import { Arms } from './Arms.tsx';
import { Invaders } from './Invaders.tsx';
import '../../part/part.css';
import './fight.css';

export const Fight = memo(function Fight(props: Props) {
  const { table } = props.view;
  return (
    <div className="mv-panel mv-fight">
      <Attack {...props} />
      {has(table, RASTUR) && <Invaders {...props} />}
      {has(table, COMBAT) && <Arms {...props} />}
    </div>
  );
});
