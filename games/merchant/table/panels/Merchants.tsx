// The first question of a game: six merchants, each with a face in the colour of the seat and what it means to be one.

import { AnswerButton, Section } from '../shared/controls.tsx';
import { meaningOf, Portrait } from '../shared/Portrait.tsx';
import { optionsOf, type Props } from '../shared/props.ts';

export function Merchants(props: Props) {
  const { ask, say, name } = props;
  if (ask === null) return null;
  return (
    <Section title={say({ key: 'panel.choose-merchant' })}>
      <ul className="mv-merchants">
        {optionsOf(ask).map((option) => (
          <li key={option}>
            <Portrait {...props} seat={ask.seat} merchant={Number(option)} size={46} />
            <span className="mv-what">
              <b>{name('merchant', option)}</b>
              <span className="mv-note">{meaningOf(props, Number(option))}</span>
              <span className="mv-note mv-tale">{say({ key: `about.merchant.${option}` })}</span>
            </span>
            <AnswerButton props={props} answer={option}>
              {say({ key: 'panel.be' })}
            </AnswerButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}
