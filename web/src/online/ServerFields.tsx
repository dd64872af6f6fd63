// What only a table on the server has: how fast it is played, and who finds it.

import type { Pace } from '@orrery/protocol/people';
import type { Word } from '../words/en/index.ts';
import { useLanguage } from '../words/language.tsx';
import './ServerFields.css';

export interface ServerWish {
  readonly pace?: Pace | undefined;
  /** Anybody may find it and sit down. */
  readonly listed?: boolean | undefined;
  /** It counts for the ratings of who plays. */
  readonly rated?: boolean | undefined;
}

const PACES: readonly { readonly word: Word; readonly pace: Pace }[] = [
  { word: 'pace.calm', pace: { kind: 'calm' } },
  { word: 'pace.live', pace: { kind: 'live', decision: 60, reserve: 900 } },
  { word: 'pace.fast', pace: { kind: 'live', decision: 20, reserve: 300 } },
  { word: 'pace.day', pace: { kind: 'turns', hours: 24, pause: true } },
  { word: 'pace.days', pace: { kind: 'turns', hours: 72, pause: true } },
];

/** What this pace is called where tables are set up; undefined: it was set otherwise. */
export const paceWord = (pace: Pace): Word | undefined =>
  PACES.find((each) => JSON.stringify(each.pace) === JSON.stringify(pace))?.word;

/** What is to be said of a table without a clock: a window is the one thing that ends by itself there. */
export const paceMore: Word = 'pace.calm-more';

interface Props {
  readonly wish: ServerWish;
  /** Whether people alone sit there. */
  readonly mayRate: boolean;
  onChange(wish: ServerWish): void;
}

export function ServerFields({ wish, mayRate, onChange }: Props) {
  const { say } = useLanguage();
  const chosen = PACES.findIndex(({ pace }) => JSON.stringify(pace) === JSON.stringify(wish.pace));
  return (
    <div className="server-fields">
      <label className="field">
        {say('pace.title')}
        <select
          value={Math.max(0, chosen)}
          onChange={({ target }) => {
            const pace = PACES[Number(target.value)]?.pace;
            onChange({ ...wish, ...(pace === undefined ? {} : { pace }) });
          }}
        >
          {PACES.map(({ word }, at) => (
            <option key={word} value={at}>
              {say(word)}
            </option>
          ))}
        </select>
        {chosen <= 0 && <small className="quiet">{say(paceMore)}</small>}
      </label>
      <label className="listed">
        <input
          type="checkbox"
          checked={wish.listed === true}
          onChange={({ target }) => onChange({ ...wish, listed: target.checked })}
        />
        {say('pace.listed')}
      </label>
      {mayRate && (
        <label className="listed">
          <input
            type="checkbox"
            checked={wish.rated === true}
            onChange={({ target }) => onChange({ ...wish, rated: target.checked })}
          />
          {say('rated.wish')}
        </label>
      )}
      {mayRate && wish.rated === true && (
        <small className="quiet">
          {say('rated.more')} {wish.pace?.kind !== 'turns' && say('rated.away')}
        </small>
      )}
    </div>
  );
}
