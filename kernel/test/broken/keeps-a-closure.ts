// A function lies on the table.

import { spoil, tiny } from './tiny.ts';

export const broken = spoil('keeps-a-closure', {
  setup: (kit, options) => Object.assign(tiny.setup(kit, options), { bonus: () => 1 }),
});
