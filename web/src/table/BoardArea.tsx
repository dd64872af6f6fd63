// The room of the board: the game's own, or its table in words.

import type { GameTable } from '@orrery/games/table';
import type { Sentence } from '@orrery/kernel';
import { colourOf, shapeOf } from '../part/Glyph.tsx';
import { type Body, Orrery } from '../part/Orrery.tsx';
import { useSettings } from '../settings/settings.ts';
import type { ShownTable } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';
import { useTableContext } from './tableContext.ts';
import './BoardArea.css';

export function BoardArea() {
  const { say } = useLanguage();
  const { words } = useSettings();
  const { shownTable, props, table } = useTableContext();
  if (table !== null && !words)
    return (
      <section className="board night" aria-label={say('table.board')}>
        <table.Board {...props} />
      </section>
    );
  return (
    <section className="chart" data-words={words} aria-label={say('table.now')}>
      {!words && <SeatOrrery shownTable={shownTable} />}
      <TableInWords />
    </section>
  );
}

/** The table in sentences: all there is to see, for whoever reads rather than looks. A game's own table says how
 *  they are cut into sections; what no section names comes last. */
function TableInWords() {
  const { say } = useLanguage();
  const { props, table } = useTableContext();
  const texts = props.game.describe?.(props.view) ?? [];
  return (
    // Scrolls, so it must be reachable by keyboard.
    <section className="panel sentences" aria-labelledby="sentences-title" tabIndex={0}>
      <h2 id="sentences-title">{say('table.now')}</h2>
      <Planning />
      {texts.length === 0 && <p className="quiet">{say('table.no-words')}</p>}
      {sectionsOf(table, texts).map(({ title, lines }) => (
        <section key={title}>
          {title !== '' && <h3>{props.say({ key: title })}</h3>}
          <ul>
            {lines.map((text, i) => (
              <li key={`${i} ${text.key}`}>{props.say(text)}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Where all plan at once: who still does, and who is done. What they plan nobody sees. */
function Planning() {
  const { say } = useLanguage();
  const { planned, waiting, names } = useTableContext().props;
  if (planned.length === 0) return null;
  const list = (seats: readonly number[]): string => seats.map((seat) => names[seat] ?? '').join(', ');
  return (
    <p>
      {say('table.planned-by', { who: list(planned) })} {say('table.planning', { who: list(waiting) })}
    </p>
  );
}

function sectionsOf(
  table: GameTable | null,
  texts: readonly Sentence[],
): { title: string; lines: readonly Sentence[] }[] {
  const sections = table?.sections ?? [];
  const named = sections.flatMap(({ keys }) => keys);
  const rest = { title: '', lines: texts.filter(({ key }) => !named.includes(key)) };
  return [
    ...sections.map(({ title, keys }) => ({ title, lines: texts.filter(({ key }) => keys.includes(key)) })),
    rest,
  ].filter(({ lines }) => lines.length > 0);
}

const LEADER_ANGLE = 300;

/** The orrery of the seats: a planet each, that travels round as its score grows; a halo for those who may act. */
function SeatOrrery({ shownTable }: { readonly shownTable: ShownTable }) {
  const { say } = useLanguage();
  const { scores, over } = shownTable.standing;
  const lead = Math.max(5, ...scores.map((score) => score ?? 0));
  const bodies = scores.map((score, seat): Body => {
    const angle = (Math.max(0, score ?? 0) / lead) * LEADER_ANGLE;
    return { key: seat, angle, lit: !over && shownTable.waiting.includes(seat), planet: <Planet seat={seat} /> };
  });
  const seats = shownTable.sitters.map(({ name }, seat) => `${name} ${scores[seat] ?? '?'}`).join(', ');
  return (
    <div className="instrument">
      <Orrery bodies={bodies} label={say('table.instrument', { seats })} />
    </div>
  );
}

function Planet({ seat }: { readonly seat: number }) {
  return (
    <>
      <circle r="17" fill="#0c1329" stroke="var(--brass)" strokeWidth="1.500" />
      <path d={shapeOf(seat)} fill={colourOf(seat)} transform="translate(-12 -12)" />
    </>
  );
}
