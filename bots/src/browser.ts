// Bots in a web worker, so that the page stays awake. One decision at a time; whoever hangs is ended with its worker.

import { fault } from '@orrery/kernel';
import type { WorkerMessage, WorkerReply, BotRequest } from './request.ts';
import type { Decided } from './decided.ts';
import { type Thinker, thinkWithin } from './thinker.ts';

/** The part of a web worker that is used. */
export interface WorkerLike {
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<WorkerReply>) => void,
    options: AddEventListenerOptions,
  ): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void, options: AddEventListenerOptions): void;
  postMessage(message: WorkerMessage, transfer: Transferable[]): void;
  terminate(): void;
}

const usualWorker = (): WorkerLike =>
  new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module', name: 'bots' });

export function openBrowserThinker(spawn: () => WorkerLike = usualWorker): Thinker {
  let worker: WorkerLike | null = null;
  let ids = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    worker?.terminate();
    worker = null;
  };
  const lane = (request: BotRequest, signal: AbortSignal): Promise<Decided> => {
    const id = ids++;
    const own = (worker ??= spawn());
    /** Ends the listening of this request. */
    const heard = new AbortController();
    const decided = new Promise<Decided>((resolve, reject) => {
      own.addEventListener(
        'message',
        ({ data }) => {
          if (data.id !== id) return;
          if ('decided' in data) resolve(data.decided);
          else reject(fault('bot-failed', data.error));
        },
        heard,
      );
      own.addEventListener(
        'error',
        ({ message }) => {
          end();
          reject(fault('bot-failed', message));
        },
        heard,
      );
      signal.addEventListener('abort', end, heard);
      own.postMessage({ id, request }, []);
    });
    return decided.finally(() => heard.abort());
  };

  return {
    think(request, limits) {
      const turn = queue.then(() => thinkWithin(lane, request, limits));
      queue = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      end();
    },
  };
}
