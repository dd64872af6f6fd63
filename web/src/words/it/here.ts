// What a table in this tab refuses in Italian.

import type { here as english } from '../en/here.ts';

export const here = {
  'refuse.not-kept': 'Il browser non è riuscito a salvare la risposta, quindi non è stata giocata. Lo spazio è finito?',
  'refuse.not-your-seat': 'Questo posto è di un bot.',
  'refuse.resigned': 'Questo posto si è ritirato: un bot lo gioca fino alla fine.',
} satisfies Record<keyof typeof english, string>;
