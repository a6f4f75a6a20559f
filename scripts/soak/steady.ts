import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { bases } from '../../src/contracts/config.ts';
import { pages } from '../../src/contracts/pages.ts';
import { publicPages } from '../../src/contracts/public-pages.ts';
import type { StoragePlace } from '../../src/server/open-storage.ts';
import { login } from '../bench/login.ts';
import { readMemory } from '../bench/memory.ts';
import { makePostgres, makeSqlite, type BenchPlace } from '../bench/place.ts';
import { printCells, printTitle } from '../bench/print.ts';
import { addMembers } from '../product/add-members.ts';
import { startServer, type RunningServer } from '../product/server.ts';
import type { SoakOptions } from './options.ts';
import { withoutLimits } from '../product/no-limits.ts';
import { findAllLosses, SavingMember } from './saving-member.ts';

/** Members at work at once, and clients that disconnect in the middle of a request. */
const workers = { saving: 8, reading: 8, breakingOff: 2 } as const;
/** Members that are added at once, whenever those before have finished. */
const membersAtOnce = 5000;
/** Between two actions of one client, in ms. */
const pause = [40, 160] as const;
const samples = 30;
/** How much more the last third may need than the third before it. */
const growth = { memory: 1.1, descriptors: 20 } as const;

/**
 * Mixed work for long: members sign in, save, claim, read every page, record and feed of the sample, and others
 * disconnect in the middle. The server's memory and descriptors must be flat by the end.
 */
export async function soakSteady({ minutes = 30 }: SoakOptions): Promise<boolean> {
  let isSteady = true;
  for (const make of [makeSqlite, makePostgres]) {
    const place = await make();
    try {
      isSteady = (await work(place, minutes)) && isSteady;
    } finally {
      await place.remove();
    }
  }
  return isSteady;
}

interface Counts {
  readonly members: SavingMember[];
  answers: number;
  readonly refused: string[];
}

async function work(place: BenchPlace, minutes: number): Promise<boolean> {
  printTitle(`Steady work, ${place.name}, ${minutes} minutes`);
  const nextMember = supplyMembers(place);
  const readers = await Promise.all(Array.from({ length: workers.reading }, nextMember));
  const server = await startServer({ ...withoutLimits, ...place.env, LOG_LEVEL: 'silent' });
  try {
    const span = minutes * 60_000;
    const until = Date.now() + span;
    const counts: Counts = { members: [], answers: 0, refused: [] };
    const [seen] = await Promise.all([
      watch(server, until - span, span, counts),
      ...Array.from({ length: workers.saving }, () => saveAll(server, nextMember, until, counts)),
      ...readers.map((email) => readAll(server, email, until, counts)),
      ...Array.from({ length: workers.breakingOff }, () => breakOff(server, until)),
    ]);
    const losses = await findAllLosses(place, counts.members);
    printCells('members, answers', [counts.members.length, counts.answers].map(String));
    printCells('refused', [String(counts.refused.length), 'limit 0', ...counts.refused.slice(0, 3)]);
    printCells('lost or doubled', [String(losses.length), 'limit 0', ...losses.slice(0, 3)]);
    return judge(seen) && counts.refused.length === 0 && losses.length === 0;
  } finally {
    await server.stop();
  }
}

function supplyMembers(place: StoragePlace): () => Promise<string> {
  let given = 0;
  let added = Promise.resolve();
  const toEmail = (index: number) => `s${index}@x.example`;
  return async () => {
    const index = given;
    given += 1;
    if (index % membersAtOnce === 0) {
      const more = Array.from({ length: membersAtOnce }, (_, one) => toEmail(index + one));
      added = addMembers(place, more);
    }
    await added;
    return toEmail(index);
  };
}

interface Sample {
  /** MB. */
  readonly memory: number;
  readonly descriptors: number;
}

async function watch(
  { pid }: RunningServer,
  from: number,
  span: number,
  counts: Counts,
): Promise<readonly Sample[]> {
  const seen: Sample[] = [];
  printCells('after minutes', ['answers', 'MB', 'descriptors']);
  for (let passed = span / samples; passed <= span; passed += span / samples) {
    await wait(from + passed - Date.now());
    const sample = { memory: readMemory(pid), descriptors: readdirSync(`/proc/${pid}/fd`).length };
    seen.push(sample);
    printCells(`  ${(passed / 60_000).toFixed(1)}`, [
      String(counts.answers),
      sample.memory.toFixed(0),
      String(sample.descriptors),
    ]);
  }
  return seen;
}

function judge(seen: readonly Sample[]): boolean {
  const third = Math.floor(seen.length / 3);
  const [before, last] = [seen.slice(third, 2 * third), seen.slice(2 * third)];
  const most = (some: readonly Sample[], of: keyof Sample) => Math.max(...some.map((sample) => sample[of]));
  const limits = {
    memory: most(before, 'memory') * growth.memory,
    descriptors: most(before, 'descriptors') + growth.descriptors,
  };
  printCells('most MB in the last third', [
    most(last, 'memory').toFixed(0),
    `limit ${limits.memory.toFixed(0)}`,
  ]);
  printCells('most descriptors', [String(most(last, 'descriptors')), `limit ${limits.descriptors}`]);
  return most(last, 'memory') <= limits.memory && most(last, 'descriptors') <= limits.descriptors;
}

const read: readonly string[] = [
  ...[...Object.values(pages), ...Object.values(publicPages)].map(({ path }) => path),
  '/api/session',
  `${bases.api}/sources`,
  bases.fearGreed,
  `${bases.api}/news`,
  `${bases.coinData}/coinsearch/bitcoin`,
  `${bases.coinData}/facts/bitcoin`,
  `${bases.nft}/search2nft/tidal`,
  '/nowhere',
];

async function saveAll(
  { url }: RunningServer,
  nextMember: () => Promise<string>,
  until: number,
  counts: Counts,
): Promise<void> {
  while (Date.now() < until) {
    const member = new SavingMember(await nextMember());
    counts.members.push(member);
    await member.go(
      () => url,
      () => void (counts.answers += 1),
    );
    await wait(randomInt(...pause));
  }
}

async function readAll({ url }: RunningServer, email: string, until: number, counts: Counts): Promise<void> {
  while (Date.now() < until) {
    const cookie = await login(url, email);
    for (const path of [...read, `/api/report/social/${email}/cg`]) {
      const answer = await fetch(url + path, { headers: { cookie } });
      await answer.arrayBuffer();
      counts.answers += 1;
      if (answer.status >= 500) counts.refused.push(`${path}: ${answer.status}`);
      await wait(randomInt(...pause));
    }
  }
}

/** Connections that end in the middle of a request, and of a response. */
async function breakOff({ url }: RunningServer, until: number): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const starts = [
    `POST /api/report/social HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"em`,
    `GET /api/data/news HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    `GET / HTTP/1.1\r\nho`,
  ];
  while (Date.now() < until) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(starts[randomInt(starts.length)] ?? '');
    await wait(randomInt(...pause));
    socket.destroy();
  }
}
