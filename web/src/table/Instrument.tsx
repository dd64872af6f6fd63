// The orrery of the seats: a planet each, that travels round as its score grows; a halo for those who may act.

import { colourOf, shapeOf } from '../part/Glyph.tsx';
import { type Body, Orrery } from '../part/Orrery.tsx';
import type { Shot } from '../source/source.ts';
import { useLanguage } from '../words/language.tsx';

const LEADER_ANGLE = 300;

export function SeatOrrery({ shot }: { readonly shot: Shot }) {
  const { say } = useLanguage();
  const { scores, over } = shot.standing;
  const lead = Math.max(5, ...scores.map((score) => score ?? 0));
  const bodies = scores.map((score, seat): Body => {
    const angle = (Math.max(0, score ?? 0) / lead) * LEADER_ANGLE;
    return { key: seat, angle, lit: !over && shot.waiting.includes(seat), planet: <Planet seat={seat} /> };
  });
  const seats = shot.sitters.map(({ name }, seat) => `${name} ${scores[seat] ?? '?'}`).join(', ');
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
