// As much of JSON Schema as the kernel's schemas use.

import type { Json } from '../src/index.ts';

type Schema = { readonly [word: string]: Json };

export function fits(schema: Json, value: unknown): boolean {
  const all = schema as Schema;
  return Object.keys(all).every((word) => holds(all, word, value));
}

function holds(schema: Schema, word: string, value: unknown): boolean {
  const said = schema[word];
  switch (word) {
    case 'anyOf':
      return (said as readonly Json[]).some((each) => fits(each, value));
    case 'enum':
      return (said as readonly Json[]).some((each) => each === value);
    case 'type':
      return typeOf(value) === said;
    case 'minimum':
      return Number(value) >= Number(said);
    case 'maximum':
      return Number(value) <= Number(said);
    case 'items':
      return (value as unknown[]).every((each) => fits(said ?? null, each));
    case 'prefixItems':
      return (said as readonly Json[]).every(
        (each, i) => i >= (value as unknown[]).length || fits(each, (value as unknown[])[i]),
      );
    case 'minItems':
      return (value as unknown[]).length >= Number(said);
    case 'maxItems':
      return (value as unknown[]).length <= Number(said);
    case 'uniqueItems':
      return new Set(value as unknown[]).size === (value as unknown[]).length;
    case 'required':
      return (said as readonly string[]).every((field) => Object.hasOwn(value as object, field));
    case 'properties':
      return Object.entries(said as Schema).every(([field, each]) => fits(each, Reflect.get(value as object, field)));
    case 'additionalProperties':
      return said !== false || Object.keys(value as object).every((field) => field in (schema['properties'] as Schema));
    case 'title':
    case 'description':
      return true;
    default:
      throw new Error(`this checker does not know "${word}"`);
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isSafeInteger(value) ? 'integer' : typeof value;
}
