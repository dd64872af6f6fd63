// What newcomers are led through is played by the rules themselves: the first flight to its end, every example to its point.

import { type Answer, askOf, digest } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { LEARNER, lessonAsk, type Lesson, missingTexts, type Move, playLesson } from '../../learn.ts';
import { game } from '../index.ts';
import { learning } from '../learn/index.ts';
import { flight } from '../learn/flight.ts';
import { netWorth } from '../rules/end.ts';
import type { Table } from '../rules/table.ts';

/** Does what the coach says; `pick` decides where anything goes. */
function follow(lesson: Lesson<Table>, pick: (answers: readonly Answer[]) => Answer, free = false): Move[] {
  const moves: Move[] = [];
  for (;;) {
    const stand = playLesson(game, lesson, moves);
    expect(game.invariant?.(stand.state)).toBeNull();
    if (stand.place === lesson.scenes.length - 1) return moves;
    const scene = lesson.scenes[stand.place];
    const ask = lessonAsk(game, lesson, stand);
    const options = ask?.choice.kind === 'one' ? ask.choice.options : [];
    if (scene?.take === undefined || (scene.until !== undefined && !free)) moves.push('on');
    else moves.push({ answer: pick(options) });
    const next = playLesson(game, lesson, moves);
    expect([next.place, digest(next.state)], `scene ${scene?.id} leads on`).not.toEqual([
      stand.place,
      digest(stand.state),
    ]);
  }
}

const first = (answers: readonly Answer[]): Answer => answers[0] ?? null;
const last = (answers: readonly Answer[]): Answer => answers.at(-1) ?? null;
const keysOf = (moves: readonly Move[]): string[] => playLesson(game, flight, moves).events.map(({ key }) => key);

describe('the first flight', () => {
  it('is played to its end by whoever follows the coach, and wins', () => {
    const { state } = playLesson(game, flight, follow(flight, first));
    expect(state.frames).toEqual([]);
    expect(state.table.ended).toBe(LEARNER);
    expect(netWorth(state.table, LEARNER)).toBeGreaterThanOrEqual(1000);
  });

  it.each([0, 1, 2, 3, 4, 5])('goes the same way whichever merchant is chosen: %i', (merchant) => {
    const moves = follow(flight, (answers) => (answers.length === 6 ? merchant : first(answers)));
    expect(playLesson(game, flight, moves).state.table.ended).toBe(LEARNER);
  });

  it('can be flown freely where it lets go, and still comes to its end', () => {
    for (const pick of [first, last])
      expect(playLesson(game, flight, follow(flight, pick, true)).state.table.ended).toBe(LEARNER);
  });

  it('shows all it promises: a discovery, an IOU, a Demand, a relic, a deed, a commission, the win', () => {
    const told = keysOf(follow(flight, first));
    for (const key of ['log.discover', 'log.iou', 'log.buy-goods', 'log.sell', 'log.cup-demand', 'log.pilot'])
      expect(told).toContain(key);
    for (const key of ['log.reveal', 'log.take', 'log.factory', 'log.commission', 'log.stay', 'log.win'])
      expect(told).toContain(key);
    const demand = playLesson(game, flight, follow(flight, first)).events.find(({ args }) => args['bonus'] === 40);
    expect(demand?.key).toBe('log.sell');
  });

  it('offers only what leads on, and does not take anything else', () => {
    const moves: Move[] = ['on', { answer: 0 }, 'on', 'on'];
    const stand = playLesson(game, flight, moves);
    const ask = lessonAsk(game, flight, stand);
    expect(ask?.choice).toMatchObject({ options: flight.scenes[stand.place]?.take });
    expect(askOf(game, stand.state, LEARNER)?.choice).toMatchObject({ options: expect.arrayContaining(['stay']) });
    expect(playLesson(game, flight, [...moves, { answer: 'stay' }])).toEqual(stand);
    expect(playLesson(game, flight, [...moves, 'on'])).toEqual(stand);
  });
});

