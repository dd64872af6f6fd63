// Lets Node's worker threads stand in for a browser's web worker: the same messages, the same handler.

import { parentPort } from 'node:worker_threads';
import { type WorkerMessage, replyTo } from '../src/request.ts';

parentPort?.on('message', (message: WorkerMessage) => {
  void replyTo(message).then((reply) => parentPort?.postMessage(reply, []));
});
