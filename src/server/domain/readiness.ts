import type { Context } from './context.ts';

/** How long one outcome stands for all callers, in ms: a check must not wear out the disk. */
const reuse = 1000;

/** Whether the database takes writes, by trying one. */
export function buildReadiness({ storage, clock }: Context): () => Promise<boolean> {
  let last: { readonly at: number; readonly ready: Promise<boolean> } | undefined;
  return () => {
    const now = clock.now();
    if (!last || Math.abs(now - last.at) >= reuse) {
      const ready = storage.run('writeProbe', { now }).then(
        () => true,
        () => false,
      );
      last = { at: now, ready };
    }
    return last.ready;
  };
}
