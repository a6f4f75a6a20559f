import { withoutLimits } from '../product/no-limits.ts';
import { startServer, type RunningServer } from '../product/server.ts';
import { startUpstream } from './bare-server.ts';
import { printColdCoins } from './cold-coins.ts';
import { readCpuTime } from './cpu-time.ts';
import { runReads, span, type LoadMember } from './load.ts';
import { login } from './login.ts';
import { readMemory } from './memory.ts';
import { makeSqlite } from './place.ts';
import { printCells, printTitle } from './print.ts';
import { seed, seededEmail } from './seed.ts';

/** A member may use half of the source's 60 calls a minute. */
const misses = 25;
const searchPath = '/api/nft/search2nft/';
const cached = [
  ['a figure (fear and greed)', '/api/fng/'],
  ['20 stories with pictures', '/api/data/news'],
  ['20 NFTs with pictures', `${searchPath}cached`],
] as const;

export async function printFeeds(): Promise<void> {
  const place = await makeSqlite();
  await seed(place, 1);
  const upstream = await startUpstream();
  const { url } = upstream;
  const server = await startServer({
    ...place.env,
    ...withoutLimits,
    UPSTREAMS: 'live',
    UPSTREAM_ALTERNATIVEME_URL: url,
    UPSTREAM_COINSTATS_URL: url,
    UPSTREAM_COINSTATS_KEY: 'bench',
    UPSTREAM_OPENSEA_URL: url,
    UPSTREAM_OPENSEA_KEY: 'bench',
  });
  try {
    const email = seededEmail(1);
    const member = { email, cookie: await login(server.url, email) };
    await printCached(server, member);
    await printMisses(server, member);
    printCells('  memory of the server after that', [`${readMemory(server.pid).toFixed(0)} MB`]);
  } finally {
    await server.stop();
    upstream.stop();
    await place.remove();
  }
  await printColdCoins();
}

async function printCached(server: RunningServer, member: LoadMember): Promise<void> {
  printTitle('Feeds, cached');
  printCells('', ['connections', 'a second', 'p50 ms', 'p99 ms', 'CPU us', 'kB']);
  // The server is compiled while it runs: the first read would be measured slower than the rest.
  for (const [, path] of cached) await read(server, member, { path, connections: 64 });
  for (const [name, path] of cached) {
    const length = await ask(server.url, member, [path]);
    for (const connections of [1, 64]) {
      const { rate, p50, p99, cpu } = await read(server, member, { path, connections });
      const figures = [rate.toFixed(0), p50.toFixed(2), p99.toFixed(2), cpu.toFixed(0)];
      printCells(name, [String(connections), ...figures, (length / 1000).toFixed(1)]);
    }
  }
}

interface Reading {
  readonly path: string;
  readonly connections: number;
}

async function read(server: RunningServer, member: LoadMember, { path, connections }: Reading) {
  const before = readCpuTime(server.pid);
  const reads = await runReads({ url: server.url, connections }, [member], () => path);
  if (reads.failures > 0) throw new Error(`${reads.failures} reads of ${path} failed`);
  const requests = reads.rate * (span.warmUp + span.measured);
  return { ...reads, cpu: (readCpuTime(server.pid) - before) / requests };
}

/**
 * Sends searches one after another that are not cached: the source is called, and its response checked, cached and
 * returned.
 */
async function printMisses(server: RunningServer, member: LoadMember): Promise<void> {
  printTitle(`Feeds, ${misses} searches for NFTs that are not cached, from a source on this machine`);
  printCells('', ['mean ms', 'CPU us']);
  const paths = Array.from({ length: misses }, (_, index) =>
    `${searchPath}search ${index}`.replace(' ', '%20'),
  );
  const [cpu, start] = [readCpuTime(server.pid), performance.now()];
  await ask(server.url, member, paths);
  const time = (performance.now() - start) / misses;
  printCells('one of them', [time.toFixed(2), ((readCpuTime(server.pid) - cpu) / misses).toFixed(0)]);
}

async function ask(url: string, { cookie }: LoadMember, paths: readonly string[]): Promise<number> {
  let length = 0;
  for (const path of paths) {
    const response = await fetch(`${url}${path}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    length = (await response.arrayBuffer()).byteLength;
  }
  return length;
}
