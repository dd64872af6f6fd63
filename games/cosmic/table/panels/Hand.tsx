// Your hand: every card as a card, what it does, whether it can be played now, and if not, when it could. A click plays it, or
// says why not.

import { itemOf, type Scalar, type Seat, type Slot } from '@orrery/kernel';
import { lazy, memo, Suspense, useState } from 'react';
import { FIRST_EDICT } from '../../data/cards.ts';
import { isChallengeCard, type Kind, kindOf, valueOf } from '../../rules/cards.ts';
import { isSuper } from '../../rules/options.ts';
import { nearest } from '../../rules/steps.ts';
import { CardFace, powerOfFlare } from './CardFace.tsx';
import { usePages } from './pages.ts';
import { actsWith, optionsOf, type Props, seatShown, wantsCards } from './props.ts';
import { mayStillPlay, timingOf, timingText } from './when.ts';
import './panel.css';

/** On a phone the hand lies over the board, where it is held up. */
const Announced = lazy(() => import('../board/Announced.tsx'));

interface Held {
  readonly slot: Slot;
  readonly item: number;
}

const ORDER: readonly Kind[] = ['attack', 'compromise', 'kicker', 'reinforcement', 'edict', 'flare'];

/** The highest Attack first, the cards with a text last. */
const rankOf = ({ item }: Held): number => ORDER.indexOf(kindOf(item)) * 1000 - valueOf(item);

function cardsIn(view: Props['view'], slots: readonly Slot[]): { known: Held[]; unknown: number } {
  const all = slots.map((slot) => ({ slot, item: itemOf(view, slot) }));
  const known = all.filter(({ item }) => item >= 0).toSorted((a, b) => rankOf(a) - rankOf(b));
  return { known, unknown: all.length - known.length };
}

