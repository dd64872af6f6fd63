// The words beside the dot that is aimed at.

import type { Ref } from 'react';
import type { TableProps } from '../../../table.ts';
import type { Dot } from '../../rules/board.ts';
import type { Table } from '../../rules/table.ts';
import type { Course } from './course.ts';
import { thingsAt, wayTo } from './label.ts';
import type { Chances } from './useOdds.ts';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly dot: Dot;
  readonly props: TableProps<Table>;
  readonly course: Course;
  readonly chances: Chances;
}

export function Tip({ ref, dot, props, course, chances }: Props) {
  return (
    <div ref={ref} className="chart-tip" data-tip={dot} aria-hidden="true">
      <strong>{props.name('dot', dot)}</strong>
      {thingsAt(props, dot).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {wayTo(props, course, chances, dot).map((line) => (
        <em key={line}>{line}</em>
      ))}
    </div>
  );
}
