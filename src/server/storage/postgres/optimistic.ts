import type { RecordUse, SaveBeginning, StoredRecord, UpdateBeginning } from '../../ports/entities.ts';
import { StorageError, type Tx } from '../../ports/storage.ts';
import type { Execute } from '../dialect.ts';
import type { Write } from '../queries.ts';
import { buildTx } from '../writes.ts';
import { buildBeginnings } from './beginnings.ts';
import { buildExecute, buildQueries, nameQueries, type ToQuery } from './connection.ts';
import { isOvertaken } from './failures.ts';
import type { KnownUses } from './known-uses.ts';
import type { Route } from './pool.ts';
import { keepJoined, meetingTables, numberOn } from './posted-writes.ts';
import type { SharedConnections } from './shared-connections.ts';

/** What came of work without a transaction; `again`: nothing was written, and it is to be run in one. */
export type Attempt<Outcome> =
  | { readonly kind: 'done'; readonly outcome: Outcome }
  | { readonly kind: 'again' };

/** Runs work that begins with the number of a member's next save; `seen`: such a beginning that was read before. */
export type RunOptimistically = <Outcome>(
  work: (tx: Tx) => Promise<Outcome>,
  seen: UpdateBeginning | undefined,
) => Promise<Attempt<Outcome>>;

interface Ways {
  readonly reading: SharedConnections;
  /** Of the queries over the same connections. */
  readonly toReadingQuery: ToQuery;
  readonly saving: SharedConnections;
  readonly uses: KnownUses;
}

/**
 * Work without a transaction, in two turns: first it reads, the member's count of saves before all else; then all that it
 * writes is one statement, which writes nothing where that count is another by now. Every command that holds a member counts on, so
 * nothing of the member has changed where it has not. Whatever is not as simple as that is left to a transaction.
 */
export function buildOptimistic(ways: Ways, route: Route): RunOptimistically {
  const write = buildExecute(nameQueries(route), ways.saving.ask);
  const atRest: OptimisticRun[] = [];
  return async (work, seen) => {
    const run = atRest.pop() ?? new OptimisticRun(ways.uses);
    const reading = ways.reading.pin();
    run.begin(buildExecute(ways.toReadingQuery, reading.ask), seen);
    try {
      const outcome = await work(run.tx).finally(reading.free);
      if (!(await run.write(write))) return { kind: 'again' };
      // One that failed may be at work still: it is not used again.
      atRest.push(run);
      return { kind: 'done', outcome };
    } catch (error) {
      if (error instanceof StorageError && !isOvertaken(error)) throw error;
      return { kind: 'again' };
    }
  };
}

/** A member whom a save is for. */
interface Unheld {
  readonly id: string;
  readonly module: string;
  /** Of the saves before. */
  count?: number;
  /** What is kept of the questionnaire when all is written. */
  use?: RecordUse | undefined;
}

/** One piece of work after the other. */
class OptimisticRun {
  readonly tx: Tx;
  readonly #join = keepJoined(joinGuarded);
  #read: Execute = needTransaction;
  #seen: UpdateBeginning | undefined;
  #writes: Write[] = [];
  #member: Unheld | undefined;
  readonly #uses: KnownUses;

  constructor(uses: KnownUses) {
    this.#uses = uses;
    const queries = buildQueries(
      async (sql, values) => {
        const mayBeRead = this.#member !== undefined && sql.startsWith('select ');
        return mayBeRead ? this.#read(sql, values) : needTransaction();
      },
      async (write) => void this.#writes.push(write),
    );
    const beginnings = buildBeginnings(queries, uses);
    const tx = buildTx(queries);
    this.tx = {
      ...tx,
      insertRecord: async (record) => {
        this.#count({ records: 1, bytes: toSize(record), versionBytes: 0 });
        await tx.insertRecord(record);
      },
      updateRecord: async (record, before) => {
        const size = before && toSize(before);
        this.#count(
          size === undefined ? undefined : { records: 0, bytes: toSize(record) - size, versionBytes: size },
        );
        await tx.updateRecord(record, before);
      },
      beginSave: (memberId, module) =>
        this.#hold({ id: memberId, module }, () => beginnings.beginSave(memberId, module)),
      beginUpdate: (memberId, module, id) =>
        this.#hold({ id: memberId, module }, async () => {
          const { record } = this.#seen ?? {};
          const isSeen = record?.memberId === memberId && record.module === module && record.id === id;
          return isSeen ? this.#seen : beginnings.beginUpdate(memberId, module, id);
        }),
    };
  }

  /** Nobody is kept out: whoever comes between is noticed by `write`. */
  async #hold<Beginning extends SaveBeginning>(
    of: Pick<Unheld, 'id' | 'module'>,
    begin: () => Promise<Beginning | undefined>,
  ): Promise<Beginning | undefined> {
    if (this.#member !== undefined) return needTransaction();
    const member: Unheld = { ...of };
    this.#member = member;
    const beginning = await begin();
    if (beginning) Object.assign(member, { count: beginning.saveNumber - 1, use: beginning.use });
    return beginning;
  }

  /** Undefined where it is not told what a write comes to. */
  #count(more: RecordUse | undefined): void {
    if (!this.#member) return;
    const { use } = this.#member;
    this.#member.use = use &&
      more && {
        records: use.records + more.records,
        bytes: use.bytes + more.bytes,
        versionBytes: use.versionBytes + more.versionBytes,
      };
  }

  begin(read: Execute, seen: UpdateBeginning | undefined): void {
    this.#read = read;
    this.#seen = seen;
    this.#writes = [];
    this.#member = undefined;
  }

  /**
   * False where nothing was written: there is nothing to write, or too much for one statement, whose parts do not see each
   * other's rows, or the member's count is another by now.
   */
  async write(execute: Execute): Promise<boolean> {
    const { id, module, count, use } = this.#member ?? {};
    const tables = ['members', ...meetingTables(this.#writes)];
    const isSimple = tables.length > 1 && new Set(tables).size === tables.length;
    if (id === undefined || module === undefined || count === undefined || !isSimple) return false;
    const values = [id, count, ...this.#writes.flatMap((one) => one.values)];
    const { rows } = await execute(this.#join(this.#writes), values);
    if (rows.length === 0) return false;
    if (use) this.#uses.keep(id, module, { count: count + 1, use });
    return true;
  }
}

function toSize({ answers }: StoredRecord): number {
  return Buffer.byteLength(answers);
}

const held =
  'update "members" set "save_count" = "save_count" + 1 where "id" = $1 and "save_count" = $2 returning "id"';

/** One statement of several, which writes nothing and gives no row where nobody is held. */
function joinGuarded(writes: readonly Write[]): string {
  const parts = numberOn(writes, 2).map((part, index) => `w${index} as (${whereHeld(part)})`);
  return `with held as (${held}), ${parts.join(', ')} select "id" from held`;
}

/** An error would do the same, but PostgreSQL would log it, and its connection would be closed. */
function whereHeld(sql: string): string {
  const [, into, values, rest] =
    /^(insert into "\w+" \([^()]*\)) values \(([^()]*)\)($| on conflict .*)/.exec(sql) ?? [];
  if (into !== undefined) return `${into} select ${values} from held${rest}`;
  if (/^(?:update|delete) .* where /.test(sql)) return `${sql} and exists (select from held)`;
  throw new Error(`Not a write of one row, nor of those that a condition chooses: ${sql}`);
}

async function needTransaction(): Promise<never> {
  throw new Error('This wants a transaction');
}
