import type { Flare } from '../rules/hooks.ts';
import { isUseOf } from '../rules/timing.ts';

export const chosen: Flare = {
  wild: { at: '6z', by: 'main', do: (kit, { seat }) => kit.call('draw', { seat, n: 1 }) },
  super: { at: 'act', by: 'own', may: isUseOf('chosen'), effect: {} },
};
