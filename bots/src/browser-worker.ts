// The web worker of a tab: a message with a request in, a message with the reply out.

import { type WorkerMessage, replyTo } from './request.ts';

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
  void replyTo(data).then((reply) => postMessage(reply));
});
