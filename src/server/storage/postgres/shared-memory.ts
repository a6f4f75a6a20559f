import { clockSkew } from '../../ports/clock.ts';
import type { SharedMemory } from '../../ports/shared-memory.ts';
import { StorageError } from '../../ports/storage.ts';
import type { Execute } from '../dialect.ts';

/** How long nothing is asked after a failure, in ms: whoever asks would only wait for the next one. */
const rest = 5000;

/** How often a plan is made again: other servers may write the same at the same time. */
const maxTries = 50;

/** A period that ends too late was begun while a clock was ahead. */
const isOver = `(kept.until <= $4 OR kept.until > excluded.until + ${clockSkew})`;

// Keys in order: of two servers that count the same at once, none waits for the other.
const countAll = `
  INSERT INTO shared_counts AS kept (key, count, until)
  SELECT told.key, told.count, $4::bigint + told.period
  FROM unnest($1::text[], $2::integer[], $3::bigint[]) AS told (key, count, period) ORDER BY told.key
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN ${isOver} THEN excluded.count ELSE kept.count + excluded.count END,
    until = CASE WHEN ${isOver} THEN excluded.until ELSE kept.until END
  RETURNING key, count, until`;

const findText = 'SELECT text, revision FROM shared_texts WHERE key = $1';

/** Only where the revision is still the one that was read; what is not there has revision 0. */
const replaceText = `
  INSERT INTO shared_texts AS kept (key, text, until, revision) VALUES ($1, $2, $3, $4::bigint + 1)
  ON CONFLICT (key) DO UPDATE SET text = excluded.text, until = excluded.until, revision = kept.revision + 1
  WHERE kept.revision = $4`;

/**
 * What servers know together, in tables of their database. Each statement is a transaction of its own, so that none holds
 * anything while a server thinks.
 */
export function buildSharedMemory(execute: Execute, patience: number): SharedMemory {
  let restsUntil = 0;
  const ask: Execute = async (sql, values) => {
    if (performance.now() < restsUntil)
      throw new StorageError('What servers share could not be asked a moment ago');
    try {
      return await inTime(execute(sql, values), patience);
    } catch (error) {
      restsUntil = performance.now() + rest;
      throw error instanceof StorageError
        ? error
        : new StorageError('What servers share is lost', { cause: error });
    }
  };
  return {
    async change(key, plan) {
      for (let tries = 0; tries < maxTries; tries += 1) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the statement says what its rows are
        const [known] = (await ask(findText, [key])).rows as readonly TextRow[];
        const { outcome, keep } = plan(known?.text);
        if (keep === undefined) return outcome;
        const written = await ask(replaceText, [key, keep.text, keep.until, known?.revision ?? 0]);
        if (written.changes === 1) return outcome;
      }
      throw new StorageError(`Too many servers change ${key}`);
    },
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

interface TextRow {
  readonly text: string;
  readonly revision: number;
}

interface CountRow {
  readonly key: string;
  readonly count: number;
  readonly until: number;
}

/** Rejects with StorageError where it takes longer; what comes of it then is nobody's business. */
async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StorageError('The database takes too long')), patience);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
