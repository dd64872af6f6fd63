// The story of a game so far, for its end and beside a replay: who won how often, what turned it, which powers were used most; and
// every challenge with its odds and totals.

import type { Seat } from '@orrery/kernel';
import { memo, useMemo } from 'react';
import { DEFENSE, OFFENSE } from '../../rules/table.ts';
import { toldLines } from './Challenge.tsx';
import { SeatMark } from './Powers.tsx';
import type { Props } from './props.ts';
import { challengesIn, oddsOf, type ToldChallenge, tokensOn } from './story.ts';
import './story.css';

export const Story = memo(function Story(props: Props) {
  const { events, say } = props;
  const told = useMemo(() => challengesIn(events).filter(({ ended }) => ended !== 'open'), [events]);
  if (told.length === 0) return null;
  return (
    <div className="cxs-story">
      <p>{say({ key: 'story.all', args: { n: told.length } })}</p>
      <Scores props={props} told={told} />
      <Turns props={props} told={told} />
      <Uses props={props} told={told} />
      <Course props={props} told={told} />
    </div>
  );
});

interface PartProps {
  readonly props: Props;
  readonly told: readonly ToldChallenge[];
}

/** By seat: challenges won on either side, deals made, bases gained, tokens lost. */
function Scores({ props, told }: PartProps) {
  const { say, names } = props;
  const count = (is: (each: ToldChallenge) => boolean): number => told.filter(is).length;
  const rows = names.map((name, seat) => ({
    name,
    seat,
    figures: [
      count(({ winner, offense }) => winner === seat && offense === seat),
      count(({ winner, offense }) => winner === seat && offense !== seat),
      count(({ ended, offense, defense }) => ended === 'dealt' && (offense === seat || defense === seat)),
      told.reduce((sum, { bases }) => sum + bases.filter((each) => each === seat).length, 0),
      told.reduce((sum, { lost }) => sum + (lost.get(seat) ?? 0), 0),
    ],
  }));
  const heads = ['story.won', 'story.held', 'story.dealt', 'story.bases', 'story.lost'];
  return (
    <div className="cxs-wide">
      <table className="cxs-scores">
        <thead>
          <tr>
            <td />
            {heads.map((key) => (
              <th key={key} scope="col">
                {say({ key })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, seat, figures }) => (
            <tr key={seat}>
              <th scope="row">
                <SeatMark props={props} seat={seat} /> {name}
              </th>
              {figures.map((n, i) => (
                <td key={heads[i]}>{n}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MOST = 3;

/** The challenges that went against the odds, the longest shot first; and the last one. */
function Turns({ props, told }: PartProps) {
  const { say } = props;
  const upsets = told
    .flatMap((each) => {
      const odds = oddsOf(each);
      if (odds === null || each.ended !== 'won') return [];
      const chance = each.winner === each.offense ? odds : 1 - odds;
      return chance < 0.45 ? [{ each, chance }] : [];
    })
    .toSorted((a, b) => a.chance - b.chance)
    .slice(0, MOST);
  if (upsets.length === 0) return null;
  return (
    <section>
      <h3>{say({ key: 'story.turns' })}</h3>
      <ul className="cxp-lies">
        {upsets.map(({ each, chance }) => (
          <li key={each.at}>
            {say({
              key: 'story.upset',
              args: {
                n: told.indexOf(each) + 1,
                seat: each.winner,
                other: each.winner === each.offense ? each.defense : each.offense,
                chance: Math.round(100 * chance),
              },
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How often each power did something, as bars. */
function Uses({ props, told }: PartProps) {
  const { say, name } = props;
  const counts = new Map<string, { seat: Seat; power: number; n: number; cancelled: number }>();
  for (const { uses } of told)
    for (const { seat, power, cancelled } of uses) {
      if (power < 0) continue;
      const key = `${seat} ${power}`;
      const row = counts.get(key) ?? { seat, power, n: 0, cancelled: 0 };
      counts.set(key, { ...row, n: row.n + 1, cancelled: row.cancelled + (cancelled ? 1 : 0) });
    }
  const rows = [...counts.values()].toSorted((a, b) => b.n - a.n);
  const most = rows[0]?.n ?? 0;
  if (most === 0) return null;
  return (
    <section>
      <h3>{say({ key: 'story.powers' })}</h3>
      <ul className="cxs-bars">
        {rows.map(({ seat, power, n, cancelled }) => (
          <li key={`${seat} ${power}`}>
            <span>
              <SeatMark props={props} seat={seat} /> {name('power', power)}
            </span>
            <span className="cxs-bar" aria-hidden="true">
              <i style={{ width: `${(100 * n) / most}%`, background: props.glyph(seat).colour }} />
            </span>
            <span>
              {n}
              {cancelled > 0 && <small> {say({ key: 'story.cancelled', args: { n: cancelled } })}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Challenge by challenge: the odds by the tokens alone, and the totals that came of it. */
function Course({ props, told }: PartProps) {
  const { say, glyph } = props;
  const most = Math.max(1, ...told.flatMap(({ totals }) => totals ?? []));
  return (
    <section>
      <h3>
        {say({ key: 'story.course' })} <small>{say({ key: 'story.course-more' })}</small>
      </h3>
      <ol className="cxs-course">
        {told.map((each, i) => {
          const odds = oddsOf(each);
          const { offense, defense, totals } = each;
          return (
            <li key={each.at}>
              <details>
                <summary>
                  <span className="cxs-n">{i + 1}</span>
                  <SeatMark props={props} seat={offense} />
                  <span aria-hidden="true">›</span>
                  {defense >= 0 ? <SeatMark props={props} seat={defense} /> : <span />}
                  <span className="cxs-odds">
                    {odds === null ? '' : `${Math.round(100 * odds)}%`}
                    <small>
                      {say({ key: 'story.tokens', args: { a: tokensOn(each, OFFENSE), b: tokensOn(each, DEFENSE) } })}
                    </small>
                  </span>
                  {totals === null ? (
                    <span className="cxs-ended">{say({ key: `story.ended-${each.ended}` })}</span>
                  ) : (
                    <>
                      <span className="cxs-totals" aria-hidden="true">
                        {[offense, defense].map((seat, side) => (
                          <i
                            key={seat}
                            style={{
                              width: `${(100 * Math.max(0, totals[side] ?? 0)) / most}%`,
                              background: glyph(Math.max(0, seat)).colour,
                            }}
                          />
                        ))}
                      </span>
                      <span>{`${totals[0]} : ${totals[1]}`}</span>
                    </>
                  )}
                </summary>
                <ul className="cxp-lies">
                  {toldLines(props, each).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
