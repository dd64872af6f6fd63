// Systems, dots, and the ways to speak of where something is.

import type { Messages } from '@orrery/kernel';
import { nameDots } from '../dots.ts';
import { named, SYSTEM_NAMES } from '../names.ts';
import { inItalian } from './glossary.ts';

const SYSTEMS_IT = inItalian(SYSTEM_NAMES);

export const places: Messages = {
  ...named('system', SYSTEMS_IT),
  ...nameDots({
    systems: SYSTEMS_IT,
    dot: { blue: 'punto blu', red: 'punto rosso', yellow: 'punto giallo' },
    oval: { blue: 'Ovale blu', red: 'Ovale rosso', yellow: 'Ovale giallo' },
    box: 'casella ?',
    asteroid: 'Asteroide',
    city: 'Città Spaziale',
    circles: {
      north: 'Circolo Nord',
      center: 'Circolo Centrale',
      west: 'Circolo Ovest',
      southwest: 'Circolo Sud-Ovest',
      body: 'Circolo del Corpo',
      wing: 'Circolo dell’Ala',
      northeast: 'Circolo Nord-Est',
      upper: 'Circolo Superiore',
      lower: 'Circolo Inferiore',
    },
    sides: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ovest', 'ovest', 'nord-ovest'],
    side: (thing, side) => `${thing} a ${side}`,
    column: (thing, column) => `${thing} in colonna ${column}`,
    amount: (thing, amount) => `${thing} da $${amount}`,
    orbit: (name) => `Orbita ${name}`,
    below: (name) => `Città sotto ${name}`,
    in: (thing, system) => `${thing} (${system})`,
    between: (thing, place, from, to) => `${thing}${place === 0 ? '' : ` ${place}`} tra ${from} e ${to}`,
  }),
  'system.unknown': 'spazio aperto',
  'dot.unknown': 'nessun luogo',
  'dot.land': 'Atterra qui',
  'dot.pilot': 'Pilota {0}',
};
