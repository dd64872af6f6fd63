// One trade in a line: what it is, what comes of it, and a button with its verb and its price; and a group of them that folds.

import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useFocus } from '../focus.tsx';
import { AnswerButton } from '../shared/controls.tsx';
import { optionsOf, type Props } from '../shared/props.ts';
import type { Entry } from './market-entries.ts';
import { Buyers, litBy } from './MarketGoods.tsx';

export function TradeRow({ props, entry }: { readonly props: Props; readonly entry: Entry }) {
  const { ask, say, why } = props;
  const { light } = useFocus();
  const { art, title, note, effect, verb, answers, outlook } = entry;
  const [first] = answers;
  const options = optionsOf(ask);
  const offered = answers.some(({ answer }) => options.includes(answer));
  const refusal = first === undefined || offered || entry.group === 'aboard' ? null : why(first.answer);
  const glow = litBy(entry);
  return (
    <li
      className={answers.length > 0 && !offered ? 'mv-trade out' : 'mv-trade'}
      draggable={offered && outlook !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', first?.answer ?? '');
        event.dataTransfer.effectAllowed = 'move';
      }}
      onPointerEnter={() => light(glow)}
      onPointerLeave={() => light([])}
      onFocus={() => light(glow)}
    >
      {art}
      <What props={props} entry={entry}>
        <b>{title}</b>
        <span className="mv-note">{refusal === null ? note : `${note} · ${say(refusal)}`}</span>
      </What>
      {answers.length === 1 && first !== undefined ? (
        <AnswerButton props={props} answer={first.answer}>
          {verb} {effect !== '' && <span className="mv-effect">{effect}</span>}
        </AnswerButton>
      ) : (
        effect !== '' && <span className="mv-price">{answers.length === 0 ? effect.replace(/^−/, '') : effect}</span>
      )}
      {answers.length > 1 && (
        <span className="mv-sites">
          {answers.map(({ answer, label }) => (
            <AnswerButton key={answer} props={props} answer={answer}>
              {label}
            </AnswerButton>
          ))}
        </span>
      )}
    </li>
  );
}

/** Title and note; for goods they open the list of those who buy them. */
function What({ props, entry, children }: { props: Props; readonly entry: Entry; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const { outlook } = entry;
  if (outlook === undefined) return <span className="mv-what">{children}</span>;
  return (
    <>
      <button
        type="button"
        className="mv-what mv-open"
        aria-expanded={open}
        aria-controls={list}
        title={props.say({ key: 'panel.buyers', args: { n: outlook.known.length } })}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      <div className="mv-under" id={list} hidden={!open}>
        <Buyers props={props} outlook={outlook} />
      </div>
    </>
  );
}

interface FoldProps {
  readonly title: string;
  readonly count: number;
  readonly open?: boolean;
  /** Cannot be folded. */
  readonly fixed?: boolean;
  /** What holds for all of it. */
  readonly aside?: string | undefined;
  readonly children: ReactNode;
  onTurn?(open: boolean): void;
  readonly onDrop?: ((event: DragEvent) => void) | undefined;
}

export function Fold({ title, count, open = false, fixed = false, aside, children, onTurn, onDrop }: FoldProps) {
  const drops = onDrop === undefined ? {} : { onDrop, onDragOver: (event: DragEvent): void => event.preventDefault() };
  const rows = <ul className="mv-trade-rows">{children}</ul>;
  if (fixed)
    return (
      <section className="mv-trade-group" aria-label={title} {...drops}>
        <h3>
          {title} {aside !== undefined && <small className="mv-risk-note">{aside}</small>}
        </h3>
        {rows}
      </section>
    );
  return (
    <details className="mv-trade-group" open={open} onToggle={(event) => onTurn?.(event.currentTarget.open)} {...drops}>
      <summary>
        {title} <small>{count}</small>
      </summary>
      {rows}
    </details>
  );
}
