/** Counts each buffer once for all its readers. */
interface HeldBytes {
  /** Returns the release; undefined if there is no room. */
  hold(bytes: Uint8Array): (() => void) | undefined;
}

/** `max` is in bytes. */
export function buildHeldBytes(max: number): HeldBytes {
  const readers = new Map<Uint8Array, number>();
  let held = 0;
  return {
    hold(bytes) {
      const before = readers.get(bytes) ?? 0;
      if (before === 0 && held + bytes.byteLength > max) return undefined;
      if (before === 0) held += bytes.byteLength;
      readers.set(bytes, before + 1);
      return () => {
        const left = (readers.get(bytes) ?? 1) - 1;
        if (left > 0) return void readers.set(bytes, left);
        readers.delete(bytes);
        held -= bytes.byteLength;
      };
    },
  };
}
