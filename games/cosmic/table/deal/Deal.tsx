// A deal (§3.83, §3.84): build an offer of cards, bases and Lucre, answer one, follow what was offered before and what was said to it.

import type { Ask } from '@orrery/kernel';
import { memo } from 'react';
import { nearest } from '../../rules/steps.ts';
import { SeatMark } from '../panels/Powers.tsx';
import { type Props, seatShown } from '../panels/props.ts';
import { OfferBuilder } from './OfferBuilder.tsx';
import { Reply } from './Reply.tsx';
import { Countdown } from './Countdown.tsx';
import '../panels/panel.css';
import './deal.css';

export const Deal = memo(function Deal(props: Props) {
  const { ask, say, name, view, waiting, until, Talk } = props;
  const bargain = nearest(view, 'deal');
  const offered = ask?.choice.kind === 'offer' ? ask.choice : null;
  const seat = seatShown(view);
  const other = bargain?.parties.find((each) => each !== seat) ?? -1;
  return (
    <div className="cxp-panel cxd-deal">
      <h2>
        {bargain !== undefined && !bargain.parties.includes(seat)
          ? say({ key: 'log.dealing', args: { offense: bargain.parties[0], defense: bargain.parties[1] } })
          : say({ key: 'panel.deal-with', args: { who: name('seat', other) } })}
      </h2>
      {bargain !== undefined && (
        <ul className="cxd-left">
          {bargain.parties.map((party, i) => (
            <li key={party} data-turn={waiting.includes(party)}>
              <SeatMark props={props} seat={party} /> {name('seat', party)}
              <span className="cxd-dots" aria-hidden="true">
                {'●'.repeat(Math.max(0, bargain.left[i] ?? 0))}
              </span>
              <small>{say({ key: 'panel.proposals', args: { n: bargain.left[i] ?? 0 } })}</small>
            </li>
          ))}
        </ul>
      )}
      {until !== null && <Countdown props={props} until={until} />}
      <Spoken {...props} />
      {ask !== null && offered !== null && (
        <OfferBuilder key={keyOf(ask, view)} props={props} choice={offered} seat={ask.seat} />
      )}
      {ask?.step === 'reply' && <Reply key={keyOf(ask, view)} props={props} ask={ask} />}
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

const DEALING: readonly string[] = ['log.offer', 'log.refused', 'log.no-offer'];

/** What was offered and answered since the deal began, and what bots said to it. */
function Spoken({ events, said, say }: Props) {
  const from = events.findLastIndex(({ key }) => key === 'log.dealing');
  if (from < 0) return null;
  const lines = events.flatMap((event, at) => {
    if (at < from || !DEALING.includes(event.key)) return [];
    return [{ at, text: say(event), words: said.filter((each) => each.at === at).map(({ text }) => say(text)) }];
  });
  if (lines.length === 0) return null;
  return (
    <ol className="cxd-spoken" aria-label={say({ key: 'panel.spoken' })}>
      {lines.map(({ at, text, words }) => (
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
  const { options, noun } = ask.choice;
  return (
    <section>
      <h3>{say(ask.prompt)}</h3>
      <ul className="cxp-targets">
        {options.map((option) => (
          <li key={option}>
            <button
              type="button"
              className="button option"
              data-answer={option}
              disabled={busy}
              onClick={() => props.answer(option)}
            >
              {name(noun, option)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
