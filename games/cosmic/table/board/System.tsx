// A home system: its hexagon in the colour of its player, its star, its planets and Moons, or one of the six reverse sides (§9).

import { itemOf, type Seat, type View } from '@orrery/kernel';
import { memo } from 'react';
import type { TableProps } from '../../../table.ts';
import { RINGS } from '../../data/hexes.ts';
import { isMoon } from '../../rules/live.ts';
import { FIRST_SPOT, type Place, PLACES_EACH, type Table } from '../../rules/table.ts';
import { placesOf } from '../../rules/tokens.ts';
import { type PaintName, usePaint } from './gradients.tsx';
import { type Ground, groundFor, HALF_HIGH, HALF_WIDE, ORBIT, placeAt, ringRadii, type Sheet } from './sheet.ts';
import { Chips, chipsIn } from './Tokens.tsx';

interface SystemProps {
  readonly sheet: Sheet;
  readonly view: View<Table>;
  readonly seat: Seat;
  readonly glyph: TableProps['glyph'];
}

export const System = memo(({ sheet, view, seat, glyph }: SystemProps) => {
  const { table } = view;
  const [x, y] = sheet.systems[seat] ?? [0, 0];
  const ground = groundFor(table, seat);
  return (
    <g className="cosmic-system" data-system={seat} data-out={((table.out >> seat) & 1) === 1}>
      <g transform={`translate(${x} ${y})`} aria-hidden="true">
        <Plate colour={glyph(seat).colour} />
        <Orbits ground={ground} />
      </g>
      {placesOf(table, seat).map((place) => (
        <PlaceMark key={place} sheet={sheet} view={view} place={place} glyph={glyph} />
      ))}
      {table.spots
        .filter(({ owner, place }) => owner === seat && table.tokens[place]?.some((n) => n > 0) === true)
        .map(({ place }) => (
          <PlaceMark key={place} sheet={sheet} view={view} place={place} glyph={glyph} />
        ))}
    </g>
  );
});

const HEXAGON = `M${-HALF_WIDE} 6L${-HALF_WIDE + 40} ${-HALF_HIGH}H${HALF_WIDE - 40}L${HALF_WIDE} 6L${HALF_WIDE - 40} ${HALF_HIGH}H${-HALF_WIDE + 40}Z`;

const Plate = memo(({ colour }: { readonly colour: string }) => (
  <>
    <path d={HEXAGON} fill="#0b1228" fillOpacity={0.72} stroke={colour} strokeOpacity={0.75} strokeWidth={2} />
    <path d={HEXAGON} transform="scale(0.962)" fill="none" stroke="#c9a24a" strokeOpacity={0.3} />
  </>
));

/** What the planets go round. */
const Orbits = memo(({ ground: { word, stars, planets } }: { readonly ground: Ground }) => {
  const paint = usePaint();
  const [rx, ry] = ORBIT.radii;
  return (
    <g fill="none" stroke="#c9a24a" strokeOpacity={0.35}>
      {(word === 'plain' || word === 'worldships') && (
        <ellipse
          cx={ORBIT.middle[0]}
          cy={ORBIT.middle[1]}
          rx={rx}
          ry={ry}
          strokeDasharray={word === 'plain' ? undefined : '1 6'}
        />
      )}
      {word === 'rosette' && <path d={`M${planets.map((at) => at.join(' ')).join('L')}Z`} strokeDasharray="3 4" />}
      {word === 'rings' &&
        [1, 2, 3, 4].map((ring) => (
          <ellipse
            key={ring}
            cx={0}
            cy={22}
            rx={ringRadii(ring)[0]}
            ry={ringRadii(ring)[1]}
            strokeOpacity={0.5}
            strokeWidth={5 - ring}
          />
        ))}
      {word === 'binary' &&
        stars.map(([sx, sy]) => <ellipse key={sx} cx={sx} cy={sy} rx={35} ry={46} strokeDasharray="2 4" />)}
      {stars.map(([sx, sy]) => (
        <circle key={sx} cx={sx} cy={sy} r={word === 'binary' ? 20 : 24} fill={paint('star')} stroke="none" />
      ))}
    </g>
  );
});

interface PlaceProps {
  readonly sheet: Sheet;
  readonly view: View<Table>;
  readonly place: Place;
  readonly glyph: TableProps['glyph'];
}

