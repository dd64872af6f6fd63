// frontier: a growing map, a common phase drafted in secret, secret objectives. table.ts is the board and the score,
// phases.ts the rules, by number as in text/.

import { type Game, itemOf, ranksOf, rule, sequence, type Sentence, total, UNDRAWN } from '@orrery/kernel';
import { council, explore, harvest, type Steps } from './phases.ts';
import { AIMS, GARDEN, NEAR, points, SUN, type Table } from './table.ts';

export const game: Game<Table, Steps> = {
  id: 'frontier',
  name: 'Frontier',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: { turns: [5, 3, 8], secret: [true, false] },
  items: ['tile', 'aim'],
  steps: { round: sequence('explore', 'council', 'harvest'), explore, council, harvest },
  text: {
    en: async () => (await import('./text/en.ts')).default,
    it: async () => (await import('./text/it.ts')).default,
  },
  setup(kit, options) {
    const { seats } = kit.state;
    const each = <V>(make: (seat: number) => V): V[] => Array.from({ length: seats }, (_, seat) => make(seat));
    kit.pool([6, 8, 8, 6]);
    kit.pool([2, 2, 2, 2]);
    const tile: number[] = new Array(NEAR.length).fill(-1);
    const homes = [0, 6, 2, 4].map((side) => NEAR[SUN]?.[side] ?? SUN);
    tile[SUN] = 0;
    for (const home of homes.slice(0, seats)) tile[home] = GARDEN;
    const posts = each((seat) => tile.map((_, hex) => (hex === homes[seat] ? 1 : 0)));
    const aim = each((seat) => kit.draw(AIMS, seat));
    if (!rule('4.2', options['secret'] === true)) for (const slot of aim) kit.show(slot);
    kit.call('round');
    return { turns: Number(options['turns']), turn: 1, tile, posts, gold: each(() => 3), favour: each(() => 4), aim };
  },
  standing(view) {
    const { table, frames } = view;
    const over = frames.length === 0;
    const aims = table.aim.map((slot) => itemOf(view, slot));
    const scores = aims.map((aim, seat) => (aim === UNDRAWN ? null : points(view, seat, aim)));
    const shown = aims.map((aim, seat) => points(view, seat, over ? aim : UNDRAWN));
    return { over, scores, ranks: ranksOf(shown) };
  },
  describe(view) {
    const { table } = view;
    const lines: Sentence[] = [{ key: 'see.turn', args: { turn: table.turn, turns: table.turns } }];
    for (let who = 0; who < view.seats; who++) {
      const aim = itemOf(view, table.aim[who] ?? -1);
      lines.push({ key: 'see.seat', args: { who, gold: table.gold[who] ?? 0, favour: table.favour[who] ?? 0, aim } });
    }
    for (const [hex, tile] of table.tile.entries()) {
      const owners = table.posts.flatMap((posts, seat) => new Array<number>(posts[hex] ?? 0).fill(seat));
      if (tile >= 0) lines.push({ key: owners.length > 0 ? 'see.posts' : 'see.tile', args: { hex, tile, owners } });
    }
    return lines;
  },
  invariant({ table: { posts, tile, gold, favour } }) {
    if (Math.min(...gold, ...favour) < 0) return 'somebody has less than nothing';
    const crowded = tile.findIndex((kind, hex) => total(posts.map((own) => own[hex] ?? 0)) > (kind < 0 ? 0 : 2));
    return crowded < 0 ? null : `there are too many posts on hex ${crowded}`;
  },
  brain: {
    value(view) {
      const scores = view.table.aim.map((slot, seat) => points(view, seat, itemOf(view, slot)));
      return scores.map((mine) => mine / Math.max(1, ...scores));
    },
  },
};
