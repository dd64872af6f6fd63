// Writes docs/powers.md anew.

import { writeFileSync } from 'node:fs';
import { BOOK_PATH, bookPage } from './page.ts';

writeFileSync(BOOK_PATH, bookPage());
