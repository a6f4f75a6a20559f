import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Options {
  readonly challenge: string;
}

interface Where {
  readonly origin: string;
  readonly host: string;
  /** Whether the requesting page is in a frame of another site. */
  readonly framed?: boolean;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const present = 0x01 | 0x04;
const withKey = 0x40;

/** A WebAuthn device with one passkey; its owner always agrees. */
export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  let uses = 0;
  const toData = ({ host }: Where, flags: number, ...more: readonly Uint8Array[]) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((uses += 1));
    return Buffer.concat([sha256(host), Buffer.of(flags), counter, ...more]);
  };
  const toClientData = (type: string, { challenge }: Options, { origin, framed = false }: Where) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: framed }));
  const wrap = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    create(options: Options, where: Where) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
        ]),
      );
      const attested = [Buffer.alloc(16), Buffer.of(0, credential.length), credential, key];
      const authData = Uint8Array.from(toData(where, present | withKey, ...attested));
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', authData],
        ]),
      );
      return wrap({
        clientDataJSON: toClientData('webauthn.create', options, where).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options: Options, where: Where) {
      const authenticatorData = toData(where, present);
      const clientData = toClientData('webauthn.get', options, where);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return wrap({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