/** A planet, a Moon, a stack or a spot, with the tokens on it. */
function PlaceMark({ sheet, view, place, glyph }: PlaceProps) {
  const at = placeAt(sheet, view.table, place);
  if (at === null) return null;
  const chips = chipsIn(view.table.tokens[place] ?? []);
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} data-place={place} aria-hidden="true">
      {place >= FIRST_SPOT ? (
        <circle r={17} className="cosmic-stand" />
      ) : isMoon(place) ? (
        <Moon view={view} place={place} />
      ) : (
        <Planet table={view.table} place={place} />
      )}
      <g transform={isMoon(place) ? 'translate(0 15)' : undefined}>
        <Chips chips={chips} glyph={glyph} scale={place >= FIRST_SPOT || isMoon(place) ? 0.8 : 1} />
      </g>
    </g>
  );
}

const FACES: readonly PaintName[] = ['water', 'sand', 'moss', 'rust', 'frost', 'dusk'];

function Planet({ table, place }: { readonly table: Table; readonly place: Place }) {
  const system = table.systems[place] ?? 0;
  const { word, size, planets } = groundFor(table, system);
  const n = place % PLACES_EACH;
  // On the side that looks outwards.
  const [across] = planets[n] ?? [0, 0];
  return (
    <>
      <Globe word={word} size={size} face={FACES[(n + system * 2) % FACES.length] ?? 'water'} />
      {placesOf(table, system).length > 1 && (
        <text x={(across > 10 ? 1 : -1) * (size + 9)} y={2} className="cosmic-planet-number">
          {n + 1}
        </text>
      )}
      {word === 'rings' && (
        <text y={size + 11} className="cosmic-bonus">
          +{RINGS[n]}
        </text>
      )}
    </>
  );
}

/** Nothing about it changes in a game. */
const Globe = memo(
  ({ word, size, face }: { readonly word: Ground['word']; readonly size: number; readonly face: PaintName }) => {
    const paint = usePaint();
    if (word === 'space-dust')
      return (
        <>
          <ellipse rx={104} ry={60} fill={paint('dust')} fillOpacity={0.55} />
          {Array.from({ length: 26 }, (_, n) => {
            const angle = n * 2.4;
            const far = 16 + 3.1 * n;
            return (
              <circle
                key={n}
                cx={Math.cos(angle) * far}
                cy={Math.sin(angle) * far * 0.56}
                r={1.4 + (n % 3)}
                fill="#f1dfae"
                fillOpacity={0.7}
              />
            );
          })}
        </>
      );
    if (word === 'worldships')
      return (
        <>
          <path
            d={`M0 ${-size}L${size * 0.95} ${-size * 0.2}L${size * 0.7} ${size * 0.8}H${-size * 0.7}L${-size * 0.95} ${-size * 0.2}Z`}
            fill={paint('hull')}
            stroke="#0a1024"
            strokeWidth={1.5}
          />
          <path
            d={`M${-size * 0.5} ${size * 0.8}l5 11l5 -11M${size * 0.5 - 10} ${size * 0.8}l5 11l5 -11`}
            fill="#f0b64a"
          />
          <circle r={size * 0.55} fill={paint(face)} stroke="#c9a24a" strokeOpacity={0.7} />
        </>
      );
    const isGiant = word === 'gas-giant';
    return (
      <>
        <circle r={size} fill={paint(isGiant ? 'giant' : face)} />
        {isGiant && (
          <g fill="none" stroke="#7a4a22" strokeOpacity={0.5} strokeWidth={5}>
            {[-30, -14, 4, 20, 36].map((band) => (
              <path
                key={band}
                d={`M${-Math.sqrt(size * size - band * band)} ${band}q${Math.sqrt(size * size - band * band)} 9 ${2 * Math.sqrt(size * size - band * band)} 0`}
              />
            ))}
          </g>
        )}
        <circle r={size} fill={paint('shade')} />
        <circle r={size} fill="none" stroke="#f4ecd8" strokeOpacity={0.28} />
      </>
    );
  },
);

/** §13: face down, known to some; or face up for all. */
function Moon({ view, place }: { readonly view: View<Table>; readonly place: Place }) {
  const paint = usePaint();
  const moon = view.table.moons.find((each) => each.place === place);
  if (moon === undefined) return null;
  const item = itemOf(view, moon.slot);
  return (
    <>
      <circle
        r={15}
        fill={paint('moon')}
        stroke={moon.up ? '#e9c86f' : '#f4ecd8'}
        strokeOpacity={moon.up ? 1 : 0.35}
        strokeWidth={moon.up ? 2 : 1}
      />
      {moon.up ? (
        <path d="M-5 -4a7 7 0 1 0 9 9a8 8 0 0 1 -9 -9z" fill="#3a404d" />
      ) : (
        <text y={6} className="cosmic-moon-mark" data-known={item >= 0}>
          {item >= 0 ? '◉' : '?'}
        </text>
      )}
    </>
  );
}
