// A whole record inside a link, after the #, where no server ever sees it: squeezed, then spelled in letters.

import { fault, type GameRecord } from '@orrery/kernel';

export async function packRecord(record: GameRecord): Promise<string> {
  const bytes = await through(new Blob([JSON.stringify(record)]), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of new Uint8Array(bytes)) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record's text; whether it is a record is for the door to say. */
export async function unpackRecord(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(text);
  } catch {
    throw fault('record-unreadable', 'the link is cut short');
  }
}

const through = (blob: Blob, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(blob.stream().pipeThrough(stream)).arrayBuffer();
