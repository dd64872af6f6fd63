// Refusals name the paragraph that stands in the way, and no other.

import { describe, expect, test } from 'vitest';
import { powerOf } from '../rules/registry.ts';
import {
  asked,
  home,
  itemOfCard,
  lay,
  momentNow,
  open,
  planet,
  quiet,
  slot,
  type Stage,
  step,
  toCards,
  use,
} from './stage.ts';

/** Passes until this seat is asked at this moment. */
function until(s: Stage, seat: number, code: string): void {
  quiet(s, code);
  while (momentNow(s) === code && asked(s)[0] !== seat) s.play(`${asked(s)[0]} pass`);
}

describe('Why a power cannot be used', () => {
  test('§15.4 a silenced Loser declares nothing; §4.2 a lost one neither', () => {
    const s = open({ powers: ['silencer', 'loser'], hands: [[4], [20, 'flare oracle']] });
    quiet(s, '2c');
    use(s, 0, 'silencer', 1);
    toCards(s, {}, '6z');
    until(s, 1, '6z');
    s.refuses(`1 power ${powerOf('loser')} 0`, '15.4');
    const lost = open({ powers: ['loser'], hands: [[4, 'flare oracle'], [20]], bases: [home(0, 2)] });
    toCards(lost, {}, '6z');
    lost.refuses(`0 power ${powerOf('loser')} 0`, '4.2');
    lost.refuses(`0 power ${powerOf('judge')} 0`, '4.2');
  });

  test('§6.2 what was zapped is off for the challenge', () => {
    const s = open({ powers: ['sorcerer'], hands: [[4, 'flare gambler'], [20], ['cosmic-zap']] });
    toCards(s);
    lay(s, 4, 20, '7c');
    s.answer = ({ seat, choice }) => {
      const zap = `card ${itemOfCard('cosmic-zap')}`;
      return seat === 2 && choice.kind === 'one' && choice.options.includes(zap) ? zap : null;
    };
    use(s, 0, 'sorcerer');
    quiet(s, '7c');
    s.refuses(`0 power ${powerOf('sorcerer')} 0`, '6.2');
  });

  test('§15.1 a power with artifacts is not copied', () => {
    const s = open({ powers: ['insect', 'terrorist'], hands: [['flare changeling']] });
    s.play(`1 ${planet(0, 1)}`, `1 ${planet(1, 1)}`, `1 ${planet(2, 1)}`);
    quiet(s, '2c');
    s.refuses(`0 power-power ${powerOf('insect')} 0 ${powerOf('terrorist')}`, '15.1');
    s.refuses(`0 power-power ${powerOf('insect')} 0 ${powerOf('virus')}`, '4.1');
  });
});

describe('Why something cannot be bought or played', () => {
  const card = `bank-buy 3 3 1 4`;

  test('§11.3 not without money, nor as an outsider', () => {
    const poor = open({ options: { lucre: true }, lucre: [3, 20, 20], hands: [['flare changeling']] });
    until(poor, 0, '2c');
    poor.refuses(`0 ${card}`, '11.3');
    const hands = [[], [], ['flare changeling']] as const;
    const s = open({ options: { lucre: true }, lucre: [20, 20, 20], hands });
    until(s, 2, '2c');
    s.refuses(`2 ${card}`, '11.3');
  });

  test('§15.5 an Edict under the curse of muteness', () => {
    const s = open({ hands: [[], ['plague', 'cosmic-zap', 'flare changeling', 'flare virus']] });
    s.arrange(({ table }) => {
      table.lasting.push({ of: 'curse muteness', seat: 0, target: 1, data: [], until: 9, unit: 'turn' });
    });
    until(s, 1, '2c');
    s.refuses(`1 card-seat ${itemOfCard('plague')} 0`, '15.5');
    s.refuses(`1 card ${itemOfCard('cosmic-zap')}`, '15.5');
    s.refuses(`1 card ${itemOfCard('flare virus')}`, '8.0');
  });

  test('§8.0 a silenced player, at the wrong moment, with what needs no words; §15.4 with what does', () => {
    const s = open({ powers: [null, null, 'silencer'], hands: [['plague', 'emotion-control', 'flare changeling']] });
    quiet(s, '2c');
    use(s, 2, 'silencer', 0);
    until(s, 0, '2c');
    s.refuses(`0 card ${itemOfCard('emotion-control')}`, '8.0');
    s.refuses(`0 card-seat ${itemOfCard('plague')} 1`, '15.4');
  });

  test('§15.3 a Compromise under an upset; §3.7 what is no Challenge card', () => {
    const s = open({ powers: ['loser'], hands: [[4], ['C', 20, 'plague']] });
    toCards(s, {}, '6z');
    use(s, 0, 'loser');
    quiet(s);
    s.refuses(`1 ${slot(s, 1, 'C')}`, '15.3');
    s.refuses(`1 ${slot(s, 1, 'plague')}`, '3.7');
  });

  test('§15.4 R22 a silenced offense is told why it invites nobody', () => {
    const s = open({ powers: [null, null, 'silencer'] });
    quiet(s, '2c');
    use(s, 2, 'silencer', 0);
    quiet(s);
    s.play('0 [1 0 0 0 0]');
    quiet(s);
    s.play(`0 ${planet(1, 1)}`);
    expect([step(s), asked(s)]).toEqual(['invite', [1]]);
    expect(s.told('log.cannot-invite').map(({ args, rule }) => [args['seat'], rule])).toEqual([[0, '15.4']]);
  });
});
