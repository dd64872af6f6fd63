// The panels of Merchant of Venus show what the rules do: prices, refusals with their rule, odds, secrets kept.

import { loadTable } from '@orrery/games';
import { scenario } from '@orrery/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../games/merchant/index.ts';
import { dotOf } from '../../games/merchant/rules/board.ts';
import {
  AUTO_PILOT,
  GATE_LOCK,
  LASER,
  NOVA_BALL,
  RED_DRIVE,
  SHIELD,
  YELLOW_DRIVE,
} from '../../games/merchant/rules/table.ts';
import { ReferenceCard } from '../../games/merchant/table/panels/ReferenceCard.tsx';
import { panels, short } from '../../games/merchant/table/panels/index.ts';
import * as stage from '../../games/merchant/test/stage.ts';
import * as trading from '../../games/merchant/test/trading.ts';
import { drawn, propsFor, read } from './merchant/desk.ts';

const { goods, humans, land, stay } = trading;

function panel(id: string) {
  const found = panels.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no panel "${id}"`);
  return found;
}

/** The button of an answer, as markup. */
const button = (markup: string, answer: string): string =>
  new RegExp(`<button[^>]*data-answer="${answer}".*?</button>`, 's').exec(markup)?.[0] ?? '';

const purse = (s: stage.Stage, seat = 0): number => s.table.money[seat] ?? 0;

describe('the market', () => {
  test('shows payoff, Demand and cost apart, and the sale brings just that', async () => {
    const s = humans();
    stage.load(s, 0, goods('1a'));
    trading.drawn(s, trading.cupDemand('4b', '1a'));
    stay(s, 0, 'desert-city-1');
    const props = await propsFor(s, 0);
    expect(panel('market').stands?.(props)).toBe('now');
    const markup = drawn(panel('market').Body, props);
    expect(button(markup, `sell ${goods('1a')}`)).toContain('aria-disabled="false"');
    expect(read(button(markup, `sell ${goods('1a')}`))).toContain('Sell +$200');
    expect(read(markup)).toContain('$140 + $60 Demand − $80 cost');
    const before = purse(s);
    s.play(`0 sell ${goods('1a')}`);
    expect(purse(s) - before).toBe(200);
  });

  test('adds the commission of the own Spaceport, and the bank pays it', async () => {
    const s = humans();
    stage.build(s, 'desert-3', 0);
    stage.load(s, 0, goods('1a'));
    stay(s, 0, 'desert-3');
    const markup = drawn(panel('market').Body, await propsFor(s, 0));
    expect(read(button(markup, `sell ${goods('1a')}`))).toContain('Sell +$154');
    expect(read(markup)).toContain('$140 + $14 commission − $80 cost');
    const before = purse(s);
    s.play(`0 sell ${goods('1a')}`);
    expect(purse(s) - before).toBe(154);
  });

  test('greys what is refused and names the rule', async () => {
    const s = humans();
    stage.load(s, 0, goods('1a'), goods('10'));
    land(s, 0, 'desert-3', 'desert-city-1', 1, 1, 2);
    s.play(`0 sell ${goods('1a')}`);
    const markup = drawn(panel('market').Body, await propsFor(s, 0));
    const unwanted = button(markup, `sell ${goods('10')}`);
    expect(unwanted).toContain('aria-disabled="true"');
    expect(read(unwanted)).toContain('§9.31');
    expect(read(button(markup, `buy ${trading.factoryGoods('4b')}`))).toContain('§12.31');
    expect(read(button(markup, `buy ${goods('4b')}`))).not.toContain('§');
    // Folded away, so that what can be done stands alone.
    const [fold = ''] = /<details[^>]*>(?:(?!<details).)*Not now/s.exec(markup) ?? [];
    expect(fold).toMatch(/^<details class="mv-trade-group">/);
    expect(read(markup)).toContain('one sale : used up');
    expect(read(markup)).toContain('one buy : not used yet');
    s.refuses(`0 sell ${goods('10')}`, '9.31');
  });

  test('names the known buyers, the secret one and the hope of the unknown', async () => {
    const s = humans();
    stage.hidden(s, 'ice', '3');
    s.arrange((state) => {
      state.held.know[stage.iouOf(state, 'ice')] = 1;
    });
    stage.load(s, 0, goods('1a'));
    const mine = read(drawn(panel('market').Body, await propsFor(s, 0)));
    expect(mine).toContain('Niks (3)');
    expect(mine).toContain('only you know');
    expect(mine).toMatch(/In each of 11 unknown systems: 9%/);
    const theirs = read(drawn(panel('market').Body, await propsFor(s, 1), dotOf('desert-city-1')));
    expect(theirs).not.toContain('only you know');
  });

  test('shows a far market without a button to buy', async () => {
    const s = humans();
    const markup = drawn(panel('market').Body, await propsFor(s, 0), dotOf('water-2'));
    expect(read(markup)).toContain('Graw (2)');
    expect(read(markup)).toContain('Space Spice');
    expect(markup).not.toContain('data-answer');
  });

  test('trades the old ship in', async () => {
    const s = humans();
    stay(s, 0, 'desert-city-1');
    const text = read(drawn(panel('market').Body, await propsFor(s, 0)));
    expect(text).toContain('Change −$90');
    expect(text).toContain('$120 − $30 for the old one');
    const before = purse(s);
    s.play('0 ship 1');
    expect(before - purse(s)).toBe(90);
  });
});

describe('the merchant', () => {
  test('has a face in the colour of the seat and a line that says what it means (§3.3)', async () => {
    const s = humans();
    const props = await propsFor(s, 0);
    const merchant = s.table.merchant[0] ?? -1;
    const markup = drawn(panel('ship').Body, props);
    expect(markup).toMatch(new RegExp(`class="mv-portrait"[^>]*aria-label="${props.name('merchant', merchant)}"`));
    expect(markup).toContain(`color:${props.glyph(0).colour}`);
    expect(read(markup)).toMatch(/\bDeeds cost a fifth less with/);
    const war = await propsFor(humans({ options: { combat: true } }), 0);
    expect(read(drawn(panel('ship').Body, war))).toMatch(/\bDeeds and Forts cost a fifth less with/);
    const table = await loadTable('merchant');
    expect(table?.Portrait).toBeDefined();
  });

  test('is chosen among six faces that say what they mean (§4.2)', async () => {
    const s = scenario(game, { seats: 3 });
    const seat = s.state.table.active;
    const props = await propsFor(s, seat);
    expect(props.ask?.prompt.key).toBe('ask.merchant');
    expect(panel('ship').stands?.(props)).toBe('now');
    const markup = drawn(panel('ship').Body, props);
    expect(markup.match(/class="mv-portrait"/g)).toHaveLength(6);
    // In words beside each face, not only in its title.
    expect(markup.match(/class="mv-note">Deeds cost a fifth less with/g)).toHaveLength(6);
    expect(props.say(props.ask?.prompt ?? { key: '' })).toMatch(/all start alike/);
  });
});

describe('the ship', () => {
  test('switches drives and relics off and on before the dice', async () => {
    const s = humans();
    stage.equip(s, 0, RED_DRIVE, GATE_LOCK, AUTO_PILOT);
    const props = await propsFor(s, 0);
    const markup = drawn(panel('ship').Body, props);
    for (const [answer, on] of [
      [`off ${RED_DRIVE}`, 'true'],
      ['lock', 'false'],
      ['auto', 'false'],
    ]) {
      expect(button(markup, `${answer}`)).toContain(`role="switch"`);
      expect(button(markup, `${answer}`)).toContain(`aria-checked="${on}"`);
    }
    s.play(`0 off ${RED_DRIVE}`);
    expect(button(drawn(panel('ship').Body, await propsFor(s, 0)), `on ${RED_DRIVE}`)).toContain(
      'aria-checked="false"',
    );
  });

  test('lets only its owner jettison, and not what was got this turn', async () => {
    const s = humans();
    stage.load(s, 0, goods('1a'));
    stay(s, 0, 'desert-city-1');
    s.play(`0 buy ${goods('4b')}`);
    const markup = drawn(panel('ship').Body, await propsFor(s, 0));
    expect(button(markup, `drop ${goods('1a')}`)).toContain('aria-disabled="false"');
    expect(read(button(markup, `drop ${goods('4b')}`))).toContain('§11.3');
    expect(drawn(panel('ship').Body, await propsFor(s, 1))).not.toContain('data-answer="drop');
  });
});

describe('the almanac', () => {
  test('keeps what only one has seen from the others', async () => {
    const s = humans();
    stage.hidden(s, 'moon', '8');
    stage.faceDown(s, 'moon-2', stage.gate(3));
    s.arrange((state) => {
      state.held.know[stage.iouOf(state, 'moon')] = 1;
      state.held.know[stage.markerSlot(state, 'moon-2')] = 1;
    });
    const row = (text: string): string => /Inhabited Moon (.*?) Interstellar/.exec(text)?.[1] ?? '';
    const mine = drawn(panel('almanac').Body, await propsFor(s, 0));
    expect(row(read(mine))).toContain('Whynoms (8)');
    expect(read(mine)).toContain('Tele Gate 3, still face down');
    const theirs = drawn(panel('almanac').Body, await propsFor(s, 1));
    expect(row(read(theirs))).toContain('unknown');
    expect(read(theirs)).not.toContain('Tele Gate 3, still');
    // That somebody has looked is public.
    expect(theirs).toContain('aria-label="Vela"');
  });

  test('counts the cup and the markers left', async () => {
    const s = humans();
    const text = read(drawn(panel('almanac').Body, await propsFor(s, 0)));
    expect(text).toContain('48 markers');
    expect(text).toContain('Each of these 12 may live in any of');
    expect(text).toContain('24 boxes are still face down, and 36 markers could be in there');
  });
});

describe('deeds and the race', () => {
  test('takes net worth apart; a deed under a Rastur counts nothing', async () => {
    const s = humans({ options: { rastur: true } });
    stage.build(s, 'desert-3', 0);
    stage.build(s, 'water-2', 0);
    trading.rastur(s, 'water-2', 80);
    trading.works(s, '2', 'water-city-1', 0);
    const text = read(drawn(panel('race').Body, await propsFor(s, 0)));
    expect(text).toContain('Vela $900 $500 money + $200 Spaceports + $200 Factories');
    expect(text).toContain('A Rastur sits on it');
    expect((await propsFor(s, 0)).standing.scores[0]).toBe(900);
    stage.money(s, 0, 1500);
    expect(read(drawn(panel('race').Body, await propsFor(s, 0)))).toContain('Vela $1,900 $1,500 money');
  });
});

describe('combat', () => {
  test('tells the odds before the shot', async () => {
    const s = humans({ options: { combat: true } });
    stage.equip(s, 0, LASER, LASER, SHIELD);
    stage.equip(s, 1, NOVA_BALL, NOVA_BALL);
    stage.put(s, 1, 'rogue-9');
    stay(s, 0, 'rogue-9');
    const props = await propsFor(s, 0);
    expect(panel('fight').stands?.(props)).toBe('now');
    // 40 against 40 less 20 for the Shield: 26 of 36 throws win.
    expect(read(button(drawn(panel('fight').Body, props), 'pawn 1'))).toContain('Blast');
    expect(read(drawn(panel('fight').Body, props))).toContain('72%');
    s.play('0 pawn 1');
    const chosen = read(drawn(panel('fight').Body, await propsFor(s, 0)));
    expect(chosen).toContain('You win 72% of the time; the other side wins 17% of the time.');
  });

  test('shows the weapons of both sides, and the dice as they fell', async () => {
    const s = humans({ options: { combat: true } });
    stage.equip(s, 0, LASER, LASER);
    stage.equip(s, 1, NOVA_BALL, SHIELD);
    stage.put(s, 1, 'rogue-9');
    stay(s, 0, 'rogue-9');
    const before = drawn(panel('fight').Body, await propsFor(s, 0));
    expect(before).toContain('aria-label="Nova Ball, Shield"');
    s.play('0 pawn 1');
    s.rolls(6, 2);
    s.play('0 [2 0 0]', '1 [0 1 0]');
    const after = drawn(panel('fight').Body, await propsFor(s, 0));
    const [dice] = s.told('log.dice');
    expect(after.match(/data-face="\d"/g)).toEqual([
      `data-face="${Number(dice?.args['mine'])}"`,
      `data-face="${Number(dice?.args['theirs'])}"`,
    ]);
    expect(after).toContain('aria-label="Laser, Laser"');
    expect(read(after)).toMatch(/The last battle .* 80 in all .* 40 in all/);
  });

  test('does not urge anybody to fire what cannot win', async () => {
    const shot = async (...shieldsOfOther: number[]): Promise<string> => {
      const s = humans({ options: { combat: true } });
      stage.equip(s, 0, LASER);
      stage.equip(s, 1, ...shieldsOfOther);
      stage.put(s, 1, 'rogue-9');
      stay(s, 0, 'rogue-9');
      s.play('0 pawn 1');
      return drawn(panel('fight').Body, await propsFor(s, 0));
    };
    expect(await shot(SHIELD)).toMatch(/class="mv-act main"[^>]*>Fire/);
    const hopeless = await shot(SHIELD, SHIELD, SHIELD, SHIELD);
    expect(read(hopeless)).toContain('You win 0% of the time');
    expect(hopeless).toMatch(/class="mv-act"[^>]*>Fire/);
  });

  test('has nothing to show without combat and Rastur', async () => {
    expect(panel('fight').stands?.(await propsFor(humans(), 0))).toBe('off');
  });

  test('counts the Rastur of the lone game', async () => {
    const s = stage.open({ seats: 1, options: { rastur: true, target: 1000 } });
    const text = read(drawn(panel('fight').Body, await propsFor(s, 0)));
    expect(text).toContain('Still to come 12');
    expect(text).toContain('Transit box –');
    expect(text).toContain('Reserve');
  });
});

describe('holds', () => {
  const freighter = (): stage.Stage => {
    const s = humans({ options: { combat: true } });
    stage.ship(s, 0, 'freighter');
    stage.equip(s, 0, YELLOW_DRIVE, RED_DRIVE);
    stage.load(s, 0, goods('2'));
    stay(s, 0, 'desert-city-1');
    return s;
  };
  /** What a reader reads in each box. */
  const boxes = async (s: stage.Stage): Promise<string[]> =>
    drawn(panel('ship').Body, await propsFor(s, 0))
      .split(/<li aria-label="Hold \d">/)
      .slice(1)
      .map((box) => read(box.split('</ol>')[0] ?? '').trim());

  test('§3.431 each is a box with what lies in it', async () => {
    const [first = '', ...rest] = await boxes(freighter());
    expect(first).toContain('Space Spice');
    expect(rest).toHaveLength(4);
    expect(rest[0]).toContain('Yellow Drive');
    expect(rest[0]).not.toContain('Red Drive');
    expect(rest[1]).toContain('Red Drive');
    expect(rest.slice(2)).toEqual(['Empty.', 'Empty.']);
  });

  test('§3.431 their owner says there which small pieces share one', async () => {
    const s = freighter();
    expect(button(drawn(panel('ship').Body, await propsFor(s, 0)), 'pack')).toContain('Repack');
    s.play('0 pack');
    const packing = await propsFor(s, 0);
    expect(panel('ship').stands?.(packing)).toBe('now');
    const join = `join ${YELLOW_DRIVE} ${RED_DRIVE}`;
    expect(read(button(drawn(panel('ship').Body, packing), join))).toContain(
      'Yellow Drive and the Red Drive into one hold',
    );
    s.play(`0 ${join}`);
    const [, second = '', third = ''] = await boxes(s);
    expect(second).toMatch(/Red Drive.*Yellow Drive/);
    expect(third).toBe('Empty.');
  });

  test('§15.431 who hits one reads what is in it', async () => {
    const s = freighter();
    stage.equip(s, 1, LASER);
    s.play('0 end');
    stage.put(s, 0, 'rogue-jungle-2');
    stage.put(s, 1, 'rogue-jungle-1');
    stage.fly(s, 1, 'rogue-jungle-2', 2, 2, 2);
    s.rolls(6, 1);
    s.play('1 pawn 0', '1 [1 0 0]');
    const markup = drawn(panel('fight').Body, await propsFor(s, 1));
    expect(read(button(markup, `single ${RED_DRIVE}`))).toContain('the hold with the Red Drive');
  });
});

describe('a deal', () => {
  test('has its tab wherever the others are, so that no tab moves; alone there is none', async () => {
    const s = humans();
    stage.put(s, 1, 'desert-city-1');
    const far = await propsFor(s, 0);
    expect(panel('deal').stands?.(far)).toBe('on');
    expect(read(drawn(panel('deal').Body, far))).toContain('No other merchant is on this dot');
    expect(panel('deal').stands?.(await propsFor(stage.open({ seats: 1 }), 0))).toBe('off');
  });

  test('§11.4 can name any sum there is', async () => {
    const s = humans();
    stage.money(s, 0, 127);
    stage.put(s, 1, 'desert-city-1');
    stay(s, 0, 'desert-city-1');
    s.play('0 deal');
    const markup = drawn(panel('deal').Body, await propsFor(s, 0));
    expect(read(markup)).toContain('Money $127');
    expect(markup).toMatch(/<input type="number"[^>]*max="127"/);
    s.play(trading.offer(s, 0, 1, { money: 127 }, {}));
    expect(read(drawn(panel('deal').Body, await propsFor(s, 1)))).toContain('you get $127 and give $0');
  });

  test('is weighed and checked for room before it is accepted', async () => {
    const s = humans();
    stage.load(s, 0, goods('1a'), goods('3'));
    stage.load(s, 1, goods('5'));
    stage.put(s, 1, 'desert-city-1');
    stay(s, 0, 'desert-city-1');
    s.play('0 deal');
    const building = await propsFor(s, 0);
    expect(panel('deal').stands?.(building)).toBe('now');
    expect(read(drawn(panel('deal').Body, building))).toContain('A deal with Orion');
    s.play(trading.offer(s, 0, 1, { money: 50 }, { [`goods ${goods('5')}`]: 1 }));
    const markup = drawn(panel('deal').Body, await propsFor(s, 1));
    expect(read(markup)).toContain('you get $50 and give $110');
    expect(read(markup)).toContain('It would not fit aboard the ship of Vela');
    expect(read(button(markup, 'accept'))).toContain('§3.43');
  });
});

describe('place, card and buttons', () => {
  test('the place tells who lives there only to who knows', async () => {
    const s = humans();
    const known = read(drawn(panel('place').Body, await propsFor(s, 0), dotOf('water-2')));
    expect(known).toContain('Graw (2)');
    const unknown = read(drawn(panel('place').Body, await propsFor(s, 0), dotOf('ice-1')));
    expect(unknown).toContain('any of 12 cultures');
  });

  test('the card has every culture, ship and piece, in both languages', async () => {
    const s = humans();
    for (const lang of ['en', 'it'] as const) {
      const props = await propsFor(s, 0, lang);
      const text = read(drawn(ReferenceCard, props));
      for (let culture = 0; culture < 14; culture++) expect(text).toContain(props.name('culture', culture));
      for (let gear = 0; gear < 16; gear++) expect(text).toContain(props.name('gear', gear));
      for (let ship = 0; ship < 4; ship++) expect(text).toContain(props.name('ship', ship));
      expect(text).not.toMatch(/\b(panel|card|effect)\.[\w-]+/);
    }
  });

  test('the card shows what is printed beside what it is called, where that is another name', async () => {
    const s = humans();
    const words = async (lang: 'en' | 'it'): Promise<string> => read(drawn(ReferenceCard, await propsFor(s, 0, lang)));
    expect(await words('it')).toContain('Spezia Spaziale Space Spice');
    expect(await words('it')).toContain('Cargo Freighter');
    expect(await words('it')).not.toContain('Clipper Clipper');
    expect(await words('en')).not.toContain('Space Spice Space Spice');
    const place = drawn(panel('place').Body, await propsFor(s, 0, 'it'), dotOf('desert-city-1'));
    expect(read(place)).toContain('Mondo Deserto Desert World');
  });

  test('at most six answers stand beside the question', async () => {
    const s = humans();
    expect(short(await propsFor(s, 0))).toEqual(['stay']);
    stay(s, 0, 'desert-city-1');
    expect(short(await propsFor(s, 0))).toContain('end');
    expect(short(await propsFor(s, 0)).length).toBeLessThanOrEqual(6);
    expect(short(await propsFor(s, 1))).toEqual([]);
  });

  test('no panel shows a key without its words', async () => {
    const s = humans({ seats: 3, options: { combat: true, rastur: true } });
    stage.load(s, 0, goods('1a'));
    stay(s, 0, 'desert-city-1');
    for (const lang of ['en', 'it'] as const)
      for (const { Body, title } of panels) {
        const props = await propsFor(s, 0, lang);
        expect(props.say({ key: title })).not.toBe(title);
        expect(drawn(Body, props)).not.toMatch(/\b(panel|card|effect|about|word|refuse)\.[a-z\d-]+/);
      }
  });

  test('whoever watches reads of other people’s ships, never of "yours"', async () => {
    const s = humans({ seats: 3, options: { combat: true, rastur: true } });
    stage.load(s, 0, goods('1a'));
    stay(s, 0, 'desert-city-1');
    const own = { en: /\byours?\b|\byou\b/i, it: /\b(tu|tuo|tua|tuoi|tue|hai|puoi)\b/i };
    for (const lang of ['en', 'it'] as const)
      for (const { id, Body } of panels) {
        const props = await propsFor(s, s.state.seats, lang);
        for (const dot of [null, dotOf('desert-city-1'), dotOf('base')])
          expect(read(drawn(Body, props, dot)), `${id} ${dot}`).not.toMatch(own[lang]);
      }
    // The same panels speak to who plays.
    const mine = panels.map(({ Body }) => Body);
    const props = await propsFor(s, 0);
    expect(mine.some((Body) => own.en.test(read(drawn(Body, props))))).toBe(true);
  });
});
