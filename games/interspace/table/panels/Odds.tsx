// What a combat promises: who would be left in the hex, and what it would cost, with how it was found out.

import type { Clash } from '../odds.ts';
import { useOdds } from '../odds.ts';
import { markOf } from '../board/marks.ts';
import { ownerName } from './parts.tsx';
import type { Props } from './props.ts';

const percent = (share: number): number => Math.round(100 * share);

export function ClashOdds({
  props,
  clash,
  seat,
}: {
  readonly props: Props;
  readonly clash: Clash;
  readonly seat: number;
}) {
  const { game, view, say, glyph } = props;
  const odds = useOdds(game, view, seat, clash);
  if (odds === null) return <p className="is-note">{say({ key: 'panel.odds-soon' })}</p>;
  const { attacker, defender, won, lost, losses, fights } = odds;
  const parts = [
    { owner: attacker, share: won },
    { owner: defender, share: lost },
  ];
  return (
    <div className="is-odds">
      <div className="is-odds-bar" aria-hidden="true">
        {parts.map(({ owner, share }) => (
          <i key={owner} style={{ width: `${100 * share}%`, background: markOf(glyph, owner).colour }} />
        ))}
      </div>
      <ul>
        {parts.map(({ owner, share }, side) => (
          <li key={owner}>
            {say({
              key: 'panel.odds-holds',
              args: { whom: ownerName(props, owner), n: percent(share), iou: Math.round(losses[side === 0 ? 0 : 1]) },
            })}
          </li>
        ))}
        {percent(1 - won - lost) > 0 && (
          <li>{say({ key: 'panel.odds-rest', args: { n: percent(1 - won - lost) } })}</li>
        )}
      </ul>
      <p className="is-note">{say({ key: 'panel.odds-how', args: { n: fights } })}</p>
    </div>
  );
}
