// Every power is tried in the same ways: used, declined, cancelled, lost below three home bases, copied, got by an exchange and
// held beside a second one. What cannot be tried says why.

import { must } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { PowerWord } from '../data/powers.ts';
import { copy } from '../powers/insect.ts';
import { edictOf, powerOf } from '../rules/registry.ts';
import type { Kit } from '../rules/steps.ts';
import { type Holding, seatsOf } from '../rules/table.ts';
import { swap } from '../rules/unused.ts';
import { type Opening, planet, type Stage } from './stage.ts';

export interface Trial {
  readonly word: PowerWord;
  /** Who has it; and who holds a Cosmic Zap when it is cancelled: somebody else. */
  readonly owner: number;
  readonly zapper?: number;
  /** Sets the table, with what the trial adds to it, and plays up to where the power can be used or is about to work. */
  scene(more: Opening): Stage;
  /** How it is used; left out: it works by itself. */
  use?(s: Stage): void;
  /** Plays on until its effect can be seen. */
  rest(s: Stage): void;
  /** What can be seen, when it has worked and when it has not. */
  effect(s: Stage): unknown;
  readonly used: unknown;
  readonly not: unknown;
  /** Where a trial makes no sense, the reason; or a trial of its own. */
  readonly declined?: string | (() => void);
  readonly cancelled?: string | (() => void);
  readonly lost?: string | (() => void);
  readonly copied?: string | (() => void);
  readonly exchanged?: string | (() => void);
  /** Who has it besides, when it is copied; the effect is then as when it is used, unless said otherwise. */
  readonly copier?: number;
  readonly twice?: unknown;
}

export function tries(trial: Trial): void {
  const { word, owner } = trial;
  describe(word, () => {
    test(`${word}: used`, () => {
      const s = trial.scene({});
      trial.use?.(s);
      trial.rest(s);
      expect(trial.effect(s)).toEqual(trial.used);
      expect(trial.used).not.toEqual(trial.not);
    });

    attempt('declined', trial.declined ?? (trial.use === undefined ? 'it works by itself' : undefined), () => {
      const s = trial.scene({});
      trial.rest(s);
      expect(trial.effect(s)).toEqual(trial.not);
    });

    attempt('cancelled by a Cosmic Zap (§6.2)', trial.cancelled, () => {
      const zapper = trial.zapper ?? (owner === 2 ? 1 : 2);
      const s = trial.scene({ hands: seatsOf(6).map((seat) => (seat === zapper ? ['cosmic-zap'] : [])) });
      let zapped = 0;
      s.answer = ({ seat, choice }) => {
        const option = `card ${edictOf('cosmic-zap')}`;
        if (seat !== zapper || choice.kind !== 'one' || !choice.options.includes(option)) return null;
        zapped++;
        return option;
      };
      trial.use?.(s);
      trial.rest(s);
      expect(zapped).toBe(1);
      expect(trial.effect(s)).toEqual(trial.not);
    });

    attempt('lost below three home bases (§4.2)', trial.lost, () => {
      // All twenty tokens on two planets, so that nothing else is other than it was.
      const two = { [planet(owner, 1)]: 4, [planet(owner, 2)]: 16 };
      const s = trial.scene({ bases: seatsOf(6).map((seat) => (seat === owner ? two : null)) });
      trial.rest(s);
      expect(trial.effect(s)).toEqual(trial.not);
    });

    attempt('copied', trial.copied, () => {
      const s = trial.scene({});
      meddle(s, (kit) => {
        const { table } = kit.state;
        const copier = trial.copier ?? owner;
        copy(kit, powerOf(word), owner, copier);
        // The owner's own is taken away, so that what works is the copy.
        if (trial.twice === undefined) table.powers[owner] = [];
        table.powers[copier]?.push({ power: powerOf('insect') });
      });
      trial.use?.(s);
      trial.rest(s);
      expect(trial.effect(s)).toEqual(trial.twice ?? trial.used);
    });

    attempt('got by an exchange, beside a second one (§15.1)', trial.exchanged, () => {
      const s = trial.scene({});
      meddle(s, (kit) => {
        const { powers } = kit.state.table;
        const giver = owner === 0 ? 1 : 0;
        const [theirs, mine, second] = [must(powers[owner]?.[0], 'the power'), quietPower(word), quietPower(word)];
        powers[owner] = [second, mine];
        powers[giver]?.push(theirs);
        swap(kit, [owner, mine], [giver, theirs]);
      });
      trial.use?.(s);
      trial.rest(s);
      expect(trial.effect(s)).toEqual(trial.used);
    });

    function attempt(name: string, instead: string | (() => void) | undefined, usual: () => void): void {
      if (typeof instead === 'string')
        test(`${word}: ${name}: not applicable, ${instead}`, () => expect(instead.length).toBeGreaterThan(9));
      else test(`${word}: ${name}`, instead ?? usual);
    }
  });
}

/** Another power, that neither asks nor does anything where nobody has guests. */
const quietPower = (word: PowerWord): Holding => ({ power: powerOf(word === 'plant' ? 'dictator' : 'plant') });

/** Something that powers do, done to the table between two answers. */
const meddle = (s: Stage, change: (kit: Kit) => void): void =>
  s.arrange((state) => {
    const { kit } = s.journal;
    kit.state = state;
    change(kit);
  });

/** An opening with hands and bases of a trial laid over it, seat by seat. */
export function withMore(base: Opening, more: Opening): Opening {
  const hands = seatsOf(6).map((seat) => [...(base.hands?.[seat] ?? []), ...(more.hands?.[seat] ?? [])]);
  const bases = seatsOf(6).map((seat) => more.bases?.[seat] ?? base.bases?.[seat] ?? null);
  const seats = base.seats ?? 3;
  return { ...base, hands: hands.slice(0, seats), bases: bases.slice(0, seats) };
}
