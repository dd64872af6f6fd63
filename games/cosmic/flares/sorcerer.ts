import { isArtifact } from '../rules/registry.ts';
import type { Flare } from '../rules/hooks.ts';
import { powerOf } from '../rules/registry.ts';
import { isMain, now, seatsOf } from '../rules/table.ts';
import { switchCards } from '../powers/sorcerer.ts';

export const sorcerer: Flare = {
  wild: {
    at: '6z',
    may({ table, seats }) {
      const owner = seatsOf(seats).find((seat) => table.powers[seat]?.some(({ power }) => power === powerOf('sorcerer')));
      const { offense, defense } = now(table);
      if (owner !== undefined && isMain(now(table), owner)) return false;
      return ![offense, defense].some((seat) => table.powers[seat]?.some(({ power }) => isArtifact(power)));
    },
    do(kit) {
      const { powers, stack } = kit.state.table;
      const { offense, defense } = now({ ...kit.state.table, stack });
      [powers[offense], powers[defense]] = [powers[defense] ?? [], powers[offense] ?? []];
      kit.tell('log.exchanged', { offense, defense });
    },
  },
  super: { at: '7c', by: 'ally', do: switchCards },
};
