import type { Flare } from '../rules/hooks.ts';
import { isArtifact, powerOf } from '../rules/registry.ts';
import { holdingOf, now } from '../rules/table.ts';
import { exchange } from '../rules/unused.ts';
import { switchCards, switched } from '../powers/sorcerer.ts';

export const sorcerer: Flare = {
  wild: {
    at: '6z',
    may({ table }) {
      const { offense, defense } = now(table);
      return ![offense, defense].some(
        (seat) =>
          holdingOf(table, seat, powerOf('sorcerer')) !== undefined ||
          table.powers[seat]?.some(({ power }) => isArtifact(power)),
      );
    },
    do(kit) {
      const { offense, defense } = now(kit.state.table);
      exchange(kit, offense, defense);
    },
  },
  super: { at: '7c', by: 'ally', do: switchCards, effect: switched },
};
