// The Moons (§13), by name, a room for each of the four kinds; and the steps of their own that some have.

import { echo, greenCheese, greenCheeseCard } from './cheese.ts';
import { exodus, moonBaseOmega, nova, novaPlanet, upheaval } from './full.ts';
import { fortress, mine, mineTake, mirror, shipyard, spy, spyHand } from './half.ts';
import {
  allyDouble,
  allyOneHalf,
  attackRevelation,
  bribery,
  briberyCard,
  briberyTake,
  challengeExtension,
  challengeLimitation,
  coldRevenge,
  coldRevengeToken,
  coneSize3,
  coneSize5,
  coneSizeVariable,
  confession,
} from './quarter.ts';

export const moons = {
  'ally-double': allyDouble,
  'ally-one-half': allyOneHalf,
  'attack-revelation': attackRevelation,
  bribery,
  'challenge-extension': challengeExtension,
  'challenge-limitation': challengeLimitation,
  'cold-revenge': coldRevenge,
  'cone-size-3': coneSize3,
  'cone-size-5': coneSize5,
  'cone-size-variable': coneSizeVariable,
  confession,
  fortress,
  mine,
  mirror,
  shipyard,
  spy,
  exodus,
  'moon-base-omega': moonBaseOmega,
  nova,
  upheaval,
  echo,
  'green-cheese': greenCheese,
};

export const moonSteps = {
  'bribery.card': briberyCard,
  'bribery.take': briberyTake,
  'cold-revenge.token': coldRevengeToken,
  'green-cheese.card': greenCheeseCard,
  'mine.take': mineTake,
  'nova.planet': novaPlanet,
  'spy.hand': spyHand,
};
