import { findPorts, startNginx } from '../product/nginx-server.ts';
import { withoutLimits } from '../product/no-limits.ts';
import { startServer, type RunningServer } from '../product/server.ts';
import { runReads, runSaves } from './load.ts';
import { makePostgres, makeSqlite, type BenchPlace } from './place.ts';
import { printCells, printTitle } from './print.ts';
import { findSavers, toCells } from './saves.ts';
import { seed } from './seed.ts';

/** Connections; each load runs twice in turn, since other programs disturb single runs. */
const load = { savers: 64, readers: 8 };
const rounds = 2;

interface Site {
  readonly name: string;
  readonly place: BenchPlace;
  readonly servers: number;
}

export async function printReplicas(members: number): Promise<void> {
  printTitle(
    `Behind nginx, ${members} members with ${members * 9} records, ${load.savers} saving, ${load.readers} reading`,
  );
  printCells('', ['a second', '', 'p50 ms', 'p99 ms', 'p99/p50']);
  const [sqlite, postgres] = [await makeSqlite(), await makePostgres()];
  try {
    for (const place of [sqlite, postgres]) await seed(place, members);
    const sites: readonly Site[] = [
      { name: 'SQLite, 1 server', place: sqlite, servers: 1 },
      { name: 'PostgreSQL, 1 server', place: postgres, servers: 1 },
      { name: 'PostgreSQL, 3 servers', place: postgres, servers: 3 },
    ];
    for (let round = 0; round < rounds; round += 1) for (const site of sites) await printSite(site, members);
  } finally {
    await sqlite.remove();
    await postgres.remove();
  }
}

async function printSite({ name, place, servers: count }: Site, members: number): Promise<void> {
  const ports = await findPorts(count);
  const url = `https://localhost:${ports.tls}`;
  const env = {
    ...place.env,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    ALLOW_OPEN_LOGIN: 'true',
    ...withoutLimits,
  };
  const servers: RunningServer[] = [];
  for (const port of ports.servers) servers.push(await startServer({ ...env, PORT: String(port) }));
  const nginx = await startNginx(ports);
  try {
    const [first] = servers;
    const savers = await findSavers({ url: first?.url ?? '' }, members);
    const [saves, reads] = await Promise.all([
      runSaves({ url: nginx.url, connections: load.savers }, savers),
      runReads(
        { url: nginx.url, connections: load.readers },
        savers.members,
        ({ email }) => `/api/report/${savers.module}/${email}/cg`,
      ),
    ]);
    const failures = saves.failures + reads.failures;
    if (failures > 0) throw new Error(`${name}: ${failures} requests failed`);
    printCells(`${name}: saves`, toCells(saves));
    printCells('  reads during these saves', toCells(reads));
  } finally {
    await nginx.stop();
    for (const server of servers) await server.stop();
  }
}
