import { clockSkew } from '../../ports/clock.ts';
import type { SharedMemory } from '../../ports/shared-memory.ts';
import { StorageError } from '../../ports/storage.ts';
import type { Execute } from '../dialect.ts';

/** In ms: a query after a failure would probably fail too. */
const rest = 5000;

/** A period that ends too late was started by a server whose clock was ahead. */
const isOver = `(kept.until <= $4 OR kept.until > excluded.until + ${clockSkew})`;

// Sorted keys prevent deadlocks between servers.
const countAll = `
  INSERT INTO shared_counts AS kept (key, count, until)
  SELECT added.key, added.count, $4::bigint + added.period
  FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS added (key, count, period) ORDER BY added.key
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN ${isOver} THEN excluded.count ELSE kept.count + excluded.count END,
    until = CASE WHEN ${isOver} THEN excluded.until ELSE kept.until END
  RETURNING key, count, until`;

export function buildSharedMemory(execute: Execute, timeout: number): SharedMemory {
  let restsUntil = 0;
  const ask: Execute = async (sql, values) => {
    if (performance.now() < restsUntil) throw new StorageError('Shared counters failed a moment ago');
    try {
      return await inTime(execute(sql, values), timeout);
    } catch (error) {
      restsUntil = performance.now() + rest;
      throw error instanceof StorageError
        ? error
        : new StorageError('Shared counters are lost', { cause: error });
    }
  };
  return {
    async count(counts, now) {
      const column = <Name extends keyof (typeof counts)[number]>(name: Name) =>
        counts.map((one) => one[name]);
      const { rows } = await ask(countAll, [column('key'), column('count'), column('period'), now]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement says what its rows are
      const known = new Map((rows as readonly CountRow[]).map((row) => [row.key, row]));
      return counts.map(({ key, count, period }) => known.get(key) ?? { count, until: now + period });
    },
  };
}

interface CountRow {
  readonly key: string;
  readonly count: number;
  readonly until: number;
}

/** The result of late work is ignored. */
async function inTime<T>(work: Promise<T>, timeout: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StorageError('The database takes too long')), timeout);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
