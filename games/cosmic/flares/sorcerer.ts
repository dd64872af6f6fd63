import type { Flare } from '../rules/hooks.ts';
import { isArtifact, powerOf } from '../rules/registry.ts';
import { isMain, now, seatsOf } from '../rules/table.ts';
import { exchange } from '../rules/unused.ts';
import { switchCards, switched } from '../powers/sorcerer.ts';

export const sorcerer: Flare = {
  wild: {
    at: '6z',
    may({ table, seats }) {
      const owner = seatsOf(seats).find((seat) =>
        table.powers[seat]?.some(({ power }) => power === powerOf('sorcerer')),
      );
      const { offense, defense } = now(table);
      if (owner !== undefined && isMain(now(table), owner)) return false;
      return ![offense, defense].some((seat) => table.powers[seat]?.some(({ power }) => isArtifact(power)));
    },
    do(kit) {
      const { offense, defense } = now(kit.state.table);
      exchange(kit, offense, defense);
    },
  },
  super: { at: '7c', by: 'ally', do: switchCards, effect: switched },
};
