import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '../bench/login.ts';
import { readMemory } from '../bench/memory.ts';
import { printCells, printTitle } from '../bench/print.ts';
import { addMembers } from '../product/add-members.ts';
import { listen } from '../product/listen.ts';
import {
  built,
  makeDataDir,
  startServer,
  type RunningServer,
  type ServerProgram,
} from '../product/server.ts';
import { root } from '../setup/files.mjs';
import { startCrowd } from './crowd.ts';
import type { CrowdPlan } from './crowd-plan.ts';
import type { SoakOptions } from './options.ts';
import { Visitor } from './visitor.ts';

const visitorEmail = 'visitor@x.example';
/** Members who read slowly, and the files that each requests at once. */
const readers = { members: 25, files: 4, bytesASecond: 1024 } as const;
const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
/** More than the buffers between two programs of a machine hold. */
const filmSize = 16_000_000;
/**
 * Limits: ms until others are answered while thousands of connections open on the same cores; open descriptors at the
 * end; MB at most; and the growth of MB in use, since V8 keeps the pages of a large heap.
 */
const limits = { answer: 5000, descriptors: 20, most: 500, inUse: 1.5 } as const;
const metricsToken = randomUUID();
/** Runs garbage collection on demand: a process by itself waits until it needs memory. */
const collecting: ServerProgram = {
  ...built,
  args: [
    '--expose-gc',
    '--import=data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())',
    ...built.args,
  ],
};
/** How long that may take, in ms. */
const collectingTime = 2000;
/** By when an idle server has ended all connections, in ms. */
const settling = 40_000;
/** Other open files of a server, and connections besides the silent ones. */
const spare = 2000;

/**
 * Bad clients: the given number of silent connections, reopened as they end; slow-loris senders who keep their halves;
 * slow readers of large files. Measures memory, descriptors and another member's responses before, during and after,
 * once with the server's default number of connections and once with all of these.
 */
export async function soakConnections({ sockets, minutes = 2 }: SoakOptions): Promise<boolean> {
  const needed = sockets + 2 * spare;
  const allowed = /^Max open files\s+\S+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  if (allowed !== undefined && Number(allowed) < needed) {
    console.error(`${sockets} connections need more files than may be open here: ulimit -n ${needed}`);
    return false;
  }
  const data = makeDataDir();
  const gateway = await startGateway();
  try {
    const emails = Array.from({ length: readers.members }, (_, index) => `reader${index}@x.example`);
    await addMembers({ dataDir: data.path, databaseUrl: undefined }, [visitorEmail, ...emails]);
    const env = {
      DATA_DIR: data.path,
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: metricsToken,
      IPFS_GATEWAYS: Array(3).fill(gateway.url).join(),
    };
    const span = (minutes * 60_000) / 3;
    let isWell = true;
    for (const max of [undefined, sockets + spare]) {
      printTitle(`${sockets} connections, MAX_CONNECTIONS ${max ?? 'as it is'}, 3 times ${span / 1000} s`);
      const settings = { ...env, ...(max !== undefined && { MAX_CONNECTIONS: String(max) }) };
      const server = await startServer(settings, [], collecting);
      try {
        isWell = (await attack(server, { sockets, span, emails })) && isWell;
      } finally {
        await server.stop();
      }
    }
    return isWell;
  } finally {
    gateway.stop();
    data.remove();
  }
}

interface Attack {
  readonly sockets: number;
  /** How long each kind of bad client stays, in ms. */
  readonly span: number;
  readonly emails: readonly string[];
}

/** Whether others were answered all the time, and no memory or descriptor leaked. */
async function attack(server: RunningServer, { sockets, span, emails }: Attack): Promise<boolean> {
  const { host, port } = new URL(server.url);
  const cookies = await Promise.all(emails.map((email) => login(server.url, email)));
  const visitor = await Visitor.arrive(server.url, visitorEmail);
  const plan = { port: Number(port), drip: '', renews: false };
  const ask = `GET /media/ipfs/0/${cid} HTTP/1.1\r\nHost: ${host}\r\n`;
  printCells('', [
    'most MB',
    'most files',
    'files',
    'opened',
    'ended',
    'answers',
    'missing',
    'median ms',
    'worst ms',
  ]);
  const watch = (name: string, time: number, crowd?: CrowdPlan) =>
    watchPhase(name, { server, visitor, time, crowd });
  const before = await watch('  before', span / 4);
  const silent = await watch('  silent', span, { ...plan, count: sockets, starts: [''], renews: true });
  const slow = await watch('  slow-loris', span, {
    ...plan,
    count: Math.ceil(sockets / 5),
    starts: [`GET / HTTP/1.1\r\nHost: ${host}\r\n`],
    drip: 'X-More: to come\r\n',
  });
  const reading = await watch('  slow readers', span, {
    ...plan,
    count: readers.members * readers.files,
    starts: cookies.map((cookie) => `${ask}Cookie: ${cookie}\r\n\r\n`),
    readsBytes: readers.bytesASecond,
  });
  await wait(settling);
  const after = await watch('  after', span / 4);
  return judge(before, after, { phases: [silent, slow, reading, after], slow });
}

