// A finished game as a link that holds all of it, and who of its players was a bot.

import { levels } from '@orrery/bots';
import { fault, type GameRecord } from '@orrery/kernel';

/** Bytes of a record at most. */
const LONGEST = 20_000_000;

/** By seat the level of its bot, or null for a person; null: nobody noted it. */
export type Bots = readonly (string | null)[] | null;

/** A whole record inside a link, after the #, where no server ever sees it: squeezed, then spelled in letters. */
export async function packRecord(record: GameRecord, bots: Bots): Promise<string> {
  const bytes = await through(new Blob([JSON.stringify({ ...record, bots })]), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of new Uint8Array(bytes)) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record's text; whether it is a record is for the door to say. */
export async function unpackRecord(packed: string): Promise<{ readonly text: string; readonly bots: Bots }> {
  let length = 0;
  /** A link of a few letters may hold gigabytes of one letter: what comes out is counted as it comes. */
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, on) {
      length += part.length;
      if (length > LONGEST) on.error(new Error('too long'));
      else on.enqueue(part);
    },
  });
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'), counted);
    const { bots = null, ...record } = JSON.parse(new TextDecoder().decode(text)) as { readonly bots?: unknown };
    return { text: JSON.stringify(record), bots: isBots(bots) ? bots : null };
  } catch {
    if (length > LONGEST) throw fault('record-too-long', 'this link is too long for a record');
    throw fault('record-unreadable', 'the link is cut short');
  }
}

const isBots = (found: unknown): found is NonNullable<Bots> =>
  Array.isArray(found) && found.every((each) => each === null || levels.includes(each as string));

const through = (
  blob: Blob,
  stream: CompressionStream | DecompressionStream,
  then = new TransformStream<Uint8Array, Uint8Array>(),
): Promise<ArrayBuffer> => new Response(blob.stream().pipeThrough(stream).pipeThrough(then)).arrayBuffer();
