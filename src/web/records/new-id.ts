/** An id that nobody else has. Not of crypto.randomUUID, which is missing where the page came by plain HTTP. */
export function newId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
