import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

/** Encrypts addresses, so that only servers with the secret can read or make them. */
interface AddressSeal {
  /** The same address always gives the same text, in characters that a path allows. */
  seal(address: string): string;
  /** Undefined for a text that was not sealed under this secret. */
  open(sealed: string): string | undefined;
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const keyLength = 32;

/** In bytes. */
export function toMaxAddressLength(sealedLength: number): number {
  return Math.floor((sealedLength * 3) / 4) - nonceLength - tagLength;
}

export function buildAddressSeal(secret: Uint8Array): AddressSeal {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `address ${use}`, keyLength));
  const cipherKey = derive('cipher');
  const nonceKey = derive('nonce');
  // Derived from the address, so that the browser's cache works; two addresses never share a nonce.
  const toNonce = (address: string) =>
    createHmac('sha256', nonceKey).update(address).digest().subarray(0, nonceLength);
  return {
    seal(address) {
      const nonce = toNonce(address);
      const sealing = createCipheriv(cipher, cipherKey, nonce, { authTagLength: tagLength });
      const text = [sealing.update(address, 'utf8'), sealing.final()];
      return Buffer.concat([nonce, ...text, sealing.getAuthTag()]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceLength + tagLength) return undefined;
      const options = { authTagLength: tagLength };
      const opening = createDecipheriv(cipher, cipherKey, bytes.subarray(0, nonceLength), options);
      opening.setAuthTag(bytes.subarray(-tagLength));
      try {
        const text = opening.update(bytes.subarray(nonceLength, -tagLength));
        return Buffer.concat([text, opening.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
