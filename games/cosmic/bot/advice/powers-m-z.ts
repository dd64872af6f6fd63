// Powers and their Flares, M to Z. What is not here, and what says nothing, is tried out in imagined worlds.

import type { PowerWord } from '../../data/powers.ts';
import { livePowers } from '../../rules/live.ts';
import { DEFENSE, OFFENSE } from '../../rules/table.ts';
import { tokensAt } from '../../rules/tokens.ts';
import { hosts } from '../../powers/plant.ts';
import { alliesOf } from '../alliance.ts';
import { layCard, layOpen } from '../lay.ts';
import { challengeOf, changed, gainOf, mySide, rivalOf } from '../mind.ts';
import { supposing } from '../odds.ts';
import { type Advice, GOOD, NO } from './advice.ts';
import { dragged, likeliest, optionsOf, ordered, useless } from './answers.ts';
import { chooseWhither } from '../attack.ts';
import { isAgainst, isMainPlayer, isPoor, opponent, outlook, prize, sideFor, worthOfChance } from './sense.ts';
import { rankOf } from './traits.ts';
import { blastWorth, coneOf, elsewhere, isInvolved, isStrong, switching, worthOfPower } from './verdicts.ts';

export const powersFromM: Partial<Readonly<Record<PowerWord, Advice>>> = {
  macron: { wild: 'late', super: 'always' },
  magnet: {
    // Who is worth more elsewhere, or nowhere.
    acts: [(mind) => (outlook(mind) < 0.85 ? 0.015 : NO)],
    wild: (mind) => (isMainPlayer(mind) ? 0.012 : NO),
    asks: {
      name: (mind, ask) => ordered(mind, optionsOf(ask)),
      card: likeliest,
    },
  },
  mutant: {
    acts: ['always'],
    wild: 'always',
    asks: {
      // From the opponent, who goes without it.
      fill: (mind, ask) => optionsOf(ask).find((option) => option === `hand ${opponent(mind)}`) ?? 'deck',
      discard: (mind, ask) => useless(mind, optionsOf(ask), 3),
    },
  },
  negator: {
    acts: [
      // Somebody is about to join the other side.
      (mind, { about }) => {
        if (about.decision !== 'join' || about.seat === undefined) return NO;
        const side = about.answer === 'offense' ? OFFENSE : DEFENSE;
        if (mySide(mind) === -1 || side === mySide(mind)) return NO;
        return (1 - outlook(mind)) * 0.15 * prize(mind) + 0.01;
      },
      'try',
      'never',
      'never',
      'never',
    ],
    wild: 'late',
    asks: {
      card: (mind, ask) => layCard(mind, optionsOf(ask).map(Number)),
      kicker: (_, ask) => optionsOf(ask)[0] ?? null,
    },
  },
  oracle: {
    wild: (mind) => {
      const other = mind.table.hands[opponent(mind)]?.length ?? 0;
      return isPoor(mind) && other >= (mind.table.hands[mind.seat]?.length ?? 0) - 1 ? GOOD : NO;
    },
    asks: {
      lay: (mind, ask) => layOpen(mind, optionsOf(ask).map(Number)),
      stop: () => 'no',
    },
  },
  pentaform: {
    wild: (mind) => (Math.max(0, ...livePowers(mind.view, mind.seat).map(rankOf)) <= 2 ? 0.015 : NO),
    super: 'never',
    asks: {
      // The good ones first: the last may never come.
      order: (_, ask) => optionsOf(ask).toSorted((a, b) => rankOf(Number(b)) - rankOf(Number(a))),
    },
  },
  plant: {
    // Above all the opponent's, who then goes without.
    acts: [
      (mind, { target }) => {
        const from = hosts(mind.view, mind.seat).find((host) => livePowers(mind.view, host).includes(Number(target)));
        if (from === undefined) return NO;
        return from === opponent(mind) ? GOOD : NO;
      },
    ],
    wild: (mind) => (outlook(mind) < 0.8 ? GOOD : NO),
    asks: {
      graft: (_, { choice }) => (choice.kind === 'number' ? choice.max : undefined),
    },
  },
  queue: {
    acts: ['never', 'never'],
    wild: (mind, { target }) => (target === mind.seat && mind.table.turn !== mind.seat ? GOOD : NO),
    super: 'never',
    asks: {
      row: (mind, ask) => [mind.seat, ...optionsOf(ask).filter((seat) => seat !== mind.seat)],
    },
  },
  reincarnator: {
    wild: 'never',
  },
  schizoid: {
    super: 'never',
    asks: {
      // Four bases, which nobody expects, or the usual five.
      bases: (mind, ask) => optionsOf(ask).find((option) => option === `bases ${4 + mind.below(2)}`),
      more: () => 'nothing',
    },
  },
  // The opponent, above all one with allies to call or a power that speaks; from outside, who leads.
  silencer: {
    acts: [(mind, { target }) => (isAgainst(mind, Number(target)) && isInvolved(mind, Number(target)) ? GOOD : NO)],
    wild: (mind, { code }) => (code === '6z' || code === '7c' ? worthOfPower(mind, opponent(mind)) : NO),
    asks: {
      second: (mind, ask) => rivalOf(mind, optionsOf(ask).map(Number)),
    },
  },
  siren: {
    // A challenge is drawn home where a win as defense is likely.
    acts: [(mind) => (isStrong(mind) ? GOOD : NO), 'always'],
    wild: (mind, { code }) => (code === 'start' ? 0.012 : NO),
    super: 'always',
    asks: {
      share: () => 'yes',
      name: likeliest,
    },
  },
  sorcerer: {
    acts: [switching],
    wild: (mind) => {
      if (!isMainPlayer(mind)) return NO;
      const rank = (seat: number): number => Math.max(0, ...livePowers(mind.view, seat).map(rankOf));
      return rank(opponent(mind)) - rank(mind.seat) >= 2 ? GOOD : NO;
    },
    super: switching,
  },
  terrorist: {
    acts: ['never'],
    wild: (mind, { target }) => {
      const n = tokensAt(mind.table, Number(target), opponent(mind));
      const loss = gainOf(mind, changed(mind, { [opponent(mind)]: { out: -n, external: -1 } }));
      return (1 - outlook(mind)) * loss - 0.01;
    },
    super: (mind, { target }) => blastWorth(mind, Number(target)) - 0.01,
    asks: {
      // In its own system where it is weakest; elsewhere where others will want to land.
      list: (mind, ask) => {
        const places = optionsOf(ask).map(Number);
        return places[mind.below(places.length)];
      },
      plant: () => null,
    },
  },
  vacuum: {
    wild: 'always',
    asks: {
      // Those who are nearest to winning go along.
      drag: (mind, { choice }) => (choice.kind === 'amounts' ? dragged(mind, choice.entries, choice.max) : undefined),
    },
  },
  virus: { wild: 'late' },
  void: { wild: 'never', super: 'late' },
  will: {
    acts: [elsewhere],
    wild: 'never',
    super: (mind, { target }) => (target === challengeOf(mind).defense ? 0.015 : NO),
    asks: {
      choose: (mind, ask) => chooseWhither(mind, optionsOf(ask)),
    },
  },
  // A curse works in the turns to come: blunt cards hurt most.
  witch: {
    acts: [(_, { target }) => (target === 'bluntness' ? GOOD : target === 'weakness' ? 0.015 : NO)],
    wild: (_, { code }) => (code === '2c' || code === '6z' ? GOOD : NO),
  },
  zombie: {
    wild: 'always',
    super: (mind) => {
      const helpers = alliesOf(mind, sideFor(mind)).filter((seat) => (mind.table.warp[seat] ?? 0) > 0);
      if (helpers.length === 0) return NO;
      const cone = coneOf(mind);
      for (const seat of helpers) cone[sideFor(mind)][seat] = (cone[sideFor(mind)][seat] ?? 0) + 1;
      return worthOfChance(mind, supposing(mind.view, { cone }));
    },
    asks: {
      ally: () => 'yes',
    },
  },
};
