// When a card could be played, as its table says (data/), and whether that may still come in this challenge.

import type { Seat } from '@orrery/kernel';
import { FIRST_EDICT, FIRST_FLARE } from '../../data/cards.ts';
import { EDICTS } from '../../data/edicts.ts';
import { FLARES } from '../../data/flares.ts';
import type { Role, When } from '../../data/moments.ts';
import { kindOf } from '../../rules/cards.ts';
import type { Code } from '../../rules/hooks.ts';
import { isSuper, mayYetPlay } from '../../rules/options.ts';
import type { Moment } from '../../rules/steps.ts';
import { current, isMain } from '../../rules/table.ts';
import type { Props } from './props.ts';

/** In which part, and at which moments. */
export interface Timing {
  readonly role: Role;
  readonly when: readonly When[];
}

/** Of a Flare as it would count in this seat's hands. */
export function timingOf(view: Props['view'], seat: Seat, item: number): Timing {
  switch (kindOf(item)) {
    case 'flare': {
      const [, wildRole, wild, , superRole, supers] = FLARES[item - FIRST_FLARE] ?? [];
      return isSuper(view, seat, item)
        ? { role: superRole ?? 'any', when: supers ?? [] }
        : { role: wildRole ?? 'any', when: wild ?? [] };
    }
    case 'edict':
      return { role: 'any', when: EDICTS[item - FIRST_EDICT]?.[1] ?? [] };
    case 'reinforcement':
      return { role: 'main-or-ally', when: ['8c'] };
    default:
      return { role: 'main', when: ['7b'] };
  }
}

/** `main player, before the cards are turned up`. */
export function timingText({ say, name }: Props, { role, when }: Timing): string {
  const moments = when.map((each) => {
    const [from, to] = each.split('-');
    if (from === undefined || to === undefined) return name('moment', each);
    return say({ key: 'panel.from-to', args: { from: name('moment', from), to: name('moment', to) } });
  });
  return [...(role === 'any' ? [] : [name('role', role)]), ...moments].join(', ');
}

/** How far a challenge is while something else than a moment is asked. */
const STAGES: Readonly<Record<string, Code>> = {
  retrieve: 'start',
  vote: '2b',
  whither: '2b',
  launch: '3a',
  muster: '3a',
  aim: '3a',
  opponent: '3b',
  invite: '3b',
  join: '6',
  commit: '6',
  kickers: '6z',
  select: '7b',
  deal: 'dealing',
  reward: '8f',
  again: '9',
};

/** The moment the challenge has come to, from the frames on the stack; the last one that says something. */
function stageOf({ frames }: Props['view']): Code {
  for (const frame of frames.toReversed()) {
    if (frame.step === 'moment') return (frame as unknown as Moment).code;
    const stage = STAGES[frame.step];
    if (stage !== undefined) return stage;
  }
  return 'start';
}

/** Whether this card of a seat's hand may still be of use in the challenge under way. */
export function mayStillPlay(view: Props['view'], seat: Seat, item: number): boolean {
  const challenge = current(view.table);
  if (challenge === undefined) return false;
  const kind = kindOf(item);
  if (kind === 'attack' || kind === 'compromise' || kind === 'kicker')
    return isMain(challenge, seat) && challenge.shown.length === 0;
  return mayYetPlay(view, seat, item, stageOf(view));
}
