import { isZap } from '../edicts/zaps.ts';
import type { Flare } from '../rules/hooks.ts';
import { cancel, isUseOf } from '../rules/timing.ts';

export const healer: Flare = {
  wild: {
    at: 'act',
    may: (_, __, { use }) => use?.form === 'edict' && isZap(use.what),
    do: (kit) => void cancel(kit),
  },
  super: { at: 'act', by: 'own', may: isUseOf('healer'), effect: {} },
};
