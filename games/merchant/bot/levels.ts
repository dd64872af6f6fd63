// How far a trader sees and what he counts on: the levels are the same trader with other numbers, and none of them blunders
// on purpose.

export interface Level {
  readonly id: number;
  /** What a turn is worth: part of the income to expect, and never less than this. */
  readonly rate: number;
  readonly floor: number;
  /** What finding a culture is worth beside its IOU, and how much of an IOU that is not seen yet. */
  readonly finding: number;
  readonly iou: number;
  /** How much of what follows the next stops counts. */
  readonly beyond: number;
  /** How likely a rival who is nearer takes what is still to be found. */
  readonly rival: number;
  /** How much of what a better ship brings makes him go where it is sold. */
  readonly outfit: number;
  /** How much of what a relic is worth makes him fetch it. */
  readonly relics: number;
  /** Turns beyond which he looks for nothing. */
  readonly reach: number;
  /** Turns that he sees clearly, and what each turn beyond them takes off what waits there. */
  readonly sight: number;
  readonly haze: number;
  /** Deeds he has the nerve for. */
  readonly deeds: number;
  /** A thing must bring so many times what it costs; money that stays in hand for goods. */
  readonly sure: number;
  readonly reserve: number;
  /** How much more money is worth that is needed to fill the holds. */
  readonly capital: number;
  /** How much of an IOU must be spent at once. */
  readonly spent: number;
  /** Whether he buys weapons and Shields, hunts and hides, where there is combat. */
  readonly arms: boolean;
}

export const MEDIUM: Level = {
  id: 1,
  rate: 1,
  floor: 15,
  finding: 35,
  iou: 0.6,
  beyond: 0.55,
  rival: 0.8,
  outfit: 0.45,
  relics: 1,
  reach: 30,
  sight: 30,
  haze: 0,
  deeds: 12,
  sure: 1.25,
  reserve: 50,
  capital: 0.25,
  spent: 0.3,
  arms: true,
};

/** New to the cluster: knows what sells where he can see it, buys a first deed, and takes each day as it comes. */
export const EASY: Level = {
  ...MEDIUM,
  id: 2,
  finding: 50,
  beyond: 0,
  rival: 0,
  outfit: 0,
  relics: 1,
  sight: 1.6,
  haze: 60,
  deeds: 1,
  sure: 2.5,
  reserve: 150,
  capital: 0,
  spent: 0.6,
  arms: false,
};
