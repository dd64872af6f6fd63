// The ending over the board: who won and by what, the race from the deal on, where it turned, what was best in it, and how the
// evening stands. The whole game is read once more for it, in small pieces.

import { sentence } from '@orrery/games';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useScore, useFront } from '../home/fronts.tsx';
import { colourOf, Glyph } from '../part/Glyph.tsx';
import type { TableSource } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { Headline } from './Headline.tsx';
import { type Evening, eveningOf, type Story, storyOf, type StoryPoint } from './story.ts';
import { RaceChart } from './RaceChart.tsx';
import { useTableContext } from './tableContext.ts';
import './Ending.css';

export function Ending({ source, onClose }: { readonly source: TableSource; onClose(): void }) {
  const { say } = useLanguage();
  const { shownTable, props, table } = useTableContext();
  const { standing, game } = shownTable;
  const story = useStory(source);
  const evening = useEvening(game.id);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  // A game that was broken off has no winner.
  const stopped = standing.how?.key === 'end.stopped';
  const winners = stopped ? [] : standing.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return (
    <section className="ending" aria-labelledby="ending-title">
      <header>
        {winners.map((seat) => (
          <Glyph key={seat} seat={seat} size={52} />
        ))}
        <div>
          <h2 id="ending-title" ref={title} tabIndex={-1}>
            {stopped ? say('end.title') : <Headline winners={winners} />}
          </h2>
          {standing.how !== undefined && <p>{sentence(props.messages, standing.how)}</p>}
        </div>
        <button type="button" className="button" onClick={onClose}>
          {say('end.to-board')}
        </button>
      </header>
      <div className="ending-parts">
        <Breakdown placed={winners.length > 0} />
        <Race story={story} />
        {story !== null && <Points title={say('replay.swings')} points={story.points} />}
        <Records story={story} evening={evening} />
        {table?.Story !== undefined && (
          <section className="story">
            <h3>{say('end.story')}</h3>
            <Suspense>
              <table.Story {...props} />
            </Suspense>
          </section>
        )}
      </div>
    </section>
  );
}

/** Every score and what it is made of, as far as the game says: bars end to end, the longest as wide as there is room. `placed`: where nobody
 *  wins, nobody is second. */
