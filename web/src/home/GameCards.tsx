// The games as cards, each as its front presents it: a long game large, with all that one may want to know; the short ones
// small, side by side.

import type { Front } from '@orrery/games/front';
import { emblemOf } from '@orrery/games/picture';
import type { Lang } from '@orrery/kernel';
import { Link } from 'wouter';
import { type Language, useLanguage } from '../words/language.tsx';
import { useSaid } from './fronts.tsx';
import { Picture } from './Picture.tsx';

/** In minutes. */
const SHORT = 30;

/** Over in a coffee break. */
export const isSmall = ({ minutes: [, most] }: Front): boolean => most <= SHORT;

export const pictureOf = ({ id, picture }: Front) => picture ?? emblemOf(id);

interface Props {
  readonly front: Front;
  onChoose(): void;
}

export function LargeCard({ front, onChoose }: Props) {
  const language = useLanguage();
  const said = useSaid();
  const facts = [seatsText(front, language), timeText(front, language), ...(front.facts ?? []).map(said)];
  return (
    <article className="large-game">
      <Picture picture={pictureOf(front)} className="large-picture" filling />
      <div>
        <h3>{said(front.name)}</h3>
        <p>{said(front.line)}</p>
        <ul className="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Ways front={front} main onChoose={onChoose} />
      </div>
    </article>
  );
}

export function SmallCard({ front, onChoose }: Props) {
  const language = useLanguage();
  const said = useSaid();
  return (
    <li className="small-game panel">
      <Picture picture={pictureOf(front)} className="emblem" />
      <h3>{said(front.name)}</h3>
      <p>{said(front.line)}</p>
      <p className="quiet">
        {seatsText(front, language)} · {timeText(front, language)}
      </p>
      <Ways front={front} main={false} onChoose={onChoose} />
    </li>
  );
}

function Ways({ front, main, onChoose }: Props & { readonly main: boolean }) {
  const { say } = useLanguage();
  const said = useSaid();
  const name = said(front.name);
  return (
    <div className="hero-ways">
      <button type="button" className={main ? 'button main' : 'button'} onClick={onChoose}>
        {say('home.play')}
        <span className="aloud">: {name}</span>
      </button>
      {front.learning !== undefined && (
        <Link href={`/learn/${front.id}`} className={main ? 'button' : 'button plain'}>
          {say('home.how-to-play')}
          <span className="aloud">: {name}</span>
        </Link>
      )}
    </div>
  );
}

function seatsText({ seats: { min, max } }: Front, { say }: Language): string {
  return min === max ? say('home.seats-just', { n: min }) : say('home.seats', { min, max });
}

/** "5 to 15 minutes", "90 minutes to 3 hours". */
function timeText({ minutes: [least, most] }: Front, { say, lang }: Language): string {
  if (least === most) return say('home.time-about', { time: lasting(most, lang) });
  const alike = isHours(least) === isHours(most);
  return say('home.time', { from: alike ? count(least, lang) : lasting(least, lang), to: lasting(most, lang) });
}

const isHours = (minutes: number): boolean => minutes >= 120;
const inUnit = (minutes: number): number => (isHours(minutes) ? Math.round(minutes / 30) / 2 : minutes);
const count = (minutes: number, lang: Lang): string => inUnit(minutes).toLocaleString(lang);

const lasting = (minutes: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: isHours(minutes) ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(inUnit(minutes));
