// Edicts that cancel what was announced: Cosmic Zap, Flare Zap, Un-Zap.

import type { Act } from '../rules/hooks.ts';
import { edictOf, isUntouchable } from '../rules/registry.ts';
import { cancel, zap } from '../rules/timing.ts';

/** One use of a power; it is of no use for the rest of the challenge. */
export const cosmicZap: Act = {
  at: 'act',
  may: (_, __, { use }) => (use?.form === 'power' || use?.form === 'auto') && !isUntouchable(use.what),
  do: zap,
};

export const flareZap: Act = {
  at: 'act',
  may: (_, __, { use }) => use?.form === 'wild' || use?.form === 'super' || use?.form === 'edict',
  do: (kit) => void cancel(kit),
};

const ZAPS = [edictOf('cosmic-zap'), edictOf('flare-zap')];

export const unZap: Act = {
  at: 'act',
  may: (_, __, { use }) => use?.form === 'edict' && ZAPS.includes(use.what),
  do: (kit) => void cancel(kit),
};

/** Whether what was announced is a Zap. */
export const isZap = (item: number): boolean => ZAPS.includes(item);
