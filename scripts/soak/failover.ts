import { setTimeout as wait } from 'node:timers/promises';
import type { StoragePlace } from '../../src/server/open-storage.ts';
import { startMailSink } from '../bench/bare-server.ts';
import { printCells, printTitle } from '../bench/print.ts';
import { makeDataDir } from '../product/server.ts';
import { ensureFailover } from '../setup/failover.mjs';
import { FailoverCluster } from './failover-cluster.ts';
import type { SoakOptions } from './options.ts';
import { Replicas } from './replicas.ts';
import { watchFollowers } from './follower-watch.ts';
import { addCrowd, connectCrowd, pause, saveUntil } from './saving-crowd.ts';
import { findAllLosses } from './saving-member.ts';

/** From the kill of a primary until saves are accepted again, in ms. */
const limit = 30_000;
/** Between all nodes being whole and the next kill, in ms. */
const pauses = [3000, 8000] as const;
/** How long after a kill an earlier acknowledgement may arrive, in ms. */
const onTheirWay = 1000;

/**
 * Members sign in, save and claim at three servers while the PostgreSQL primary is killed again and again, and another
 * node follows: nothing acknowledged is lost, every balance is the sum of its ledger, and saves are accepted again in
 * time.
 */
export async function soakFailover({ minutes = 5 }: SoakOptions): Promise<boolean> {
  ensureFailover();
  printTitle(`Failover: PostgreSQL on 3 nodes, 3 servers, ${minutes} minutes`);
  const data = makeDataDir();
  try {
    const cluster = await FailoverCluster.start();
    try {
      return await checkFailover({ dataDir: data.path, databaseUrl: cluster.url }, cluster, minutes);
    } finally {
      await cluster.remove();
    }
  } finally {
    data.remove();
  }
}

async function checkFailover(
  place: StoragePlace,
  cluster: FailoverCluster,
  minutes: number,
): Promise<boolean> {
  const emails = await addCrowd(place, minutes);
  const mails = await startMailSink();
  const { env, logins } = connectCrowd(place, mails.url);
  const replicas = await Replicas.start(3, env);
  const answers = { last: 0 };
  const onAnswer = () => void (answers.last = Date.now());
  try {
    const until = Date.now() + minutes * 60_000;
    const over = new AbortController();
    const watching = watchFollowers(cluster.url, over.signal);
    const [saved, recoveries] = await Promise.all([
      saveUntil(until, replicas, { emails, logins, onAnswer }),
      failOverUntil(until, cluster, answers),
    ]).finally(() => over.abort());
    const { looks, alone } = await watching;
    const doubled = await logins.countDoubled(replicas.pick);
    await replicas.stop();
    const losses = await findAllLosses(place, saved.members);
    const longest = Math.max(...recoveries);
    printCells('primaries killed', [String(recoveries.length)]);
    printCells('saves back after s', [...recoveries.map(toSeconds), `limit ${toSeconds(limit)}`]);
    printCells('members, answers, sign-ins', [saved.members.length, saved.answers, logins.count].map(String));
    printCells('answers that did not come', [String(saved.failures)]);
    printCells('written to without a follower', [`${alone} of ${looks} looks`, 'limit 0']);
    printCells('codes used twice', [String(doubled), 'limit 0']);
    printCells('lost or doubled', [String(losses.length), 'limit 0', ...losses.slice(0, 5)]);
    const isSafe = alone === 0 && doubled === 0 && losses.length === 0;
    return recoveries.length > 0 && longest <= limit && isSafe;
  } finally {
    await replicas.stop();
    mails.stop();
  }
}

/** The time after each kill until a save was acknowledged, in ms. All nodes run again when it ends. */
async function failOverUntil(
  until: number,
  cluster: FailoverCluster,
  answers: { readonly last: number },
): Promise<readonly number[]> {
  const recoveries: number[] = [];
  do {
    await pause(pauses);
    const disk = recoveries.length % 2 === 0 ? 'lost' : 'kept';
    const name = await cluster.killPrimary(disk);
    const killedAt = Date.now();
    while (answers.last < killedAt + onTheirWay) await wait(20);
    recoveries.push(answers.last - killedAt);
    console.log(
      `${name} was killed, its disk ${disk}, saves were back after ${toSeconds(answers.last - killedAt)} s`,
    );
    await cluster.heal();
  } while (Date.now() < until);
  return recoveries;
}

function toSeconds(time: number): string {
  return (time / 1000).toFixed(1);
}
