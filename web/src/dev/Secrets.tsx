// The held table by seat: each slot, its item and who knows it; then what is left in the pools, and which unseen cards have been seen.

import { deckOf, type Game, knows, type Messages, type State } from '@orrery/kernel';
import { currentGames } from './rules.ts';

interface Props {
  readonly game: Game;
  readonly state: State;
  readonly messages: Messages;
}

export function Secrets({ game, state, messages }: Props) {
  const { held, pools, seats, unseen } = state;
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
                  <td>{deckOf(state, slot) === pool ? pool : `${deckOf(state, slot)} in set ${pool}`}</td>
                  <td>{itemName(deckOf(state, slot), held.item[slot] ?? -1)}</td>
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
              .concat((unseen?.lots[pool] ?? []).map((n, other) => (n === 0 ? '' : `${n} of pool ${other}`)))
              .filter(Boolean)
              .join(', ') || 'empty'}
            {unseen?.endless.includes(pool) === true && ' (endless)'}
          </li>
        ))}
      </ul>
      {unseen !== undefined && unseen.named.length > 0 && (
        <>
          <h3>Named</h3>
          <ul>
            {unseen.named.map(({ deck, item, know }) => (
              <li key={`${deck} ${item}`}>
                {itemName(deck, item)} in deck {deck}, mask {know.toString(2).padStart(seats + 1, '0')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
