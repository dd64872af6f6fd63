// The Edicts (§6.2), by name; and the steps of their own that some have.

import {
  emotionControl,
  forceField,
  forceFieldAllies,
  quash,
  sanity,
  solarWind,
  stellarGas,
  victoryBoon,
} from './challenge.ts';
import { finder, finderCard, keeper, spaceJunk, timeGum } from './hands.ts';
import { mobiusTubes, plague, plagueCard, rebirth, rebirthPlanet, warpBreak } from './warp.ts';
import { cosmicZap, flareZap, unZap } from './zaps.ts';

export const edicts = {
  'cosmic-zap': cosmicZap,
  'emotion-control': emotionControl,
  finder,
  'flare-zap': flareZap,
  'force-field': forceField,
  keeper,
  'mobius-tubes': mobiusTubes,
  plague,
  quash,
  rebirth,
  sanity,
  'solar-wind': solarWind,
  'space-junk': spaceJunk,
  'stellar-gas': stellarGas,
  'time-gum': timeGum,
  'un-zap': unZap,
  'victory-boon': victoryBoon,
  'warp-break': warpBreak,
};

export const edictSteps = {
  'rebirth.planet': rebirthPlanet,
  'plague.card': plagueCard,
  'force-field.allies': forceFieldAllies,
  'finder.card': finderCard,
};
