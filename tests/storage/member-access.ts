import type { Client } from 'pg';

/** How a statement finds rows of a table. */
export interface Access {
  readonly table: string;
  /**
   * The column by one of whose values, or a list of them, it finds every row; undefined: it finds rows in another way.
   */
  readonly by: string | undefined;
  /** The number of the statement's parameter with that value; undefined: it has none or several. */
  readonly value: number | undefined;
}

/** The columns by which rows may be found, per table; the member's column first. */
export type Keys = ReadonlyMap<string, readonly [string, ...string[]]>;

/** A node of https://www.postgresql.org/docs/15/sql-explain.html in JSON. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly Operation?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Output?: readonly string[];
  readonly Plans?: readonly PlanNode[];
}

/** With these settings plans do not depend on values, and each table is read by its own conditions. */
const settings = `SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_bitmapscan = off;
  SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off`;

/**
 * Uses PostgreSQL's plan of a statement: it shows the conditions by which each table with keys is read, and the values
 * of new rows.
 */
export async function buildFindAccesses(client: Client, keys: Keys) {
  await client.query(settings);
  const columns = await listColumns(client);
  return async (sql: string): Promise<readonly Access[]> => {
    const most = Math.max(0, ...Array.from(sql.matchAll(/\$(\d+)/g), ([, number]) => Number(number)));
    const values = most === 0 ? '' : `(${Array.from({ length: most }, () => 'NULL').join(', ')})`;
    await client.query(`PREPARE asked AS ${sql}`);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `EXPLAIN (VERBOSE, COSTS OFF, FORMAT JSON) EXECUTE asked ${values}`,
    );
    await client.query('DEALLOCATE asked');
    const nodes = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => listNodes(Plan));
    return [...findReads(nodes, keys), ...findInserts(nodes, keys, columns)];
  };
}

async function listColumns(client: Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    SELECT relname AS table, array_agg(attname::text ORDER BY attnum) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 GROUP BY relname`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

function listNodes(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}

function findReads(nodes: readonly PlanNode[], keys: Keys): readonly Access[] {
  const reads = new Map<string, Access>();
  const scans = nodes.filter((node) => node['Node Type'] !== 'ModifyTable' && keys.has(tableOf(node)));
  // Each round resolves tables that are joined to the tables of the last one.
  for (let round = 0; round <= scans.length; round += 1) {
    for (const scan of scans) {
      const table = tableOf(scan);
      const conditions = [scan['Index Cond'], scan.Filter].flatMap(listConditions);
      const found = (keys.get(table) ?? []).flatMap((column) => findBy(conditions, column, reads));
      reads.set(scan.Alias ?? table, { table, ...(found[0] ?? { by: undefined, value: undefined }) });
    }
  }
  return [...reads.values()];
}

/** Finds the condition, of several that all hold, that sets a column to the value of a key. */
function findBy(conditions: readonly string[], column: string, reads: ReadonlyMap<string, Access>) {
  return conditions.flatMap((condition): readonly Omit<Access, 'table'>[] => {
    const [, name, value, list, joined] =
      /^(?:\w+\.)?(\w+) = (?:\$(\d+)|(ANY \(.*\))|(\w+)\.\w+)$/.exec(condition) ?? [];
    if (name !== column) return [];
    if (value !== undefined) return [{ by: column, value: Number(value) }];
    const isKnown = list !== undefined || reads.get(joined ?? '')?.by !== undefined;
    return isKnown ? [{ by: column, value: undefined }] : [];
  });
}

function findInserts(
  nodes: readonly PlanNode[],
  keys: Keys,
  columns: ReadonlyMap<string, readonly string[]>,
): readonly Access[] {
  const inserts = nodes.filter((node) => node.Operation === 'Insert' && keys.has(tableOf(node)));
  return inserts.map((insert) => {
    const table = tableOf(insert);
    const [by = ''] = keys.get(table) ?? [];
    // Other parts of the same statement may be its children too.
    const rows = insert.Plans?.find((plan) => plan['Parent Relationship'] === 'Outer');
    const output = rows?.Output?.[columns.get(table)?.indexOf(by) ?? -1];
    const value = /^\$(\d+)$/.exec(output ?? '')?.[1];
    return value === undefined ? { table, by: undefined, value } : { table, by, value: Number(value) };
  });
}

function tableOf(node: PlanNode): string {
  return node['Relation Name'] ?? '';
}

/** `((a = $1) AND (b < $2))` is two conditions, `((a = $1) OR (b < $2))` one. */
function listConditions(text = ''): readonly string[] {
  const inner = isOneGroup(text) ? text.slice(1, -1) : text;
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === '(') depth += 1;
    if (inner[at] === ')') depth -= 1;
    if (depth > 0 || !inner.startsWith(' AND ', at)) continue;
    parts.push(inner.slice(from, at));
    from = at + ' AND '.length;
  }
  parts.push(inner.slice(from));
  return inner === text ? parts : parts.flatMap(listConditions);
}

/** Whether the last bracket closes the first one. */
function isOneGroup(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at > 0 && at === text.length - 1;
  }
  return false;
}
