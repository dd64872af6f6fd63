// The Flares (§6) by the name of their power, and the steps of their own that some have: those of a plain table, and all others.

import { anomaly, anomalyChoose } from './anomaly.ts';
import { assessor } from './assessor.ts';
import { busybody } from './busybody.ts';
import { connoisseur } from './connoisseur.ts';
import { dragon } from './dragon.ts';
import { entrepreneur } from './entrepreneur.ts';
import { force, forceGift, forceUsed } from './force.ts';
import { gnome } from './gnome.ts';
import { hurtz, hurtzOwn } from './hurtz.ts';
import { lloyd } from './lloyd.ts';
import { obverse } from './obverse.ts';
import { pavlov } from './pavlov.ts';
import { pirate } from './pirate.ts';
import { prolong } from './prolong.ts';
import { queue } from './queue.ts';
import { serpent } from './serpent.ts';
import { subversive } from './subversive.ts';
import { vampire, vampireSwap } from './vampire.ts';
import { wraith } from './wraith.ts';
import { plainFlares, plainFlareSteps } from './plain.ts';

export const flares = {
  ...plainFlares,
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

export const flareSteps = {
  ...plainFlareSteps,
  'anomaly.choose': anomalyChoose,
  'force.gift': forceGift,
  'force.used': forceUsed,
  'hurtz.own': hurtzOwn,
  'vampire.swap': vampireSwap,
};
