// The held table by seat: each slot, its item and who knows it; then what is left in the pools.

import { type Game, knows, type Messages, type State } from '@orrery/kernel';
import { currentGames } from './rules.ts';

interface Props {
  readonly game: Game;
  readonly state: State;
  readonly messages: Messages;
}

export function Secrets({ game, state, messages }: Props) {
  const { held, pools, seats } = state;
  const { nameOf } = currentGames();
  const viewers = Array.from({ length: seats + 1 }, (_, viewer) => viewer);
  const itemName = (pool: number, item: number): string =>
    item < 0 ? 'undrawn' : nameOf(messages, game.items?.[pool] ?? 'item', item);
  return (
    <>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">slot</th>
              <th scope="col">pool</th>
              <th scope="col">item</th>
              <th scope="col">mask</th>
              {viewers.map((viewer) => (
                <th key={viewer} scope="col">
                  {viewer === seats ? 'all' : viewer}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {held.pool.map((pool, slot) =>
              pool < 0 ? null : (
                <tr key={slot}>
                  <td>{slot}</td>
                  <td>{pool}</td>
                  <td>{itemName(pool, held.item[slot] ?? -1)}</td>
                  <td>{(held.know[slot] ?? 0).toString(2).padStart(seats + 1, '0')}</td>
                  {viewers.map((viewer) => (
                    <td key={viewer}>{knows(state, slot, viewer) ? '●' : '·'}</td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
      <h3>Pools</h3>
      <ul>
        {pools.map((counts, pool) => (
          <li key={pool}>
            <strong>{pool}</strong>{' '}
            {counts
              .map((n, item) => (n === 0 ? '' : `${n} × ${itemName(pool, item)}`))
              .filter(Boolean)
              .join(', ') || 'empty'}
          </li>
        ))}
      </ul>
    </>
  );
}