export const Hand = memo(function Hand(props: Props) {
  const { view, say, name, names } = props;
  const seat = seatShown(view);
  const others = names.flatMap((_, other) => {
    if (other === seat) return [];
    const { known } = cardsIn(view, view.table.hands[other] ?? []);
    return known.length === 0 ? [] : [{ other, known }];
  });
  const hoard = view.table.hoards[seat] ?? [];
  const use = nearest(view, 'moment')?.about.use;
  return (
    <div className="cxp-panel cxp-hand">
      <h2>
        {seat === view.viewer
          ? say({ key: 'panel.your-hand' })
          : say({ key: 'panel.hand-of', args: { who: name('seat', seat) } })}
      </h2>
      {use !== undefined && (
        <div className="cxp-announced">
          <Suspense>
            <Announced props={props} use={use} />
          </Suspense>
        </div>
      )}
      <Cards
        key={JSON.stringify(props.ask?.prompt ?? null)}
        props={props}
        seat={seat}
        slots={view.table.hands[seat] ?? []}
      />
      {hoard.length > 0 && (
        <section>
          <h3>{say({ key: 'panel.hoard' })}</h3>
          <Cards props={props} seat={seat} slots={hoard} />
        </section>
      )}
      {others.map(({ other, known }) => (
        <section key={other}>
          <h3>{say({ key: 'panel.known-of', args: { who: name('seat', other) } })}</h3>
          <ul className="cxp-small">
            {known.map(({ slot, item }) => (
              <li key={slot}>
                <CardFace item={item} name={name('card', item)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

interface CardsProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly slots: readonly Slot[];
}

/** The Challenge cards side by side, those with a text one below the other. Where several are wanted, they are picked first. */
function Cards({ props, seat, slots }: CardsProps) {
  const { ask, view, say, busy } = props;
  const [picked, setPicked] = useState<readonly Scalar[]>([]);
  const { known, unknown } = cardsIn(view, slots);
  const several = wantsCards(ask) && ask?.choice.kind === 'some' ? ask.choice : null;
  const turn = (slot: Slot): void =>
    setPicked(picked.includes(slot) ? picked.filter((each) => each !== slot) : [...picked, slot]);
  const card = (held: Held) => (
    <li key={held.slot}>
      <HandCard props={props} seat={seat} held={held} picked={picked.includes(held.slot)} onPick={turn} />
    </li>
  );
  const isRight = several !== null && picked.length >= several.min && picked.length <= several.max;
  const toLay = known.filter(({ item }) => isChallengeCard(item) || kindOf(item) === 'kicker');
  return (
    <>
      {known.length + unknown === 0 && <p className="quiet">{say({ key: 'panel.no-cards' })}</p>}
      {unknown > 0 && <p className="quiet">{say({ key: 'panel.unseen', args: { n: unknown } })}</p>}
      {toLay.length > 0 && (
        <section>
          <h3>
            {say({ key: 'panel.to-lay' })} <small>{say({ key: 'panel.to-lay.when' })}</small>
          </h3>
          <ul className="cxp-cards">{toLay.map(card)}</ul>
        </section>
      )}
      {toLay.length < known.length && (
        <section>
          <h3>{say({ key: 'panel.to-play' })}</h3>
          <ul className="cxp-texts">{known.filter((held) => !toLay.includes(held)).map(card)}</ul>
        </section>
      )}
      {several !== null && several.options.some((slot) => slots.includes(Number(slot))) && (
        <button
          type="button"
          className="button main"
          aria-disabled={!isRight || busy}
          onClick={() => isRight && !busy && props.answer(several.options.filter((slot) => picked.includes(slot)))}
        >
          {say({ key: 'panel.choose-cards', args: { n: picked.length, min: several.min } })}
        </button>
      )}
    </>
  );
}

interface HandCardProps {
  readonly props: Props;
  readonly seat: Seat;
  readonly held: Held;
  readonly picked: boolean;
  onPick(slot: Slot): void;
}

function HandCard({ props, seat, held, picked, onPick }: HandCardProps) {
  const { ask, view, say, name, why, explain, busy, lang } = props;
  const { slot, item } = held;
  const pages = usePages(lang);
  const [open, setOpen] = useState(false);
  const isMine = seat === view.viewer;
  const isWanted = wantsCards(ask) && optionsOf(ask).includes(slot);
  const isPick = isWanted && ask?.choice.kind === 'some';
  const answers: readonly Scalar[] = isWanted && !isPick ? [slot] : isMine ? actsWith(ask, 'card', item) : [];
  const isNow = isPick || answers.length > 0;
  const isLater = !isNow && mayStillPlay(view, seat, item);
  const press = (): void => {
    if (isPick) return onPick(slot);
    const [only] = answers;
    if (answers.length === 1 && only !== undefined) return busy ? undefined : props.answer(only);
    if (answers.length > 1) return setOpen(!open);
    if (!isMine) return;
    const refusal = why(wantsCards(ask) ? slot : `card ${item}`);
    if (refusal !== null) explain(refusal);
  };
  const stands = isNow ? 'now' : isLater ? 'later' : 'no';
  const key = isPick ? 'panel.pick-now' : isNow ? 'panel.play-now' : isLater ? 'panel.play-later' : 'panel.play-not';
  const power = powerOfFlare(item);
  // When cards are laid is said once, above them.
  const isLaid = isChallengeCard(item) || kindOf(item) === 'kicker';
  return (
    <>
      <button
        type="button"
        className="cxp-play"
        data-play={stands}
        data-answer={answers.length === 1 ? answers[0] : undefined}
        aria-pressed={isPick ? picked : undefined}
        aria-expanded={answers.length > 1 ? open : undefined}
        aria-disabled={!isNow || busy}
        onClick={press}
      >
        <CardFace item={item} name={name('card', item)}>
          {power >= 0 ? (
            <FlareText props={props} pages={pages} power={power} isSuper={isSuper(view, seat, item)} />
          ) : kindOf(item) === 'edict' ? (
            <span className="cxp-text">{say({ key: `edict.${item - FIRST_EDICT}.text` })}</span>
          ) : kindOf(item) === 'reinforcement' ? (
            <span className="cxp-text">{say({ key: 'class.reinforcement.text' })}</span>
          ) : null}
          {isLaid ? (
            <span className="cxp-when">{isNow && <b>{say({ key })}</b>}</span>
          ) : (
            <span className="cxp-when">
              <b>{say({ key })}</b>
              {!isNow && <span> {timingText(props, timingOf(view, seat, item))}</span>}
            </span>
          )}
        </CardFace>
      </button>
      {open && answers.length > 1 && (
        <ul className="cxp-targets">
          {answers.map((answer) => (
            <li key={answer}>
              <button
                type="button"
                className="button option"
                data-answer={answer}
                disabled={busy}
                onClick={() => props.answer(answer)}
              >
                {name('act', answer)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface FlareTextProps {
  readonly props: Props;
  readonly pages: ReturnType<typeof usePages>;
  readonly power: number;
  readonly isSuper: boolean;
}

/** Both halves of a Flare; the one that counts in these hands is the bright one. */
function FlareText({ props: { say }, pages, power, isSuper: isOwn }: FlareTextProps) {
  const half = (form: 'wild' | 'super', counts: boolean) => (
    <span className="cxp-text" data-counts={counts}>
      <b>{say({ key: `form.${form}` })}</b> {pages?.[`flare.${power}.${form}`] ?? '…'}
    </span>
  );
  return (
    <>
      {half('wild', !isOwn)}
      {half('super', isOwn)}
    </>
  );
}
