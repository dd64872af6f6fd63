// Why: what an answer is for, as a sentence, for hints and for the game looked through afterwards. The words are in text/en/bot.ts and
// text/it/bot.ts.

import type { Answer, Ask, Json, Sentence, View } from '@orrery/kernel';
import { AB, BUILDABLE, COL, PB, SCT, SS, TRN, UNITS } from '../data/units.ts';
import { oddsAbove } from '../rules/odds.ts';
import { planetAt } from '../rules/planets.ts';
import { nearest, words } from '../rules/steps.ts';
import { NONE, type Planet, type Table } from '../rules/table.ts';
import { whyFly } from './fleet.ts';
import { hexOfPlanet, type Manner, type Mind, mindOf } from './mind.ts';
import { freePlanets } from './settle.ts';
import { preyOf, ratioAt } from './war.ts';

/** No dice: what is explained is the same each time. */
const first = (): number => 0;

export const explainAs =
  (manner: Manner) =>
  (view: View<Table>, ask: Ask, answer: Answer): Sentence | null => {
    const mind = mindOf(view, ask.seat, first, manner);
    // Steps called in a common phase ask in its name.
    if (ask.prompt.key === 'ask.yard') return yardReason(mind, ask, answer);
    switch (ask.step) {
      case 'raise':
        return raiseReason(mind, answer);
      case 'basic':
        return answer === 'collect'
          ? { key: 'why.collect' }
          : levelReason(mind, String(answer), mind.table.planet.indexOf(Number(ask.prompt.args?.['planet'] ?? NONE)));
      case 'build':
        return { key: answer === null ? 'why.no-build' : 'why.build' };
      case 'move':
        return moveReason(mind, answer);
      case 'group':
        return whyFly(mind, nearest(view, 'group')?.hex ?? NONE);
      case 'fly': {
        const flight = nearest(view, 'fly');
        return answer === 'stay' || flight === undefined ? null : whyFly(mind, flight.hex, flight.ships);
      }
      case 'attack':
        return attackReason(mind, answer);
      case 'refuse':
        return { key: isSome(answer) ? 'why.refuse' : 'why.share' };
      case 'retreat':
        return { key: answer === null ? 'why.stand' : 'why.retreat' };
      case 'siege':
        return siegeReason(mind, ask, Number(answer));
      case 'reply':
        return { key: answer === 'accept' ? 'why.accept' : 'why.decline' };
      default:
        return PLAINLY[ask.step] ?? null;
    }
  };

/** By step: what there is to say whatever the answer is. */
const PLAINLY: Readonly<Record<string, Sentence>> = {
  cargo: { key: 'why.cargo' },
  mine: { key: 'why.mine' },
  survey: { key: 'why.tile' },
  colonize: { key: 'why.colonize' },
  deploy: { key: 'why.deploy' },
  damage: { key: 'why.damage' },
  draft: { key: 'why.card' },
  breakthrough: { key: 'why.card' },
  trade: { key: 'why.deal' },
  offer: { key: 'why.deal' },
  infest: { key: 'why.infest' },
  relic: { key: 'why.relic' },
  withdraw: { key: 'why.retreat' },
};

const isSome = (answer: Answer): boolean => Array.isArray(answer) && answer.length > 0;

function raiseReason(mind: Mind, answer: Answer): Sentence {
  if (answer === null) return { key: 'why.no-raise' };
  const [level, hex = NONE] = words(String(answer));
  return levelReason(mind, level, planetAt(mind.table, hex));
}

/** §5.3: a level of Tech is for what it lets one build, or for the next level of Ind. */
function levelReason({ table }: Mind, level: string, planet: Planet): Sentence {
  if (level === 'ind') return { key: 'why.ind', args: { level: (table.ind[planet] ?? 0) + 1 } };
  const to = (table.tech[planet] ?? 0) + 1;
  const opened = UNITS.findLastIndex(({ tech }, kind) => kind < BUILDABLE && tech === to);
  return opened < 0
    ? { key: 'why.tech', args: { level: to } }
    : { key: 'why.tech-unit', args: { level: to, unit: opened } };
}

/** By the dearest thing that is built. */
function yardReason(mind: Mind, { choice }: Ask, answer: Answer): Sentence | null {
  if (choice.kind !== 'amounts' || !Array.isArray(answer)) return null;
  const built = choice.entries.flatMap(({ id }, i) => (Number(answer[i] ?? 0) > 0 ? [id] : []));
  const kinds = built.filter((id) => typeof id === 'number');
  if (built.length === 0) return { key: 'why.no-build' };
  if (kinds.includes(COL)) {
    const [target] = freePlanets(mind);
    return target === undefined ? { key: 'why.col' } : at('why.col-to', hexOfPlanet(mind.table, target));
  }
  const warship = kinds.some((kind) => kind > PB && kind < SS);
  const prey = warship ? preyOf(mind) : null;
  if (prey !== null) return at('why.fleet', prey.hex);
  if (warship || kinds.some((kind) => kind === PB || kind >= SS)) return { key: 'why.defence' };
  if (kinds.includes(TRN)) return { key: 'why.transport' };
  return { key: kinds.includes(SCT) ? 'why.explorer' : 'why.goods' };
}

function moveReason(mind: Mind, answer: Answer): Sentence | null {
  if (answer === null) return { key: 'why.no-move' };
  if (typeof answer === 'number') return whyFly(mind, answer);
  const [verb] = words(String(answer));
  return MOVES[verb] ?? null;
}
const MOVES: Readonly<Record<string, Sentence>> = {
  cargo: { key: 'why.cargo' },
  station: { key: 'why.station' },
  relic: { key: 'why.relic' },
};

function attackReason(mind: Mind, answer: Answer): Sentence {
  if (answer === null) return { key: 'why.no-attack' };
  const [, hex = NONE, foe = NONE] = words(String(answer));
  return { key: 'why.attack', args: { hex, percent: Math.round(100 * Math.min(MUCH, ratioAt(mind, hex, foe))) } };
}
/** Many times as strong is as good as ten times. */
const MUCH = 10;

/** §8: bombs come before landings. */
function siegeReason({ table }: Mind, ask: Ask, units: number): Sentence {
  const hex = Number(ask.prompt.args?.['hex'] ?? NONE);
  const ind = table.ind[planetAt(table, hex)] ?? 0;
  if (ask.prompt.key !== 'ask.conquer') return { key: units > 0 ? 'why.bombard' : 'why.no-bombs' };
  if (units === 0) return { key: 'why.no-landing' };
  return { key: 'why.land', args: { units, ind, percent: Math.round(100 * oddsAbove(units, ind)) } };
}

const at = (key: string, hex: Json): Sentence => ({ key, args: { hex } });
