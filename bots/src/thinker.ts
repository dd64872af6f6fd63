// Thinking with a deadline on another thread. Whoever is late is stopped, and a simpler bot answers within what is left.

import { fault } from '@orrery/kernel';
import type { BotRequest } from './request.ts';
import { type Decided, type Instead, lastResort, messageOf } from './decided.ts';

export interface Limits {
  /** Milliseconds until there is an answer, whatever happens. The bot has three quarters of it, so its budget is less. */
  readonly deadline: number;
  /** Nobody wants the answer any more. */
  readonly signal?: AbortSignal;
}

/** Bots on other threads. */
export interface Thinker {
  think(request: BotRequest, limits: Limits): Promise<Decided>;
  close(): Promise<void>;
}

/** One try on another thread; it ends, by force if need be, when the signal says so. */
export type Lane = (request: BotRequest, signal: AbortSignal) => Promise<Decided>;

export async function thinkWithin(lane: Lane, request: BotRequest, { deadline, signal }: Limits): Promise<Decided> {
  const first = await attempt(lane, request, deadline * 0.75, signal);
  if ('decided' in first) return first.decided;
  const { instead } = first;
  if (request.bot !== 'greedy' && request.bot !== 'random') {
    const second = await attempt(lane, { ...request, bot: 'greedy' }, deadline * 0.25, signal);
    if ('decided' in second) return { ...second.decided, instead };
  }
  return lastResort(request.ask, request.seed, instead);
}

type Tried = { readonly decided: Decided } | { readonly instead: Instead };

async function attempt(lane: Lane, request: BotRequest, time: number, signal?: AbortSignal): Promise<Tried> {
  if (signal?.aborted) throw stopped();
  const stopper = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stopper.abort();
  }, time);
  const stop = (): void => stopper.abort();
  signal?.addEventListener('abort', stop);
  try {
    return { decided: await Promise.race([lane(request, stopper.signal), stopOf(stopper.signal)]) };
  } catch (error) {
    if (signal?.aborted) throw stopped();
    const message = late ? `no answer within ${Math.round(time)} ms` : messageOf(error);
    return { instead: { of: request.bot, because: late ? 'late' : 'threw', message } };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

const stopOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(stopped())));

const stopped = (): Error => fault('stopped', 'the bot was told to stop thinking');
