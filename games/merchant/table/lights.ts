// The dots an answer is about, and those the reason for it speaks of: what a hint lights on the chart.

import type { Answer, Sentence } from '@orrery/kernel';
import { type Dot, ORBITS } from '../rules/board.ts';
import { NONE } from '../rules/table.ts';
import { words } from '../rules/words.ts';
import { knownTo, nearest, turnsFrom } from './shared/estimates.ts';
import { type Props, seatShown } from './shared/props.ts';

/** Answers that name a dot, and the place of its number among their words. */
const NAMES_DOT: Readonly<Record<string, 1 | 2>> = { to: 1, jump: 1, factory: 1, fort: 1, refort: 2 };

export function lights(props: Props, answer: Answer, reason: Sentence | null): Dot[] {
  const { view } = props;
  const seat = seatShown(view);
  const at = view.table.at[seat] ?? NONE;
  const { markets } = knownTo(view);
  const turns = turnsFrom(view, seat, at);
  const systems = [reason?.args?.['system'], reason?.args?.['next']];
  const spoken = systems.map((system) => (typeof system === 'number' ? nearest(markets[system] ?? [], turns) : NONE));
  const pawn = reason?.args?.['seat'];
  const ship = typeof pawn === 'number' ? (view.table.at[pawn] ?? NONE) : NONE;
  return [...new Set([dotOf(props, answer), ...spoken, ship])].filter((dot) => dot !== NONE);
}

function dotOf({ ask }: Props, answer: Answer): Dot {
  if (typeof answer === 'number') return ask?.choice.kind === 'one' && ask.choice.noun === 'dot' ? answer : NONE;
  if (typeof answer !== 'string') return NONE;
  const [verb, one, two] = words(answer);
  if (verb === 'port') return ORBITS[one] ?? NONE;
  const place = NAMES_DOT[verb];
  return place === undefined ? NONE : place === 1 ? one : two;
}