interface Phase {
  /** MB of objects and buffers at the end after garbage collection, and of memory at most. */
  readonly inUse: number;
  readonly most: number;
  /** Open at the end, while its clients are still connected. */
  readonly descriptors: number;
  readonly missing: readonly string[];
  readonly worst: number;
}

interface Watched {
  readonly server: RunningServer;
  readonly visitor: Visitor;
  readonly time: number;
  readonly crowd: CrowdPlan | undefined;
}

async function watchPhase(name: string, { server, visitor, time, crowd }: Watched): Promise<Phase> {
  const clients = crowd && startCrowd(crowd);
  try {
    const until = Date.now() + time;
    const [most, { times, failures }] = await Promise.all([
      samplePeaks(server, until),
      visitor.comeUntil(until),
    ]);
    const sorted = times.toSorted((one, other) => one - other);
    const descriptors = countDescriptors(server);
    const worst = sorted.at(-1) ?? Infinity;
    const { opened, ended } = clients?.counts() ?? { opened: 0, ended: 0 };
    const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
    const figures = [most.memory, most.descriptors, descriptors, opened, ended, times.length];
    const rounded = [...figures, failures.length].map((figure) => figure.toFixed(0));
    printCells(name, [...rounded, median.toFixed(1), worst.toFixed(1)]);
    process.kill(server.pid, 'SIGUSR2');
    await wait(collectingTime);
    return { inUse: await readInUse(server), most: most.memory, descriptors, missing: failures, worst };
  } finally {
    await clients?.stop();
  }
}

/** MB. */
async function readInUse({ url }: RunningServer): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const figures = await answer.text();
  const names = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'];
  const bytes = names.map((name) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(figures)?.[1]));
  return bytes.reduce((sum, one) => sum + one, 0) / 1e6;
}

const countDescriptors = ({ pid }: RunningServer) => readdirSync(`/proc/${pid}/fd`).length;

/** The peaks of memory and descriptors, sampled twice a second. */
async function samplePeaks(server: RunningServer, until: number) {
  const most = { memory: 0, descriptors: 0 };
  while (Date.now() < until) {
    most.memory = Math.max(most.memory, readMemory(server.pid));
    most.descriptors = Math.max(most.descriptors, countDescriptors(server));
    await wait(500);
  }
  return most;
}

interface Meanwhile {
  readonly phases: readonly Phase[];
  readonly slow: Phase;
}

function judge(before: Phase, after: Phase, { phases, slow }: Meanwhile): boolean {
  const missing = phases.flatMap((phase) => phase.missing);
  const worst = Math.max(...phases.map((phase) => phase.worst));
  const files = before.descriptors + limits.descriptors;
  const most = Math.max(...phases.map((phase) => phase.most));
  // The film stays cached for the next request.
  const inUse = before.inUse * limits.inUse + filmSize / 1e6;
  printCells('answers that did not come', [String(missing.length), 'limit 0', ...missing.slice(0, 3)]);
  printCells('worst answer, ms', [worst.toFixed(0), `limit ${limits.answer}`]);
  printCells('files left, slow-loris still there', [String(slow.descriptors), `limit ${files}`]);
  printCells('files left in the end', [String(after.descriptors), `limit ${files}`]);
  printCells('MB at most', [most.toFixed(0), `limit ${limits.most}`]);
  printCells('MB in use before, in the end', [
    before.inUse.toFixed(0),
    after.inUse.toFixed(0),
    `limit ${inUse.toFixed(0)}`,
  ]);
  return (
    missing.length === 0 &&
    worst <= limits.answer &&
    slow.descriptors <= files &&
    after.descriptors <= files &&
    most <= limits.most &&
    after.inUse <= inUse
  );
}

async function startGateway(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const start = readFileSync(join(root, 'src/server/upstream/sample/media/harbour-loop.mp4'));
  const film = Buffer.concat([start, Buffer.alloc(filmSize - start.byteLength)]);
  const gateway = createServer((_, response) => void response.end(film));
  const port = await listen(gateway);
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      gateway.close();
      gateway.closeAllConnections();
    },
  };
}
