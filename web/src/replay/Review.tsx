// The review on the page: it works through every decision on another thread, and shows what it has so far: how much was given
// away, the curve of it, the three decisions that cost most in words, and all others that cost something.

import { botMessages } from '@orrery/bots';
import { answerName, namingOf, promptOf, sentence } from '@orrery/games';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Glyph } from '../part/Glyph.tsx';
import { openBots } from '../source/bots.ts';
import { RaceChart } from '../table/RaceChart.tsx';
import { useTableContext } from '../table/tableContext.ts';
import { useLanguage } from '../words/language.tsx';
import { placeWord, turnAt } from './replay.ts';
import { useReplay } from './replayContext.ts';
import { dearest, decisionAt, decisionMoments, isSame, type Judged, judge, lossesOf } from './review.ts';

interface Work {
  readonly done: readonly Judged[];
  readonly looked: number;
  readonly all: number;
  readonly busy: boolean;
}

const EVERYBODY = 'all';

export function Review() {
  const { say } = useLanguage();
  const { replay } = useReplay();
  const { seats } = replay.record;
  const [whose, setWhose] = useState(EVERYBODY);
  const { work, start, stop } = useReview(whose === EVERYBODY ? null : Number(whose));
  return (
    <section className="bot-says" aria-labelledby="bot-says-title">
      <h3 id="bot-says-title">{say('replay.ask-bot')}</h3>
      <p className="quiet small">{say('replay.ask-bot-more')}</p>
      <div className="asking">
        <label className="field">
          {say('replay.whose')}
          <select value={whose} disabled={work?.busy} onChange={(event) => setWhose(event.target.value)}>
            <option value={EVERYBODY}>{say('replay.everybody')}</option>
            {seats.map((name, each) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {work?.busy ? (
          <button type="button" className="button" onClick={stop}>
            {say('replay.cancel')}
          </button>
        ) : (
          <button type="button" className="button main" onClick={start}>
            {say('replay.analyse')}
          </button>
        )}
      </div>
      {work?.busy && <progress max={work.all} value={work.looked} aria-label={say('replay.analyse')} />}
      <p role="status" className="quiet">
        {work?.busy && say('replay.thinking', { n: Math.min(work.all, work.looked + 1), all: work.all })}
        {work?.busy === false &&
          (work.done.length === 0
            ? say('replay.no-decisions')
            : say('replay.agree', { same: work.done.filter(isSame).length, all: work.done.length }))}
      </p>
      {work !== undefined && work.done.length > 0 && <Findings judged={work.done} />}
    </section>
  );
}

/** Runs on another thread; the page only looks up what was asked, one decision at a time. */
function useReview(seat: number | null) {
  const { replay } = useReplay();
  const [work, setWork] = useState<Work>();
  const stopping = useRef<(() => void) | null>(null);
  useEffect(() => () => stopping.current?.(), []);
  const run = async (): Promise<void> => {
    const moments = decisionMoments(replay, seat);
    const bots = openBots();
    let stopped = false;
    stopping.current = () => {
      stopped = true;
      bots.close();
      setWork((now) => now && { ...now, busy: false });
    };
    const done: Judged[] = [];
    setWork({ done, looked: 0, all: moments.length, busy: moments.length > 0 });
    for (const [looked, moment] of moments.entries()) {
      const decision = decisionAt(replay, moment);
      const judged = decision === null ? null : await judge(bots, replay, decision).catch(() => null);
      if (stopped) return;
      if (judged !== null) done.push(judged);
      if (decision !== null) setWork({ done: [...done], looked: looked + 1, all: moments.length, busy: true });
    }
    stopping.current();
  };
  return { work, start: () => void run(), stop: () => stopping.current?.() };
}

const POINTS = 3;

function Findings({ judged }: { readonly judged: readonly Judged[] }) {
  const { say, lang } = useLanguage();
  const { replay } = useReplay();
  const { seats } = replay.record;
  const losses = useMemo(() => lossesOf(judged, seats.length), [judged, seats]);
  const places = useMemo(() => judged.map(({ decision }) => decision.moment), [judged]);
  const write = (points: number): string => points.toLocaleString(lang);
  const given = seats.map((name, seat) => ({ name, seat, points: losses[seat]?.at(-1) ?? 0 }));
  const points = dearest(judged, POINTS);
  const others = judged.filter((each) => each.cost > 0 && !points.includes(each));
  const label = given.map(({ name, points: sum }) => `${name} ${write(sum)}`).join(', ');
  return (
    <>
      <h4>{say('replay.given-away')}</h4>
      <RaceChart scores={losses} places={places} goal={null} label={label} write={write} />
      <ul className="given">
        {given.map(({ name, seat, points: sum }) => (
          <li key={seat}>
            <Glyph seat={seat} /> {name}: {write(sum)}
          </li>
        ))}
      </ul>
      {points.length > 0 && <h4>{say('replay.dearest')}</h4>}
      <ol className="verdicts dearest">
        {points.map((each) => (
          <Verdict key={each.decision.moment} judged={each} />
        ))}
      </ol>
      {others.length > 0 && (
        <details>
          <summary>{say('replay.others', { n: others.length })}</summary>
          <ol className="verdicts">
            {others.map((each) => (
              <Verdict key={each.decision.moment} judged={each} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function Verdict({ judged: { decision, advice, cost } }: { readonly judged: Judged }) {
  const { say, lang } = useLanguage();
  const { replay, player } = useReplay();
  const { props } = useTableContext();
  const { moment, seat, seen, ask, played } = decision;
  const name = namingOf(replay.game, seen, props.messages);
  const best = advice.weighed?.[0]?.answer ?? advice.answer;
  const why = advice.reason && sentence({ ...props.messages, ...botMessages[lang] }, advice.reason);
  return (
    <li>
      <button type="button" onClick={() => player.go(moment)}>
        <small>
          <Glyph seat={seat} size={14} />{' '}
          {say(placeWord(replay), { at: moment, all: replay.length, turn: turnAt(replay, moment) })}.{' '}
          {promptOf(props.messages, ask)}
        </small>
        <span>
          {say('replay.played', { answer: answerName(props.messages, ask, played, name) })}{' '}
          <em className="cost">{say('replay.cost', { points: cost.toLocaleString(lang) })}</em>
        </span>
        <strong>{say('replay.instead', { answer: answerName(props.messages, ask, best, name) })}</strong>
        {why !== undefined && <small>{why}</small>}
      </button>
    </li>
  );
}
