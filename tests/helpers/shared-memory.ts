import type { SharedMemory } from '../../src/server/ports/shared-memory.ts';

/** What servers know together, in one process; `texts` is all that is kept. */
export function buildSharedMemory(texts = new Map<string, string>()): SharedMemory {
  return {
    async change(key, plan) {
      const { outcome, keep } = plan(texts.get(key));
      if (keep) texts.set(key, keep.text);
      return outcome;
    },
    count: async () => [],
  };
}
