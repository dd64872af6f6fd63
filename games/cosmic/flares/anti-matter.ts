import type { Flare } from '../rules/hooks.ts';
import { cancel } from '../rules/timing.ts';

export const antiMatter: Flare = {
  wild: {
    at: 'act',
    by: 'main-or-ally',
    may: (_, seat, { use }) => use?.form === 'wild' && use.seat !== seat,
    do: (kit) => void cancel(kit),
  },
  super: {
    at: 'act',
    may: (_, __, { use }) => use?.form === 'wild' || use?.form === 'super',
    do: (kit) => void cancel(kit),
  },
};
