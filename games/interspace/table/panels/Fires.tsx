// A combat fire by fire, with the dice as they fell: the one that is on, or the last one that was.

import type { GameEvent } from '@orrery/kernel';
import { HexLink } from './parts.tsx';
import type { Props } from './props.ts';

/** What is told of a combat. */
const TOLD: readonly string[] = [
  'log.battle',
  'log.fire',
  'log.jam',
  'log.hurt',
  'log.destroyed',
  'log.peace',
  'log.retreat',
  'log.grapple',
  'log.repair',
  'log.battle-over',
  'log.bombard',
  'log.conquer',
  'log.repelled',
];

/** From the last combat on; null: there was none. */
export function lastCombat(events: readonly GameEvent[]): readonly GameEvent[] | null {
  const from = events.findLastIndex(({ key }) => key === 'log.battle');
  const siege = events.findLastIndex(
    ({ key }) => key === 'log.bombard' || key === 'log.conquer' || key === 'log.repelled',
  );
  if (from < 0 && siege < 0) return null;
  return events.slice(from < 0 ? siege : from).filter(({ key }) => TOLD.includes(key));
}

export function Fires({ props }: { readonly props: Props }) {
  const { events, say, view } = props;
  const told = lastCombat(events);
  if (told === null) return null;
  const hex = Number(told[0]?.args['hex'] ?? -1);
  return (
    <section>
      <h3>
        {say({ key: view.table.battle === null ? 'panel.last-combat' : 'panel.fires' })}{' '}
        <HexLink hex={hex}>{say({ key: 'panel.in-hex', args: { hex } })}</HexLink>
      </h3>
      <ol className="is-fires">
        {told.map((event, n) => (
          <li key={n}>
            <Dice dice={event.args['dice']} />
            {say(event)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Dice({ dice }: { readonly dice: unknown }) {
  if (!Array.isArray(dice) || dice.length === 0) return null;
  return (
    <span className="is-dice" aria-hidden="true">
      {dice.map((die, n) => (
        <Die key={n} face={Number(die)} />
      ))}
    </span>
  );
}

/** By face: its pips in a square of nine, from the upper left. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

const Die = ({ face }: { readonly face: number }) => (
  <svg className="is-die" width="24" height="24" viewBox="0 0 24 24" data-face={face}>
    <rect x="1" y="1" width="22" height="22" rx="5" />
    {(PIPS[face] ?? []).map((pip) => (
      <circle key={pip} cx={6 + (pip % 3) * 6} cy={6 + Math.floor(pip / 3) * 6} r="2.200" />
    ))}
  </svg>
);
