// Ships, equipment, relics, fares, Demands, ? markers, Spaceports: all that is carried, drawn or bought.

import type { Messages } from '@orrery/kernel';
import { GOODS_NAMES, named, printed, SHIP_NAMES } from '../names.ts';
import { namePieces } from '../pieces.ts';
import { inItalian } from './glossary.ts';
import { CULTURES_IT } from './peoples.ts';

const COLOURS: Readonly<Record<string, string>> = { red: 'rossa', yellow: 'gialla', blue: 'blu' };

export const things: Messages = {
  ...namePieces({
    cultures: CULTURES_IT,
    goods: inItalian(GOODS_NAMES),
    ships: inItalian(SHIP_NAMES),
    equipment: ['Motore Giallo', 'Motore Rosso', 'Motore Combinato', 'Scudo', 'Laser', 'Nova Ball'],
    relics: [
      'Air Foil',
      'Auto Pilot',
      'Motore Giallo (Relic)',
      'Scudo (Relic)',
      'Gate Lock',
      'Laser (Relic)',
      'Spy Eye',
      'Switch Switch',
      'Jump Start',
      'Mulligan Gear',
    ],
    open: 'Open Port',
    gate: (number) => `Telegate ${number}`,
    penalty: (colour, amount) => `penalità ${COLOURS[colour] ?? colour} da $${amount}`,
    relic: (name) => (name.endsWith('(Relic)') ? name : `${name} (Relic)`),
    damaged: (name) => `${name} (${name === 'Nova Ball' ? 'danneggiata' : 'danneggiato'})`,
    fare: (from, to, fee) => `passeggero da ${from} a ${to} per $${fee}`,
    demand: (goods, at, bonus) => `Domanda di ${goods} presso ${at}, +$${bonus}`,
    rastur: (value) => `Rastur ${value}`,
    iou: (culture, value) => `IOU di ${culture} da $${value}`,
    priced: (name, cost) => `${name} per $${cost}`,
    credit: (name, value) => `${name} per $${value} di credito`,
    ship: (name, cost, dice, holds) => `${name} per $${cost} (${dice} dadi, ${holds} vani)`,
    bonus: (amount) => (amount === 0 ? '.' : `, più $${amount} per la Domanda.`),
    revoltPort: (port) => `Fomenta una Rivolta nello Spazioporto ${port}`,
    revoltFactory: (culture) => `Fomenta una Rivolta nell’Industria di ${culture}`,
  }),
  ...printed,
  'cup.unknown': 'una pedina ancora nella coppa',
  'gear.unknown': 'un pezzo che non esiste',
  'marker.unknown': 'una pedina ancora coperta',
  'rastur.unknown': 'un Rastur ancora coperto',
  ...named('place', ['1º', '2º', '3º', '4º', '5º', '6º', '7º', '8º', '9º', '10º']),
  ...named('nth', ['primo', 'secondo', 'terzo', 'quarto', 'quinto']),
  'die.1': '1',
  'die.2': '2',
  'die.3': '3',
  'die.4': '4',
  'die.5': '5',
  'die.6': '6',
  // Both sides of an offer while it is put together, and as it is told.
  'piece.dollar': '$1',
  // A table that began under the first rules counts money in tens.
  'piece.money': '$10',
  'piece.goods': '{0:good}',
  'piece.gear': '{0:gear}',
  'piece.iou': '{0:note}',
  'lot.money': '${0}',
  'lot.goods': '{0:good}',
  'lot.gear': '{0:gear}',
  'lot.iou': '{0:note}',
  'lot.none': 'niente',
  'cargo.drop': '{0:good}',
  'cargo.dump': '{0:gear}',
  'target.fort': 'il Forte',
  'target.marker': 'la pedina di penalità',
  'target.rastur': 'il Rastur',
  'target.pawn': 'l’astronave di {0:seat}',
  'hit.hull': '{0:gear} sullo scafo',
  'hit.goods': 'il vano con {0:good}',
  'hit.single': 'il vano con {0:gear}',
  'hit.pair': 'il vano con {0:gear} e {1:gear}',
  // As the first rules named them.
  'hit.hold': 'il {0:nth} vano con pedine piccole',
};
