// The powers (§4) by name, and the steps of their own that some have: those of a usual table, and all others.

import { anomaly } from './anomaly.ts';
import { assessor } from './assessor.ts';
import { busybody } from './busybody.ts';
import { connoisseur } from './connoisseur.ts';
import { dragon } from './dragon.ts';
import { entrepreneur } from './entrepreneur.ts';
import { force, forceExchange } from './force.ts';
import { gnome } from './gnome.ts';
import { hurtz, hurtzTokens } from './hurtz.ts';
import { lloyd } from './lloyd.ts';
import { obverse } from './obverse.ts';
import { pavlov, pavlovGive } from './pavlov.ts';
import { pirate, pirateCapture, pirateRansom } from './pirate.ts';
import { prolong, prolongMore } from './prolong.ts';
import { queue, queueMoment, queueOrder, queueRow } from './queue.ts';
import { serpent, serpentAccept, serpentCard, serpentTempt } from './serpent.ts';
import { subversive } from './subversive.ts';
import { vampire } from './vampire.ts';
import { wraith, wraithBring, wraithReserve } from './wraith.ts';
import { usualPowers, usualPowerSteps } from './usual.ts';

export const powers = {
  ...usualPowers,
  anomaly,
  assessor,
  busybody,
  connoisseur,
  dragon,
  entrepreneur,
  force,
  gnome,
  hurtz,
  lloyd,
  obverse,
  pavlov,
  pirate,
  prolong,
  queue,
  serpent,
  subversive,
  vampire,
  wraith,
};

export const powerSteps = {
  ...usualPowerSteps,
  'force.exchange': forceExchange,
  'hurtz.tokens': hurtzTokens,
  'pavlov.give': pavlovGive,
  'pirate.capture': pirateCapture,
  'pirate.ransom': pirateRansom,
  'prolong.more': prolongMore,
  'queue.moment': queueMoment,
  'queue.order': queueOrder,
  'queue.row': queueRow,
  'serpent.accept': serpentAccept,
  'serpent.card': serpentCard,
  'serpent.tempt': serpentTempt,
  'wraith.bring': wraithBring,
  'wraith.reserve': wraithReserve,
};
