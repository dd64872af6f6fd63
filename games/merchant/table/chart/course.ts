// What can be done on the chart right now: the first dots to declare, the dots in reach, pilot numbers, landing.

import type { Ask, Game, Scalar, View } from '@orrery/kernel';
import { colourOf, type Dot, ways } from '../../rules/board.ts';
import { NONE, type Table } from '../../rules/table.ts';
import { words } from '../../rules/words.ts';
import { isDeclaration } from './odds.ts';
import { type Reach, reachNow } from './reach.ts';

export interface Course {
  /** The dot the viewer's ship is on; -1: he has none. */
  readonly here: Dot;
  /** The dots that can be declared, and how it is said. */
  readonly declare: ReadonlyMap<Dot, string>;
  readonly reach: ReadonlyMap<Dot, Reach>;
  /** MP at the start of what is in reach. */
  readonly mp: number;
  readonly pilots: readonly number[];
  readonly land: boolean;
  /** Dots to choose from for something else than flying: where a Rastur settles. */
  readonly pick: ReadonlySet<Dot>;
}

export function courseOf(game: Game<Table>, view: View<Table>, ask: Ask | null): Course {
  const here = view.table.at[view.viewer] ?? NONE;
  const none = { here, declare: new Map<Dot, string>(), reach: new Map<Dot, Reach>(), mp: 0 };
  const idle: Course = { ...none, pilots: [], land: false, pick: new Set() };
  if (ask?.choice.kind !== 'one') return idle;
  const { options, noun } = ask.choice;
  const step = view.frames.at(-1)?.step;
  if (step === 'turn') return { ...idle, declare: declarations(options) };
  if (step === 'fly' || step === 'penalty') {
    const pilots = options.flatMap((option) => (words(option)[0] === 'pilot' ? [words(option)[1]] : []));
    const flight = view.frames.findLast((frame) => frame.step === 'fly') as { mp?: number } | undefined;
    return { ...idle, reach: reachNow(game, view), mp: flight?.mp ?? 0, pilots, land: options.includes('land') };
  }
  if (noun !== 'dot') return idle;
  return { ...idle, pick: new Set(options.filter((option) => typeof option === 'number')) };
}

function declarations(options: readonly Scalar[]): Map<Dot, string> {
  const found = new Map<Dot, string>();
  for (const option of options.filter(isDeclaration)) {
    const [, dot] = words(option);
    if (!found.has(dot)) found.set(dot, option);
  }
  return found;
}

/** The dots a ship flies over between those it occupies: a hyperjump goes along paths, a gate has none. */
export function flownOver(from: Dot, to: Dot): readonly Dot[] | null {
  const queue: Dot[][] = [[from]];
  const seen = new Set([from]);
  for (let at = 0; at < queue.length; at++) {
    const trail = queue[at] ?? [];
    for (const way of ways[trail.at(-1) ?? from] ?? []) {
      if (way.to === to) return trail.slice(1);
      const over = colourOf[way.to];
      if (seen.has(way.to) || trail.length > 6 || (over !== 'red' && over !== 'yellow')) continue;
      seen.add(way.to);
      queue.push([...trail, way.to]);
    }
  }
  return null;
}
