// What is declared before the dice (§8.23, §8.42, §8.47), as switches; shown when it can be declared.

import { words } from '../../../rules/words.ts';
import { optionsOf, type Props } from '../../part/self.ts';

/** The answers that switch something, and whether the thing is on now. */
const IS_ON: Readonly<Record<string, boolean>> = {
  off: true,
  on: false,
  unlock: true,
  lock: false,
  manual: true,
  auto: false,
};

export function Switches({ props }: { readonly props: Props }) {
  const { ask, say, name, busy } = props;
  const found = optionsOf(ask).filter((option) => Object.hasOwn(IS_ON, words(option)[0]));
  if (ask?.prompt.key !== 'ask.turn' || found.length === 0) return null;
  return (
    <section className="mv-part">
      <h3>{say({ key: 'panel.before-dice' })}</h3>
      <ul className="mv-rows">
        {found.map((option) => {
          const [verb, code] = words(option);
          const title =
            verb === 'on' || verb === 'off'
              ? name('gear', code)
              : say({ key: verb === 'lock' || verb === 'unlock' ? 'panel.gates-locked' : 'panel.auto-pilot' });
          return (
            <li key={title}>
              <button
                type="button"
                role="switch"
                className="mv-switch"
                aria-checked={IS_ON[verb] ?? false}
                data-answer={option}
                onClick={() => !busy && props.answer(option)}
              >
                <i aria-hidden="true" />
                {title}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