function Breakdown({ placed }: { readonly placed: boolean }) {
  const { say } = useLanguage();
  const { shownTable, props } = useTableContext();
  const { standing, sitters, game } = shownTable;
  const write = useScore(game.id);
  const { parts = [] } = standing;
  const most = Math.max(1, ...standing.scores.map((score) => score ?? 0));
  const order = sitters
    .map(({ name }, seat) => ({ name, seat, rank: standing.ranks[seat] ?? 0, score: standing.scores[seat] ?? null }))
    .sort((a, b) => a.rank - b.rank || (b.score ?? 0) - (a.score ?? 0));
  return (
    <section className="breakdown">
      <h3>{say('end.scores')}</h3>
      <table className="ranking">
        <thead className="aloud">
          <tr>
            <th scope="col">{say('end.place')}</th>
            <th scope="col">{say('end.name')}</th>
            <th scope="col">{say('table.score')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ name, seat, rank, score }) => {
            const own = parts
              .map(({ key, scores }) => ({ key, score: scores[seat] ?? 0 }))
              .filter((part) => part.score !== 0);
            return (
              <tr key={seat}>
                <td>{placed && rank}</td>
                <td>
                  <Glyph seat={seat} /> <strong>{name}</strong>
                  <div className="bar" aria-hidden="true" style={{ color: colourOf(seat) }}>
                    {(own.length > 0 ? own : [{ key: '', score: score ?? 0 }]).map((part) => (
                      <i key={part.key} style={{ width: `${Math.max(0, (100 * part.score) / most)}%` }} />
                    ))}
                  </div>
                  {own.length > 0 && (
                    <p className="quiet">
                      {own.map((part) => `${props.say({ key: part.key })} ${write(part.score)}`).join(' + ')}
                    </p>
                  )}
                </td>
                <td>{score === null ? say('table.unknown') : write(score)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Race({ story }: { readonly story: Story | null }) {
  const { say } = useLanguage();
  const { shownTable, props } = useTableContext();
  const write = useScore(shownTable.game.id);
  const goal = useFront(shownTable.game.id)?.goal?.(props.view) ?? null;
  return (
    <section>
      <h3>{say('table.race')}</h3>
      {story === null ? (
        <p className="quiet" role="status">
          {say('replay.laying-out')}
        </p>
      ) : (
        <RaceChart
          scores={story.scores}
          places={story.places}
          goal={goal}
          label={props.names.map((name, seat) => `${name} ${write(story.scores[seat]?.at(-1) ?? 0)}`).join(', ')}
          write={write}
        />
      )}
    </section>
  );
}

function Points({ title, points }: { readonly title: string; readonly points: readonly StoryPoint[] }) {
  const { say } = useLanguage();
  const { id } = useTableContext().shownTable.game;
  const write = useScore(id);
  const words = useStoryWords();
  const round = useFront(id)?.rounds === undefined ? '' : '-round';
  if (points.length === 0) return null;
  return (
    <section className="points">
      <h3>{title}</h3>
      <ol>
        {points.map((point) => (
          <li key={point.moment}>
            <Glyph seat={point.seat} />
            <b className={point.swing < 0 ? 'bad' : 'good'}>
              {point.swing < 0 ? '−' : '+'}
              {write(Math.abs(point.swing))}
            </b>
            <span>
              {say(`end.turn${round}`, { turn: point.turn })} {words(point)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was best in this game, and how the evening stands at this screen. */
function Records({ story, evening }: { readonly story: Story | null; readonly evening: Evening | null }) {
  const { say } = useLanguage();
  const { shownTable, props } = useTableContext();
  const write = useScore(shownTable.game.id);
  const words = useStoryWords();
  const round = useFront(shownTable.game.id)?.rounds === undefined ? '' : '-round';
  const lines: string[] = [];
  if (story !== null) {
    const { best, worst, leader, leads } = story;
    if (best !== null)
      lines.push(say('end.best', { who: props.names[best.seat] ?? '', score: write(best.swing), what: words(best) }));
    if (worst !== null)
      lines.push(
        say('end.worst', { who: props.names[worst.seat] ?? '', score: write(-worst.swing), what: words(worst) }),
      );
    if (leader !== null)
      lines.push(
        `${say(`end.leader${round}`, { who: props.names[leader.seat] ?? '', turns: leader.turns })} ${say(leads > 0 ? 'end.leads' : 'end.no-leads', { leads })}`,
      );
  }
  if (evening !== null && evening.games > 1) {
    const wins = evening.wins.map(({ name, won }) => `${name} ${won}`).join(', ');
    lines.push(say('end.evening', { n: evening.games, wins }));
    if (evening.best !== null)
      lines.push(say('end.highest', { who: evening.best.name, score: write(evening.best.score) }));
  }
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{say('end.records')}</h3>
      <ul className="records">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function useStoryWords(): (point: StoryPoint) => string {
  const { messages } = useTableContext().props;
  return ({ events }) => events.map((event) => sentence(messages, event)).join(' ');
}

/** The game read from its record; null until then, and where it cannot be had. */
function useStory(source: TableSource): Story | null {
  const [story, setStory] = useState<Story | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    storyOf(source, stop.signal).then(
      (found) => !stop.signal.aborted && setStory(found),
      () => undefined,
    );
    return () => stop.abort();
  }, [source]);
  return story;
}

function useEvening(game: string): Evening | null {
  const [evening, setEvening] = useState<Evening | null>(null);
  useEffect(() => {
    let wanted = true;
    void eveningOf(game).then((found) => wanted && setEvening(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return evening;
}
