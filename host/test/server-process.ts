// A server as a process of its own, to be killed: `child.ts <data folder> <port> [database]`. It says when it is ready.

import { serve } from '../src/index.ts';
import { games } from './games/bids.ts';

const [data = '', port = '0', database] = process.argv.slice(2);
const usual = { port: Number(port), host: '127.0.0.1', data, web: data, games, limits: false, windows: 0 };
const { address } = await serve({ ...usual, database });
process.send?.(address);
