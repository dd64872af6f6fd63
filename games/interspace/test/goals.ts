// What must happen in games of InterSpace: every line of the log, every card of the four decks, every relic in use, every agent's turn.

import type { State } from '@orrery/kernel';
import type { Goal, Goals } from '@orrery/kernel/testkit';
import { BREAKTHROUGHS, COLONIZATIONS, ENCOUNTERS, OBJECTIVES } from '../data/cards.ts';
import { EMPTY, PLANET } from '../data/tiles.ts';
import { AB, BB, BERSERKER, CA, COL, DD, PB, SCT, TRN } from '../data/units.ts';
import { homeOf } from '../rules/map.ts';
import { addPlanet } from '../rules/setup.ts';
import { GOODS, IOU, MINERALS, mint, SOIL } from '../rules/stores.ts';
import { COLONIZATION_DECK, ENCOUNTER_DECK, BOX, type Table, WILD } from '../rules/table.ts';
import { muster, unitKey } from '../rules/units.ts';
import { log } from '../text/en/log.ts';

const breakthroughs = BREAKTHROUGHS.map(
  ({ id }, card): Goal => ({
    id: `breakthrough ${id}`,
    fired: { key: 'log.breakthrough', args: { card } },
    answers: (ask) => (ask.prompt.key === 'ask.breakthrough' ? [card] : []),
  }),
);
const objectives = OBJECTIVES.map(
  ({ id }, aim): Goal => ({ id: `objective ${id}`, fired: { key: 'log.aim' }, answers: ['show'], items: [[1, aim]] }),
);
const colonizations = COLONIZATIONS.map(
  ({ id }, card): Goal => ({
    id: `colonization ${id}`,
    fired: { key: 'log.settled', args: { card } },
    answers: (ask) => (ask.prompt.key === 'ask.colonize' && ask.choice.kind === 'some' ? [ask.choice.options] : []),
    items: [[COLONIZATION_DECK, card]],
  }),
);
const encounters = ENCOUNTERS.map(
  ({ id }, card): Goal => ({
    id: `encounter ${id}`,
    fired: { key: 'log.encounter', args: { card } },
    answers: (ask) =>
      ask.choice.kind === 'one' ? ask.choice.options.filter((option) => String(option).startsWith('out')) : [],
    items: [
      [BOX, EMPTY],
      [ENCOUNTER_DECK, card],
    ],
  }),
);
const agents = ENCOUNTERS.flatMap(({ id, kind }, card): Goal[] =>
  kind === 'agent'
    ? [
        {
          id: `turn of ${id}`,
          fired: { key: 'log.agent', args: { card } },
          items: [
            [BOX, EMPTY],
            [ENCOUNTER_DECK, card],
          ],
        },
      ]
    : [],
);
const PARASITES = OBJECTIVES.findIndex(({ id }) => id === 'parasites');

/** What random games do not tell: the ways they end have tests of their own. */
const SELDOM = [
  'log.alone',
  'log.won',
  'log.last',
  'log.out',
  'log.ring',
  'log.over-limit',
  'log.all-joined',
  // Not with objectives, and only in the Basic game.
  'log.points',
  'log.collect',
];
const told = Object.keys(log)
  .filter((key) => key.startsWith('log.') && !SELDOM.includes(key))
  .map(
    (key): Goal => ({
      id: key,
      fired: { key },
      answers: hintsFor(key),
      items: key === 'log.infest' ? [[1, PARASITES]] : [],
    }),
  );

/** What leads to the rarer lines. */
function hintsFor(key: string): NonNullable<Goal['answers']> {
  const verb = { 'log.relic-passed': 'with', 'log.vault': 'vault', 'log.black': 'swap', 'log.station': 'station' }[key];
  if (key === 'log.infest')
    return (ask) => (ask.step === 'infest' && ask.choice.kind === 'one' ? ask.choice.options : []);
  if (key === 'log.prize')
    return (ask) =>
      ask.choice.kind === 'one' ? ask.choice.options.filter((option) => String(option).endsWith(` ${WILD}`)) : [];
  if (verb === undefined) return [];
  return (ask) =>
    ask.choice.kind === 'one' ? ask.choice.options.filter((option) => String(option).startsWith(verb)) : [];
}

/** A Berserker without shields among the first fleet. */
function release(table: Table, deck: number[]): void {
  deck[0] = 0;
  table.agents.push({ card: 0, drawer: 0, last: 0, seen: [] });
  muster(table, unitKey(homeOf(0), WILD, BERSERKER, 6));
}

/** Everybody is rich, well armed and close to the others. */
function arrange({ table, seats, pools }: State<Table>, open: readonly Goal[]): void {
  if (open.some(({ id }) => id === 'log.prize')) release(table, pools[ENCOUNTER_DECK] ?? []);
  for (let seat = 0; seat < seats; seat++) {
    const home = homeOf(seat);
    for (let side = 1; side <= 6; side++)
      if (table.tile[home + side] === EMPTY) {
        table.tile[home + side] = PLANET;
        addPlanet(table, home + side);
        muster(table, unitKey(home + side, seat, COL, seat + 1));
      }
    table.tech[seat] = 5;
    for (const kind of [PB, AB, DD, CA, BB, SCT]) muster(table, unitKey(homeOf((seat + 1) % seats), seat, kind), 2);
    for (const kind of [AB, BB, TRN, COL])
      muster(table, unitKey(homeOf((seat + 1) % seats) + 1, seat, kind, kind === COL ? seat + 1 : 0), 2);
    mint(table, home, SOIL, IOU, 60);
    mint(table, home, SOIL, MINERALS, 9);
    mint(table, home, SOIL, GOODS + ((seat + 1) % seats), 4);
    mint(table, homeOf((seat + 1) % seats) + 1, seat, GOODS + seat, 6);
  }
}

export const goals: Goals<Table> = {
  goals: [...breakthroughs, ...objectives, ...colonizations, ...encounters, ...agents, ...told],
  seats: 3,
  options: {
    basic: false,
    ring: 'random',
    objectives: true,
    breakthroughs: true,
    colonization: true,
    encounters: true,
    turns: 20,
  },
  tries: 0,
  blind: true,
  arrange,
};
