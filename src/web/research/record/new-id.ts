/** crypto.randomUUID is missing on a page loaded over plain HTTP. */
export function newId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
