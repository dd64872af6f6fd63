// The web worker of a tab: a message with a request in, a message with the reply out.

import { type Message, replyTo } from './request.ts';

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  void replyTo(data).then((reply) => postMessage(reply));
});
