// Plain JSON with safe integers: what a state, an event, a question must be to be saved, sent and replayed anywhere.

/** Where a value is not plain, as a path and what stands there; null: it is plain. */
export function notPlain(value: unknown, path: string): string | null {
  return isPlain(value, 0) ? null : walk(value, path, 0);
}

/** Nearly everything is, so that is seen before any path is written. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return isWhole(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (depth > DEEPEST) return false;
  return Array.isArray(value) ? isPlainArray(value, depth) : isPlainObject(value, depth);
}

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && !Object.is(value, -0);

function isPlainArray(array: readonly unknown[], depth: number): boolean {
  if (Object.getPrototypeOf(array) !== Array.prototype || Object.keys(array).length !== array.length) return false;
  for (let i = 0; i < array.length; i++) {
    const each = array[i];
    if (!(typeof each === 'number' ? isWhole(each) : isPlain(each, depth + 1))) return false;
  }
  return true;
}

function isPlainObject(object: object, depth: number): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let fields = 0;
  for (const key in object) {
    fields++;
    const field = Object.getOwnPropertyDescriptor(object, key);
    if (field === undefined || field.get !== undefined || !isPlain(field.value, depth + 1)) return false;
  }
  return Reflect.ownKeys(object).length === fields;
}

const DEEPEST = 100;

function walk(value: unknown, path: string, depth: number): string | null {
  if (depth > DEEPEST) return `${path} is nested without end`;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return notWhole(value, path);
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? walkArray(value, path, depth) : walkObject(value, path, depth);
    default:
      return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  }
}

function notWhole(value: number, path: string): string | null {
  if (Object.is(value, -0)) return `${path} is -0`;
  return Number.isSafeInteger(value) ? null : `${path} is ${value}, not a safe integer`;
}

function walkArray(array: readonly unknown[], path: string, depth: number): string | null {
  if (Object.getPrototypeOf(array) !== Array.prototype) return `${path} is a ${array.constructor.name}`;
  if (Object.keys(array).length !== array.length) return `${path} has holes or foreign fields`;
  for (let i = 0; i < array.length; i++) {
    const found = walk(array[i], `${path}[${i}]`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

function walkObject(object: object, path: string, depth: number): string | null {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is a ${object.constructor?.name}`;
  if (Reflect.ownKeys(object).length !== Object.keys(object).length) return `${path} has hidden fields`;
  for (const key of Object.keys(object)) {
    const slot = Object.getOwnPropertyDescriptor(object, key);
    if (slot?.get !== undefined) return `${path}.${key} is computed`;
    const found = walk(slot?.value, `${path}.${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
