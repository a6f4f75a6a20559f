import { LRUCache } from 'lru-cache';
import { isAhead, type Clock } from '../ports/clock.ts';
import type { CountedByAll, SharedMemory } from '../ports/shared-memory.ts';
import { whereLost } from '../ports/storage.ts';

/** What a request may take: so many in a period of so many ms, of whoever the key stands for. */
export interface Share {
  readonly key: string;
  readonly max: number;
  readonly period: number;
}

/** Counts requests with all servers of a database. */
export interface SharedLimits {
  /** Counts one; in ms, how long until more are let through: undefined where this one is. */
  take(share: Share): Promise<number | undefined>;
  /** Counts no more with others. */
  end(): void;
}

/** What came of counts that were told together, by key: so many of this server, and so many of all. */
type Batch = ReadonlyMap<string, { readonly size: number; readonly total: number }>;

/** What is known of a key in its period. `sent` is on its way to the others, `own` is not yet. */
interface Tally extends Pick<Share, 'period'> {
  until: number;
  known: number;
  sent: number;
  own: number;
}

/** A part of what is left that a server lets through before the others know. */
const ahead = 1 / 10;
/** How long what is counted waits for more, in ms, where no request waits for it. */
const gathering = 1000;
const most = 10_000;

interface SharedLimitsOptions {
  readonly shared: SharedMemory;
  readonly clock: Clock;
  /** What a key is called where others read it. */
  readonly pseudonym: (key: string) => string;
}

/**
 * Limits over all servers of a database that cost a request nothing as long as it is far from them: each server counts for
 * itself, tells the others every second, and asks them once it has let through a tenth of what was left. So all servers
 * together let through at most a tenth for each of them too much. Where the database does not answer, each goes on alone.
 */
export function buildSharedLimits({ shared, clock, pseudonym }: SharedLimitsOptions): SharedLimits {
  const tallies = new LRUCache<string, Tally>({ max: most });
  const untold = new Map<string, Tally>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<Batch> | undefined;

  const tell = async (): Promise<Batch> => {
    clearTimeout(timer);
    timer = undefined;
    const told = Array.from(untold);
    untold.clear();
    for (const [, tally] of told) begin(tally);
    const counts = told.map(([key, { sent, period }]) => ({ key: pseudonym(key), count: sent, period }));
    const known = await shared.count(counts, clock.now()).catch(whereLost([]));
    return new Map(told.map(([key, tally], index) => [key, learn(tally, known[index])]));
  };
  /** One statement for all who wait: who comes while it is under way waits for the next. */
  const tellSoon = async (): Promise<Batch> => {
    await telling;
    telling ??= tell().finally(() => (telling = undefined));
    return telling;
  };

  return {
    async take({ key, max, period }) {
      const now = clock.now();
      const tally = toCurrent(tallies.get(key), period, now);
      tallies.set(key, tally);
      const before = tally.known + tally.sent;
      if (before + tally.own >= max) return tally.until - now;
      tally.own += 1;
      const place = tally.own;
      untold.set(key, tally);
      if (tally.own <= (max - before) * ahead) {
        timer ??= setTimeout(() => void tellSoon(), gathering).unref();
        return undefined;
      }
      const { size, total } = (await tellSoon()).get(key) ?? { size: place, total: before + place };
      // Of those told together the last one is where the count stood then.
      return total - (size - place) > max ? tally.until - clock.now() : undefined;
    },
    end() {
      clearTimeout(timer);
      untold.clear();
    },
  };
}

function toCurrent(tally: Tally | undefined, period: number, now: number): Tally {
  if (tally !== undefined && now < tally.until && !isAhead(tally.until - period, now)) return tally;
  return { period, until: now + period, known: 0, sent: 0, own: 0 };
}

function begin(tally: Tally): void {
  tally.sent = tally.own;
  tally.own = 0;
}

/** Undefined: nobody answered, and this server's own count is all there is. */
function learn(tally: Tally, counted: CountedByAll | undefined) {
  const size = tally.sent;
  tally.known = counted?.count ?? tally.known + size;
  tally.until = counted?.until ?? tally.until;
  tally.sent = 0;
  return { size, total: tally.known };
}
