import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

/** Encrypts addresses, so that only servers with the secret can read or make them. */
interface AddressCipher {
  /** The same address always gives the same text, in characters that a path allows. */
  encrypt(address: string): string;
  /** Undefined for a text that was not encrypted under this secret. */
  decrypt(encrypted: string): string | undefined;
}

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const keyLength = 32;

/** In bytes. */
export function toMaxAddressLength(encryptedLength: number): number {
  return Math.floor((encryptedLength * 3) / 4) - nonceLength - tagLength;
}

export function buildAddressCipher(secret: Uint8Array): AddressCipher {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `address ${use}`, keyLength));
  const cipherKey = derive('cipher');
  const nonceKey = derive('nonce');
  // Derived from the address, so that the browser's cache works; two addresses never share a nonce.
  const toNonce = (address: string) =>
    createHmac('sha256', nonceKey).update(address).digest().subarray(0, nonceLength);
  return {
    encrypt(address) {
      const nonce = toNonce(address);
      const cipher = createCipheriv(algorithm, cipherKey, nonce, { authTagLength: tagLength });
      const text = [cipher.update(address, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, ...text, cipher.getAuthTag()]).toString('base64url');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length < nonceLength + tagLength) return undefined;
      const options = { authTagLength: tagLength };
      const decipher = createDecipheriv(algorithm, cipherKey, bytes.subarray(0, nonceLength), options);
      decipher.setAuthTag(bytes.subarray(-tagLength));
      try {
        const text = decipher.update(bytes.subarray(nonceLength, -tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
