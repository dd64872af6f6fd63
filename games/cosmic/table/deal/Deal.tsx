// A deal (§3.83, §3.84): build an offer of cards, bases and Lucre, answer one, follow what was offered before and what was said to it.

import type { Ask, Scalar } from '@orrery/kernel';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { nearest } from '../../rules/steps.ts';
import { useFocus } from '../focus.tsx';
import { SeatMark } from '../panels/Powers.tsx';
import { type Props, seatShown } from '../panels/props.ts';
import { OfferBuilder } from './OfferBuilder.tsx';
import { Reply } from './Reply.tsx';
import { Countdown } from './Countdown.tsx';
import { pieceName } from './pieces.ts';
import '../panels/panel.css';
import './deal.css';

export const Deal = memo(function Deal(props: Props) {
  const { ask, say, name, view, waiting, until, Talk } = props;
  const bargain = nearest(view, 'deal');
  const offered = ask?.choice.kind === 'offer' ? ask.choice : null;
  const seat = seatShown(view);
  const other = bargain?.parties.find((each) => each !== seat) ?? -1;
  const asked = ask === null ? '' : keyOf(ask, view);
  useLitBases(ask);
  return (
    <div className="cxp-panel cxd-deal">
      <FromTop key={asked} />
      <h2>
        {bargain !== undefined && !bargain.parties.includes(seat)
          ? say({ key: 'log.dealing', args: { offense: bargain.parties[0], defense: bargain.parties[1] } })
          : say({ key: 'panel.deal-with', args: { who: name('seat', other) } })}
      </h2>
      {bargain !== undefined && (
        <ul className="cxd-left">
          <li>
            <small>{say({ key: 'panel.proposals-left' })}</small>
          </li>
          {bargain.parties.map((party, i) => (
            <li key={party} data-turn={waiting.includes(party)}>
              <SeatMark props={props} seat={party} /> {name('seat', party)}
              <span className="cxd-dots" aria-hidden="true">
                {'●'.repeat(Math.max(0, bargain.left[i] ?? 0))}
              </span>
              <span className="aloud">{say({ key: 'panel.proposals', args: { n: bargain.left[i] ?? 0 } })}</span>
            </li>
          ))}
        </ul>
      )}
      {until !== null && <Countdown props={props} until={until} />}
      <Spoken props={props} isAnswered={ask?.step === 'reply'} />
      {ask !== null && offered !== null && <OfferBuilder key={asked} props={props} choice={offered} seat={ask.seat} />}
      {ask?.step === 'reply' && <Reply key={asked} props={props} ask={ask} />}
      {ask?.step === 'terms' && <Terms props={props} ask={ask} />}
      {ask === null && waiting.length > 0 && (
        <p className="quiet" role="status">
          {say({ key: 'panel.thinks', args: { seats: [...waiting] } })}
        </p>
      )}
      <p className="cxp-note">{say({ key: 'panel.no-deal-costs' })}</p>
      {Talk !== null && <Talk />}
    </div>
  );
});

/** A new offer is built afresh. */
const keyOf = (ask: Ask, view: Props['view']): string =>
  JSON.stringify([ask.prompt, nearest(view, 'deal')?.left ?? nearest(view, 'reply')]);

/** So much of what was said is still of interest. */
const SAID = 3;

const DEALING: readonly string[] = ['log.offer', 'log.refused', 'log.no-offer'];

/** What is asked anew is read from its top. */
function FromTop() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => mark.current?.closest('.panel-room')?.scrollTo(0, 0), []);
  return <span ref={mark} hidden />;
}

/** The planets an offer speaks of are lit on the board while it is answered. */
function useLitBases(ask: Ask | null): void {
  const { light } = useFocus();
  const named = ask?.step === 'reply' ? [ask.prompt.args?.['give'], ask.prompt.args?.['want']].flat() : [];
  const places = named
    .flatMap((piece) => (typeof piece === 'string' ? (/^(?:base|leave) (\d+)$/.exec(piece)?.[1] ?? []) : []))
    .join();
  useEffect(() => {
    light(places === '' ? [] : places.split(',').map((place) => `place ${place}`));
    return () => light([]);
  }, [light, places]);
}

/** What was offered and answered since the deal began, and what bots said to it; of an offer that is to be answered only the words:
 *  what it is stands below them. */
function Spoken({ props: { events, said, say }, isAnswered }: { readonly props: Props; readonly isAnswered: boolean }) {
  const from = events.findLastIndex(({ key }) => key === 'log.dealing');
  if (from < 0) return null;
  const lines = events.flatMap((event, at) => {
    if (at < from || !DEALING.includes(event.key)) return [];
    const isOpen = isAnswered && at === events.length - 1;
    const words = said.filter((each) => each.at === at).map(({ text }) => say(text));
    return isOpen && words.length === 0 ? [] : [{ at, text: isOpen ? '' : say(event), words }];
  });
  if (lines.length === 0) return null;
  return (
    <ol className="cxd-spoken" aria-label={say({ key: 'panel.spoken' })}>
      {lines.slice(-SAID).map(({ at, text, words }) => (
        <li key={at}>
          {text}
          {words.map((word) => (
            <q key={word}>{word}</q>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Which base: to be shared, or left. */
function Terms({ props, ask }: { readonly props: Props; readonly ask: Ask }) {
  const { say, name, busy } = props;
  if (ask.choice.kind !== 'one') return null;
  const isGiven = ask.prompt.key === 'ask.base-given';
  const [verbs, rest] = [['base', 'leave'], [] as Scalar[]];
  const byPlace = new Map<number, Scalar[]>();
  for (const option of ask.choice.options) {
    const [verb = '', place] = String(option).split(' ');
    if (!verbs.includes(verb)) rest.push(option);
    else byPlace.set(Number(place), [...(byPlace.get(Number(place)) ?? []), option]);
  }
  const button = (option: Scalar, words: string) => (
    <button
      key={option}
      type="button"
      className="button option"
      data-answer={option}
      aria-label={pieceName(props, option, isGiven)}
      disabled={busy}
      onClick={() => props.answer(option)}
    >
      {words}
    </button>
  );
  const word = (option: Scalar): string =>
    say({ key: `${String(option).startsWith('base') ? 'panel.share' : 'panel.leave'}${isGiven ? '' : '-theirs'}` });
  return (
    <section>
      <h3>{say(ask.prompt)}</h3>
      <p className="cxp-note">{say({ key: 'panel.on-board' })}</p>
      <ul className="cxd-bases">
        {[...byPlace].map(([place, all]) => (
          <li key={place}>
            <span>{name('place', place)}</span>
            {all.map((option) => button(option, word(option)))}
          </li>
        ))}
        {rest.map((option) => (
          <li key={option}>{button(option, pieceName(props, option, isGiven))}</li>
        ))}
      </ul>
    </section>
  );
}
