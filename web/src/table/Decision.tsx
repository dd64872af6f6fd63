// The one decision: the question, its answers, and what else can be done now. At a game's own board most answers wait
// there: the bar has the short ones, and a drawer with all of them.

import { useState } from 'react';
import { useSettings } from '../settings/store.ts';
import type { Mind } from '../source/mind.ts';
import type { TableSource } from '../source/source.ts';
import { Actions } from './Actions.tsx';
import { Answers } from './Answers.tsx';
import { Question } from './Asked.tsx';
import { Drawer } from './Drawer.tsx';
import { useTableContext } from './frame.ts';
import { useKeys } from './keys.ts';
import { useHint } from './useHint.ts';
import { useOrders } from './useStanding.ts';
import { answerLayoutOf } from './way.ts';
import './Decision.css';

interface Props {
  readonly source: TableSource;
  readonly mind: Mind;
}

export function Decision({ source, mind }: Props) {
  const context = useTableContext();
  const { props, question } = context;
  const { words } = useSettings();
  const layout = answerLayoutOf(context, words);
  const hint = useHint(mind);
  const standing = useOrders(source);
  // Whoever has opened or closed the drawer has done so for this question.
  const [opened, setOpened] = useState<{ readonly question: string | null; readonly open: boolean } | null>(null);
  const open = layout.drawer && (opened?.question === question ? opened.open : layout.open);
  const turn = (): void => setOpened({ question, open: !open });
  const digits = layout.short.slice(0, 9).map((id, i) => [`${i + 1}`, () => !props.busy && props.answer(id)] as const);
  useKeys({
    ...Object.fromEntries(digits),
    l: layout.drawer ? turn : undefined,
    Escape: open ? turn : undefined,
  });
  return (
    <>
      {open && <Drawer key={question} onClose={turn} />}
      <div className="decision" data-question={question} data-whole={!layout.drawer}>
        <Question hint={hint} passed={standing.passed} />
        <Answers layout={layout} open={open} onTurn={turn} />
        <Actions source={source} hint={hint} passAll={standing.passAll} />
      </div>
    </>
  );
}