describe('the examples', () => {
  const lesson = (rule: string): Lesson<Table> => learning.examples[rule] as Lesson<Table>;
  const played = (rule: string, ...answers: readonly Answer[]) => {
    const stand = playLesson(
      game,
      lesson(rule),
      answers.map((answer) => ({ answer })),
    );
    expect(stand.place, `example ${rule} is over`).toBe(1);
    return stand;
  };
  const offered = (rule: string, ...answers: readonly Answer[]): readonly Answer[] => {
    const stand = playLesson(
      game,
      lesson(rule),
      answers.map((answer) => ({ answer })),
    );
    const choice = lessonAsk(game, lesson(rule), stand)?.choice;
    return choice?.kind === 'one' ? choice.options : [];
  };
  const dot = (name: string): number => Number(flightDots[name]);
  const flightDots: Readonly<Record<string, number>> = { north: 66, down: 171, south: 68, city: 135, in: 39, out: 44 };

  it('§5.21: the north side leads down to the City, the south side does not', () => {
    expect(offered('5.21')).toEqual([dot('north'), dot('south')]);
    expect(played('5.21', dot('north'), dot('down')).state.table.at[0]).toBe(dot('down'));
    expect(offered('5.21', dot('south'))).not.toContain(172);
    expect(playLesson(game, lesson('5.21'), [{ answer: dot('south') }]).place).toBe(0);
  });

  it('§5.32: the way in is not among the ways out', () => {
    expect(offered('5.32', dot('city'))).toEqual(['land', dot('out')]);
  });

  it('§6.43: 2 points back and stops, 3 leads on', () => {
    expect(played('6.43', 'pilot 2').events.map(({ key }) => key)).toContain('log.trapped');
    expect(played('6.43', 'pilot 3').events.map(({ key }) => key)).not.toContain('log.trapped');
  });

  it('§6.5: 4 jumps, 1 does not', () => {
    expect(played('6.5', 'pilot 4').events.map(({ key }) => key)).toContain('log.jump');
    expect(played('6.5', 'pilot 1').events.map(({ key }) => key)).not.toContain('log.jump');
  });

  it('§8.3: with a Shield the oval of $30 costs $10, stopping nothing', () => {
    expect(played('8.3', 'pay').state.table.money[0]).toBe(30);
    expect(played('8.3', 'stop').state.table.money[0]).toBe(40);
  });

  it('§9.42: one sale and two purchases in one stay', () => {
    expect(played('9.42', 'sell 2', 'buy 5', 'buy 5').state.table.goods[0]).toEqual([5, 5]);
  });

  it('§10.21: $160, then $120', () => {
    const paid = played('10.21', 'sell 2', 'sell 2').events.flatMap(({ key, args }) =>
      key === 'log.sell' ? [Number(args['payoff']) + Number(args['bonus'])] : [],
    );
    expect(paid).toEqual([160, 120]);
  });

  it('§12.22: $8 on the sale, $12 on the purchase', () => {
    const shares = played('12.22', 'sell 2', 'buy 5').events.flatMap(({ key, args }) =>
      key === 'log.commission' ? [args['share']] : [],
    );
    expect(shares).toEqual([8, 12]);
  });
});

describe('their texts', () => {
  it('are there for every scene, example and term, in both languages', async () => {
    const [en, it, rules] = [await learning.text.en(), await learning.text.it(), await game.text.en()];
    expect(Object.keys(it).sort()).toEqual(Object.keys(en).sort());
    for (const messages of [en, it]) expect(missingTexts(learning, { ...rules, ...messages })).toEqual([]);
    for (const [rule, { id, scenes }] of Object.entries(learning.examples)) {
      expect(rules[`rule.${rule}`], rule).toBeTypeOf('string');
      for (const scene of scenes) expect(en[`${id}.${scene.id}.text`], rule).toBeTypeOf('string');
    }
    const scenes = new Set(flight.scenes.map(({ id }) => `flight.${id}`));
    const spare = Object.keys(en).filter((key) => /^flight\.[\w-]+$/.test(key) && !scenes.has(key));
    expect(spare).toEqual(['flight.about']);
  });

  it('name in each language words that the rules really use', async () => {
    for (const lang of ['en', 'it'] as const) {
      const [texts, rules] = [await learning.text[lang](), await game.text[lang]()];
      const said = Object.entries(rules)
        .filter(([key]) => key.startsWith('rule.'))
        .map(([, text]) => text)
        .join(' ')
        .toLowerCase();
      const unused = Object.keys(learning.terms).filter(
        (term) => !(texts[`term.${term}.as`] ?? '').split('|').some((word) => said.includes(word.toLowerCase())),
      );
      expect(unused, lang).toEqual(['hyperjump']);
    }
  });
});
