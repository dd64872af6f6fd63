// A device that keeps passkeys, as much of one as WebAuthn asks for: a key pair per site, and no attestation.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Asked {
  readonly challenge: string;
}

export interface Device {
  readonly id: string;
  create(origin: string, asked: Asked): object;
  get(origin: string, asked: Asked): object;
}

export function createDevice(): Device {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  let counter = 0;

  const dataFor = (origin: string, flags: number): Buffer => {
    const head = Buffer.alloc(5);
    head[0] = flags;
    head.writeUInt32BE(counter++, 1);
    return Buffer.concat([sha(new URL(origin).hostname), head]);
  };
  const clientData = (type: string, origin: string, { challenge }: Asked): string => text({ type, challenge, origin });

  return {
    id,
    create(origin, asked) {
      // User present and verified, and a new key follows.
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, key]);
      const authData = Buffer.concat([dataFor(origin, 0x45), attested]);
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authData],
      ]).toString('base64url');
      const response = { clientDataJSON: clientData('webauthn.create', origin, asked), attestationObject };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
    get(origin, asked) {
      const clientDataJSON = clientData('webauthn.get', origin, asked);
      const authenticatorData = dataFor(origin, 0x05);
      const signed = Buffer.concat([authenticatorData, sha(Buffer.from(clientDataJSON, 'base64url'))]);
      const response = {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}

type Cbor = number | string | Buffer | readonly never[];

const cborMap = (pairs: readonly (readonly [number | string, Cbor])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, value]) => [cbor(key), cbor(value)])]);

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  return Buffer.isBuffer(value) ? Buffer.concat([head(2, value.length), value]) : head(5, 0);
}

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}
