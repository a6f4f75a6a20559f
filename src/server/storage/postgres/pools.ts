import type { Pool } from 'pg';
import type { PoolState } from '../../ports/storage.ts';
import { buildPool, toSilence, type PoolOptions } from './pool.ts';
import { SilentConnections } from './silent-connections.ts';

/** How long what waits for nobody waits for a row that another holds, in ms. */
const savingPatience = 20;

/** Connections of their own for each use, so that none of them waits behind another. */
export interface Pools {
  readonly reading: Pool;
  /** For statements that are transactions by themselves; undefined: there are too few connections, or a pooler. */
  readonly saving: Pool | undefined;
  /** For transactions. */
  readonly writing: Pool;
  readonly sharing: Pool;
}

export function openPools(url: string, options: PoolOptions): Pools {
  const silent = new SilentConnections(toSilence(options));
  const open = (connections: number, more: Partial<PoolOptions> = {}) => {
    const pool = buildPool(url, { ...options, connections, ...more });
    silent.watch(pool);
    return pool;
  };
  const reading = Math.ceil(options.connections / 4);
  const rest = Math.max(1, options.connections - reading - 1);
  // A pooler keeps no limit of a connection.
  const saving = options.pooled ? 0 : Math.ceil((rest - 1) / 2);
  return {
    reading: open(reading),
    saving: saving === 0 ? undefined : open(saving, { lockPatience: savingPatience }),
    writing: open(rest - saving),
    sharing: open(1),
  };
}

export function statesOf(pools: Pools): readonly PoolState[] {
  return listPools(pools).map(([use, { totalCount, idleCount, waitingCount }]) => ({
    use,
    open: totalCount,
    idle: idleCount,
    waiting: waitingCount,
  }));
}

export async function endPools(pools: Pools): Promise<void> {
  await Promise.all(listPools(pools).map(([, pool]) => pool.end()));
}

function listPools({
  reading,
  saving,
  writing,
  sharing,
}: Pools): readonly (readonly [PoolState['use'], Pool])[] {
  return [
    ['reading', reading],
    ...(saving ? ([['saving', saving]] as const) : []),
    ['writing', writing],
    ['sharing', sharing],
  ];
}
