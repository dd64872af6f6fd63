// The reference card: the ten steps with what happens in each, what two cards come to, and the kinds of card in play.

import type { Lang, Messages } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import type { Kind } from '../../rules/cards.ts';
import { isOn, KICKERS, REINFORCEMENTS, type Table } from '../../rules/table.ts';
import { stepOf } from '../../rules/turn.ts';
import { KindSign } from './CardFace.tsx';
import type { Props } from './props.ts';
import './panel.css';
import './reference.css';

const STEPS = Array.from({ length: 10 }, (_, n) => n + 1);

/** By rule: the two cards. */
const OUTCOMES: readonly (readonly [rule: string, one: Kind, other: Kind])[] = [
  ['3.81', 'attack', 'attack'],
  ['3.82', 'attack', 'compromise'],
  ['3.83', 'compromise', 'compromise'],
];

const KINDS: readonly Kind[] = ['attack', 'compromise', 'edict', 'flare', 'kicker', 'reinforcement'];

/** Whether there are cards of this kind at this table. */
function isThere(table: Table, kind: Kind): boolean {
  if (kind === 'kicker') return isOn(table, KICKERS);
  return kind !== 'reinforcement' || isOn(table, REINFORCEMENTS);
}

const LOADS: Readonly<Record<Lang, () => Promise<{ readonly rules: Messages }>>> = {
  en: () => import('../../text/en/rules.ts'),
  it: () => import('../../text/it/rules.ts'),
};

/** What the rules say; a table comes without. */
function useRules(lang: Lang): Messages {
  const [texts, setTexts] = useState<Messages>({});
  useEffect(() => {
    let wanted = true;
    // Without a line the titles must do.
    LOADS[lang]().then(
      ({ rules }) => wanted && setTexts(rules),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [lang]);
  return texts;
}

export default function ReferenceCard(props: Props) {
  const { view, say, lang } = props;
  const texts = useRules(lang);
  const now = stepOf(view);
  return (
    <div className="cxp-panel cxr-card">
      <section>
        <h3>{texts['chapter.3']}</h3>
        <ol className="cxr-steps">
          {STEPS.map((step) => (
            <li key={step} aria-current={step === now ? 'step' : undefined}>
              <span className="cxr-number" aria-hidden="true">
                {step}
              </span>
              <Ruled props={props} texts={texts} rule={`3.${step}`} title={say({ key: `step.${step}` })} />
            </li>
          ))}
        </ol>
      </section>
      <div>
        <section>
          <h3>{texts['chapter.5']}</h3>
          <ul className="cxr-lines">
            {OUTCOMES.map(([rule, one, other]) => (
              <li key={rule}>
                <span className="cxr-signs" aria-hidden="true">
                  <KindSign kind={one} />
                  <KindSign kind={other} />
                </span>
                <Ruled props={props} texts={texts} rule={rule} />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{texts['chapter.6']}</h3>
          <ul className="cxr-lines">
            {KINDS.filter((kind) => isThere(view.table, kind)).map((kind) => (
              <li key={kind}>
                <span className="cxr-signs" aria-hidden="true">
                  <KindSign kind={kind} />
                </span>
                <p>
                  <b>{say({ key: `class.${kind}` })}</b> {say({ key: `class.${kind}.text` })}
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

interface RuledProps {
  readonly props: Props;
  readonly texts: Messages;
  readonly rule: string;
  readonly title?: string;
}

/** What a rule says, and the way to its page. */
function Ruled({ props: { openRule }, texts, rule, title }: RuledProps) {
  return (
    <p>
      {title !== undefined && <b>{title}</b>} {texts[`rule.${rule}`]}{' '}
      <button type="button" className="rule" onClick={() => openRule(rule)}>
        §{rule}
      </button>
    </p>
  );
}
