// How far a reader of the stream has come at each of its tables, as the opaque id of an event.

import type { Place } from '../tables/view.ts';

interface Known {
  readonly place: Place;
  /** The number of the last words it has heard. */
  talk: number;
}

export type Places = Map<string, Known>;

export const writePlaces = (places: Places): string =>
  Buffer.from(JSON.stringify([...places].map(([id, { place, talk }]) => [id, ...place, talk]))).toString('base64url');

/** What a reader brings back. Whatever cannot be read is a gap. */
export function readPlaces(text: string, ids: readonly string[]): Places {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const places = Array.isArray(read) ? (read as unknown[]).flatMap(readPlace) : [];
    return new Map(places.filter(([id]) => ids.includes(id)));
  } catch {
    return new Map();
  }
}

function readPlace(value: unknown): [string, Known][] {
  if (!Array.isArray(value)) return [];
  const [id, sight, length, link, talk] = value as unknown[];
  if (typeof id !== 'string' || typeof sight !== 'string' || typeof link !== 'string') return [];
  if (!isCount(length) || !isCount(talk)) return [];
  return [[id, { place: [sight, length, link], talk }]];
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
