// Rules take chance from dice and words from messages: while they run, the clock, Math.random and the locale throw.

import { fault } from '../src/fault.ts';

type Place = readonly [object: object, name: string];

const FORBIDDEN: readonly Place[] = [
  [Math, 'random'],
  [Date, 'now'],
  [globalThis, 'Date'],
  [globalThis, 'Intl'],
  [performance, 'now'],
  [globalThis.crypto, 'getRandomValues'],
  [globalThis.crypto, 'randomUUID'],
  [String.prototype, 'localeCompare'],
  [String.prototype, 'toLocaleLowerCase'],
  [String.prototype, 'toLocaleUpperCase'],
  [Number.prototype, 'toLocaleString'],
  [BigInt.prototype, 'toLocaleString'],
  [Array.prototype, 'toLocaleString'],
  [Object.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleDateString'],
  [Date.prototype, 'toLocaleTimeString'],
];

/** Runs `work`, which must not wait for anything, while the forbidden calls throw; puts them back in any case. */
export function guarded<V>(work: () => V): V {
  const kept = FORBIDDEN.map(([object, name]) => Object.getOwnPropertyDescriptor(object, name));
  for (const [object, name] of FORBIDDEN) set(object, name, trap(name));
  try {
    return work();
  } finally {
    FORBIDDEN.forEach(([object, name], i) => {
      const before = kept[i];
      if (before === undefined) Reflect.deleteProperty(object, name);
      else Object.defineProperty(object, name, before);
    });
  }
}

function set(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, configurable: true, writable: true, enumerable: false });
}

/** Throws when it is called, constructed or read from. */
function trap(name: string): unknown {
  function stop(): never {
    throw fault(
      'forbidden',
      `${name} is used inside the rules; chance comes from the kit's dice, words from the messages`,
    );
  }
  return new Proxy(stop, { apply: stop, construct: stop, get: stop });
}
