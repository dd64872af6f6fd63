// Systems, dots, and the ways to speak of where something is.

import type { Messages } from '@orrery/kernel';
import { nameDots } from '../dots.ts';
import { named, SYSTEM_NAMES } from '../names.ts';

export const places: Messages = {
  ...named('system', SYSTEM_NAMES),
  ...nameDots({
    systems: SYSTEM_NAMES,
    dot: { blue: 'blue dot', red: 'red dot', yellow: 'yellow dot' },
    oval: { blue: 'blue oval', red: 'red oval', yellow: 'yellow oval' },
    box: '? Box',
    asteroid: 'Asteroid',
    city: 'Space City',
    circles: {
      north: 'North Circle',
      center: 'Centre Circle',
      west: 'West Circle',
      southwest: 'South-West Circle',
      body: 'Body Circle',
      wing: 'Wing Circle',
      northeast: 'North-East Circle',
      upper: 'Upper Circle',
      lower: 'Lower Circle',
    },
    sides: [
      'northern',
      'north-eastern',
      'eastern',
      'south-eastern',
      'southern',
      'south-western',
      'western',
      'north-western',
    ],
    side: (thing, side) => `${side} ${thing}`,
    column: (thing, column) => `${thing} in column ${column}`,
    amount: (thing, amount) => `$${amount} ${thing}`,
    orbit: (name) => `${name} Orbit`,
    below: (name) => `City below ${name}`,
    in: (thing, system) => `${thing} (${system})`,
    between: (thing, place, from, to) => `${thing}${place === 0 ? '' : ` ${place}`} between ${from} and ${to}`,
  }),
  'system.unknown': 'open space',
  'dot.unknown': 'nowhere',
  'dot.land': 'Land here',
  'dot.pilot': 'Pilot {0}',
};
