// What lies on the table: all of it public. Lists by hex, by planet, by seat; units and resources are bags (bag.ts), and their
// keys are made and read in units.ts and stores.ts.

import { rule, type Seat, type Slot } from '@orrery/kernel';
import type { Bag } from './bag.ts';

export type Hex = number;
export type Planet = number;
/** Who a unit or a planet belongs to: a seat, or one of those below. */
export type Owner = number;

export interface Table {
  /** Switches in force, as a mask: BASIC and so on. */
  rules: number;
  /** §11: the last game turn; 0: there is none. */
  last: number;
  turn: number;
  /** This game turn's order of play, and whose turn it is: NONE between turns. */
  order: Seat[];
  active: Seat;
  /** Seats that are out of the game (§8), as a mask. */
  out: number;

  /** By hex, in the order in which they were laid: the tile, and where it lies in the region it was laid in (map.ts). */
  tile: number[];
  place: number[];
  /** By region, four numbers each: which region's coordinates its map is drawn in, turned how often, moved how far (map.ts). */
  lie: number[];

  /** Units by hex, owner, kind, lost shields and spent movement (units.ts). */
  units: Bag;
  /** IOU, minerals and goods, by hex and who has them there: transports, the planet, nobody (stores.ts). */
  stores: Bag;
  /** New units (and, as one more kind, IOU) that wait for the next economic phase, by planet (planets.ts). */
  yard: Bag;

  /** By planet; the home worlds come first, then the first colonies, both by seat. */
  planet: Hex[];
  owner: Owner[];
  ind: number[];
  tech: number[];
  /** HARSH, HUB, TAKEN. */
  flags: number[];
  /** With objectives (§13.3): of which seat's worlds the people are, NONE: of nobody's. For the parasites it is what they have infested; who they are
   *  is a secret, so it is kept for every seat. */
  line: number[];

  /** By seat: the highest Civ so far, the breakthroughs as a mask, the Drive Improvements, the seats that are let pass, the slot of
   *  the objective (NONE without), whether it is face up. */
  civ: number[];
  cards: number[];
  drives: number[];
  open: number[];
  aim: Slot[];
  /** By seat, five numbers each: what objectives count for good (score.ts). */
  deeds: number[];
  /** By seat, two numbers each: planets and asteroids drawn from the box (§17.1). */
  found: number[];

  /** Battles that are still to be fought in this contact step, three numbers each: hex, attacker, defender. */
  fights: number[];
  battle: Battle | null;

  /** Where each relic is (relics.ts), and the agents on the map (agents.ts). */
  relics: number[];
  agents: Agent[];

  /** How many there should be: of each resource, then of each kind of unit. Who makes or takes away writes it here, who moves does not. */
  tally: number[];
}

/** One combat. Sides: 0 the attacker, 1 the defender. */
export interface Battle {
  hex: Hex;
  /** By side. */
  owner: [attacker: Owner, defender: Owner];
  round: number;
  /** By side: units by zone, kind and lost shields (battle.ts). */
  fleet: [Bag, Bag];
  /** By side: units lost so far, by kind. */
  lost: [Bag, Bag];
  /** By side: hits scored and not yet taken, by how far they reach: zone 0, zones 0 and 1, any zone, the nearest zone. */
  hits: [number[], number[]];
  /** By side: jamming dice left in this round. */
  jam: [number, number];
  /** By side: hits that a relic will still take (§16.3). */
  ward: [number, number];
  /** By side: offers to share the hex (§7.4). */
  peace: [boolean, boolean];
}

/** A free agent (§16.4): which one (the number of its card), who drew it, where it was last, the planets it has visited. */
export interface Agent {
  card: number;
  drawer: Seat;
  last: Hex;
  seen: Planet[];
}

export const NONE = -1;

/** Owners beside the seats. Plague and mad units remember whose they were: PLAGUE + owner, MAD + owner. */
export const [REBELS, PIRATES, RAIDERS, MINERS, TRADER, WILD, PLAGUE, MAD] = [6, 7, 8, 9, 10, 11, 12, 19] as const;
export const isSeat = (owner: Owner): boolean => owner >= 0 && owner < REBELS;
export const isPlague = (owner: Owner): boolean => owner >= PLAGUE && owner < MAD;
export const isMad = (owner: Owner): boolean => owner >= MAD;
/** Whose breakthroughs count for a unit: its owner's, or of whoever it was taken from by the plague (§16.9). */
export const mindOf = (owner: Owner): Owner => (rule('16.9', isPlague(owner)) ? owner - PLAGUE : owner);

/** Switches. */
export const [BASIC, SUPPORT, OBJECTIVES, BREAKTHROUGHS, DRIVES, COLONIZATION, ENCOUNTERS, LIMITS] = [
  1, 2, 4, 8, 16, 32, 64, 128,
] as const;
export const [DOUBLE_LEVELS, FULL_BOMBS, RANGES, GOODS_CAP, CRUISER_16, CRUISER_18, POOR_HOMES, TRIPLE_LEVELS] = [
  256, 512, 1024, 2048, 4096, 8192, 16384, 32768,
] as const;
export const isOn = (table: Table, rules: number): boolean => (table.rules & rules) !== 0;

/** What is written on a planet: two of the colonization cards (§15.2), taken with AB (§13.2). */
export const [HARSH, HUB, TAKEN] = [1, 2, 4] as const;

/** The pools of the kernel's secrets, in the order of set-up; the second has the objectives. */
export const [BOX, COLONIZATION_DECK, ENCOUNTER_DECK] = [0, 2, 3] as const;

export const isOut = (table: Table, seat: Seat): boolean => (table.out & (1 << seat)) !== 0;
