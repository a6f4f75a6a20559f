import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findOwner } from '../product/postgres-server.ts';
import { killNow, listDescendants } from '../product/processes.ts';
import { findFreePort } from '../product/server.ts';
import { findFailover } from '../setup/failover.mjs';
import { findPostgres } from '../setup/postgres.mjs';
import { toEtcdArgs, toHaproxyConfig, toPatroniConfig, type NodePorts } from './failover-config.ts';
import { findFollowers } from './follower-watch.ts';

/** The timeout until the cluster is whole, in ms: a killed node may have to be copied again. */
const timeout = 180_000;
/** A killed process may still be writing. */
const removal = { recursive: true, force: true, maxRetries: 5 };

type Programs = NonNullable<ReturnType<typeof findFailover>>;

interface ClusterNode extends NodePorts {
  etcd?: ChildProcess;
  patroni?: ChildProcess;
}

interface NodeState {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/**
 * PostgreSQL on three nodes: commits on the primary wait for a second node. Each node runs Patroni and etcd; HAProxy
 * leads to the primary. Everything is in private folders on this machine.
 */
export class FailoverCluster {
  /** Of the primary, through HAProxy. */
  readonly url: string;
  readonly #folder: string;
  readonly #programs: Programs;
  readonly #nodes: readonly ClusterNode[];
  #haproxy: ChildProcess | undefined;

  private constructor(folder: string, programs: Programs, nodes: readonly ClusterNode[], port: number) {
    this.#folder = folder;
    this.#programs = programs;
    this.#nodes = nodes;
    this.url = `postgres://test@127.0.0.1:${port}/postgres`;
    process.once('exit', this.#end);
  }

  /** Resolves once there is a primary and another node follows it without delay. */
  static async start(): Promise<FailoverCluster> {
    const [programs, bin] = [findFailover(), findPostgres()];
    if (programs === undefined || bin === undefined)
      throw new Error('Something is missing: run npm run soak -- failover');
    const folder = makeFolder(mkdtempSync(join(tmpdir(), 'tp-failover-')));
    const nodes: ClusterNode[] = [];
    for (const name of ['one', 'two', 'three']) nodes.push(await makeNode(name, folder));
    for (const node of nodes) {
      const config = toPatroniConfig(node, { bin, nodes });
      writeFileSync(join(node.folder, 'patroni.json'), JSON.stringify(config));
    }
    const port = await findFreePort();
    const cluster = new FailoverCluster(folder, programs, nodes, port);
    try {
      await cluster.#serve(port);
      return cluster;
    } catch (error) {
      await cluster.remove();
      throw error;
    }
  }

  /**
   * kill -9 of the primary: of its etcd, of Patroni and of all that PostgreSQL runs. With a lost disk its database is
   * deleted. Returns its name.
   */
  async killPrimary(disk: 'kept' | 'lost'): Promise<string> {
    const primary = await this.#findPrimary();
    const ended = Promise.all([untilEnded(primary.etcd), untilEnded(primary.patroni)]);
    killNode(primary);
    await ended;
    if (disk === 'lost') rmSync(join(primary.folder, 'data'), removal);
    delete primary.etcd;
    delete primary.patroni;
    return primary.name;
  }

  /** Starts the killed node; resolves once all nodes follow, and one of them without delay. */
  async heal(): Promise<void> {
    for (const node of this.#nodes) this.#startNode(node);
    await this.#untilWhole();
  }

  async remove(): Promise<void> {
    process.off('exit', this.#end);
    this.#end();
    // Processes that are still ending may write once more.
    await wait(500);
    rmSync(this.#folder, removal);
  }

  readonly #end = (): void => {
    for (const node of this.#nodes) killNode(node);
    this.#haproxy?.kill('SIGKILL');
  };

  async #serve(port: number): Promise<void> {
    for (const node of this.#nodes) this.#startNode(node);
    const config = join(this.#folder, 'haproxy.cfg');
    writeFileSync(config, toHaproxyConfig(this.#nodes, port));
    await this.#untilWhole();
    this.#haproxy = this.#spawn(this.#programs.haproxy, ['-db', '-f', config]);
    // It checks each node twice a second.
    await until('HAProxy leads to the primary', async () => (await findFollowers(this.url)) !== undefined);
  }

  /** Starts what is not running of a node; Patroni waits for etcd. */
  #startNode(node: ClusterNode): void {
    node.etcd ??= this.#spawn(this.#programs.etcd, toEtcdArgs(node, this.#nodes));
    node.patroni ??= this.#spawn(this.#programs.patroni, [join(node.folder, 'patroni.json')]);
  }

  #spawn(program: string, args: readonly string[]): ChildProcess {
    return spawn(program, args, { cwd: this.#folder, stdio: 'ignore', ...findOwner() });
  }

  async #findPrimary(): Promise<ClusterNode> {
    for (const node of this.#nodes) {
      if ((await ask(`http://127.0.0.1:${node.rest}/primary`))?.ok) return node;
    }
    throw new Error('No node is written to');
  }

  #untilWhole(): Promise<void> {
    return until('every node follows', async () => {
      const node = this.#nodes.find(({ patroni }) => patroni !== undefined);
      const answer = await ask(`http://127.0.0.1:${node?.rest}/cluster`);
      const { members = [] }: { members?: readonly NodeState[] } = answer?.ok ? JSON.parse(answer.body) : {};
      const following = members.filter(
        ({ role, state }) => role !== 'leader' && /running|streaming/.test(state),
      );
      const isLed = members.some(({ role, state }) => role === 'leader' && state === 'running');
      return (
        isLed &&
        following.length === this.#nodes.length - 1 &&
        following.some(({ role }) => role === 'sync_standby')
      );
    });
  }
}

async function makeNode(name: string, folder: string): Promise<ClusterNode> {
  return {
    name,
    folder: makeFolder(join(folder, name)),
    postgres: await findFreePort(),
    rest: await findFreePort(),
    client: await findFreePort(),
    peer: await findFreePort(),
  };
}

/** Patroni before PostgreSQL, or it would start that again. */
function killNode({ folder, etcd, patroni }: ClusterNode): void {
  const file = join(folder, 'data', 'postmaster.pid');
  const postmaster = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : undefined;
  const all = [etcd?.pid, patroni?.pid, postmaster].flatMap((pid) =>
    pid === undefined ? [] : [pid, ...listDescendants(pid)],
  );
  for (const pid of all) killNow(pid);
}

async function untilEnded(child: ChildProcess | undefined): Promise<void> {
  if (child !== undefined && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** PostgreSQL's own user must be able to read and write the folder. */
function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
  const owner = findOwner();
  if (owner) chownSync(path, owner.uid, owner.gid);
  return path;
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`It took too long until ${what}`);
    await wait(250);
  }
}

async function ask(url: string): Promise<{ readonly ok: boolean; readonly body: string } | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return { ok: answer.ok, body: await answer.text() };
  } catch {
    return undefined;
  }
}
