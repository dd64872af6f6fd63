// Malformed things, for tests that throw them at doors: values of the wrong shape, and real values with one thing changed.

import type { Picker } from '../src/ways.ts';

/** A random value: mostly JSON, some of what only JavaScript can make. */
export function monster(pick: Picker, depth = 3): unknown {
  const kind = pick(depth > 0 ? 12 : 8);
  if (kind < 3) return ODD_NUMBERS[pick(ODD_NUMBERS.length)];
  if (kind < 6) return ODD_WORDS[pick(ODD_WORDS.length)];
  if (kind === 6) return [null, true, false, undefined][pick(4)];
  if (kind === 7) return pick(50) - 10;
  if (kind < 10) return Array.from({ length: pick(5) }, () => monster(pick, depth - 1));
  if (kind === 10) return sparse(pick);
  const fields = Array.from({ length: pick(4) }, () => [fieldName(pick), monster(pick, depth - 1)] as const);
  const object = {};
  for (const [name, value] of fields) own(object, name, value);
  return object;
}

/** A copy of a JSON value with one thing in it changed, left out, doubled, nested or added. */
export function spoilt(value: unknown, pick: Picker): unknown {
  if (typeof value !== 'object' || value === null || pick(4) === 0) return spoiltHere(value, pick);
  if (Array.isArray(value)) {
    const at = pick(value.length + 1);
    const copy: unknown[] = [...(value as unknown[])];
    const change = pick(5);
    if (change === 0) copy.splice(at, 1);
    else if (change === 1) copy.splice(at, 0, monster(pick));
    else if (change === 2) copy.splice(at, 0, copy[pick(value.length + 1)]);
    else copy[Math.min(at, Math.max(0, value.length - 1))] = spoilt(value[at], pick);
    return copy;
  }
  const names = Object.keys(value);
  const name = names[pick(Math.max(1, names.length))] ?? 'x';
  const copy = { ...value };
  const change = pick(6);
  if (change === 0) Reflect.deleteProperty(copy, name);
  else if (change === 1) own(copy, fieldName(pick), monster(pick));
  else own(copy, name, spoilt(Reflect.get(value, name), pick));
  return copy;
}

function spoiltHere(value: unknown, pick: Picker): unknown {
  const change = pick(6);
  if (change === 0) return [value];
  if (change === 1) return { value };
  if (typeof value === 'number' && change < 5) return value + ([1, -1, 0.5, 2 ** 53, -(2 ** 31)][pick(5)] ?? 0);
  if (typeof value === 'string' && change < 5) return value.slice(pick(3)) + (ODD_WORDS[pick(ODD_WORDS.length)] ?? '');
  return monster(pick);
}

/** A text with something cut off, cut out or put in. */
export function spoiltText(text: string, pick: Picker): string {
  const at = pick(text.length + 1);
  switch (pick(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + pick(20));
    case 2:
      return text.slice(0, at) + (ODD_TEXTS[pick(ODD_TEXTS.length)] ?? '') + text.slice(at);
    default:
      return text.slice(0, at) + String.fromCharCode(pick(0x300)) + text.slice(at + 1);
  }
}

const ODD_NUMBERS = [0, -0, 1, -1, 0.5, 1e300, -1e300, 2 ** 31, 2 ** 32, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY];
const ODD_WORDS = [
  '',
  ' ',
  '0',
  '-0',
  '1e9',
  'pass',
  'undo',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '§',
  '\u0000',
  '\ud800',
  'x'.repeat(3000),
];
const ODD_TEXTS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '-',
  '1e999',
  'null',
  '"__proto__":{"a":1},',
  '"toString":1,',
  '['.repeat(5000),
  '\u2028',
  '\ufeff',
];
const ODD_FIELDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'length',
  'then',
  'seat',
  'answer',
  'undo',
  'back',
  'to',
  'slot',
  'know',
  'item',
];

const fieldName = (pick: Picker): string => ODD_FIELDS[pick(ODD_FIELDS.length)] ?? 'x';

/** Sets a field of the object itself, even `__proto__`, as JSON.parse does. */
function own(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

function sparse(pick: Picker): unknown[] {
  const array: unknown[] = new Array(1 + pick(4));
  if (pick(2) === 0) array[pick(array.length)] = pick(5);
  return array;
}
