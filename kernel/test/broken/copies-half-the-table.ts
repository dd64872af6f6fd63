// The copy that an answer is tried on shares a list with the table itself.

import { spoil } from './tiny.ts';

export const broken = spoil('copies-half-the-table', { copy: (table) => ({ ...table }) });
