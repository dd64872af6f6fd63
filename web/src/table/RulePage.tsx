// A rule over the table: its chapter, its words, its picture from the board, and the rules before and after it.

import { useEffect, useId, useRef } from 'react';
import { useLanguage } from '../words/language.tsx';
import { useFrame } from './frame.ts';
import './RulePage.css';

interface Props {
  readonly number: string;
  onTurn(number: string): void;
  onClose(): void;
}

export function RulePage({ number, onTurn, onClose }: Props) {
  const { say, lang } = useLanguage();
  const { props, table } = useFrame();
  const { messages } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const numbers = rulesIn(messages);
  const at = numbers.indexOf(number);
  const Figure = table?.figures?.[number];
  const turn = (to: number, word: 'rule.before' | 'rule.after') => {
    const there = numbers[to];
    return (
      there !== undefined && (
        <button type="button" className="button plain" onClick={() => onTurn(there)}>
          {say(word, { rule: there })}
        </button>
      )
    );
  };
  return (
    <dialog ref={dialog} className="panel rule-page" aria-labelledby={title} onClose={onClose}>
      <p className="quiet">{messages[`chapter.${number.split('.')[0]}`]}</p>
      <h2 id={title}>§{number}</h2>
      <p className="rule-text">{messages[`rule.${number}`] ?? say('rule.none')}</p>
      {Figure !== undefined && <Figure lang={lang} messages={messages} />}
      <form method="dialog" className="rule-turns">
        {turn(at - 1, 'rule.before')}
        {turn(at + 1, 'rule.after')}
        <button className="button main">{say('rule.close')}</button>
      </form>
    </dialog>
  );
}

/** In the order of the rulebook: the messages are written in it. */
const rulesIn = (messages: object): string[] =>
  Object.keys(messages).flatMap((key) => /^rule\.(\d+(?:\.\d+)?)$/.exec(key)?.[1] ?? []);
