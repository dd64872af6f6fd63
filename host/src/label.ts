// How lines for whoever runs the server name a table. Whoever has a table's id has its link, so no line holds it: a label is a
// digest, from which nobody finds the table but who has the database (`orrery admin find`).

import { createHash } from 'node:crypto';

const LETTERS = 12;

export const labelOf = (table: string): string => createHash('sha256').update(table).digest('hex').slice(0, LETTERS);
