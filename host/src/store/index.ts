// The database and what is asked of it. database.ts opens it, schema.ts has its columns, migrations/ its versions.

export { type Database, openDatabase } from './database.ts';
export { createStore } from './sql.ts';
