import { assertNever } from '../../../lib/assert-never.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { StorageError, StorageRefusal } from '../../ports/storage.ts';
import type { FromWriter, Job, Reply, ToWriter } from './writer-messages.ts';

export interface WriterOptions {
  readonly module: URL;
  readonly workerData: unknown;
  readonly backlog: number;
  /** Before the thread is restarted. */
  readonly onCrash: (error: unknown) => void;
}

function toError({
  name,
  message,
  stack,
}: Extract<Reply, { readonly kind: 'failed' | 'unavailable' }>): Error {
  return Object.assign(new Error(message, { cause: stack }), { name });
}

/** In ms; doubles from first to longest. */
const restartPause = { first: 50, longest: 5000 };

interface Waiting {
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** If the thread ends unexpectedly, it restarts; writes sent before that reject with StorageError. */
export class WriterThread {
  readonly #options: WriterOptions;
  readonly #waiting = new Map<number, Waiting>();
  #outbox: Job[] = [];
  #worker: Worker | undefined;
  #lastId = 0;
  #closing = false;
  #idle: (() => void) | undefined;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Rejects with StorageRefusal if the database must not be used. */
  async start(): Promise<void> {
    const { module, workerData } = this.#options;
    const worker = new Worker(module, { workerData });
    const started = new Promise<void>((resolve, reject) => {
      // Under `node --watch`, Node sends its own messages too.
      worker.on('message', (message: FromWriter) => {
        if (message.kind === 'refused') reject(new StorageRefusal(message.line));
        if (message.kind === 'ready') resolve();
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new StorageError('The writer thread ended at its start')));
    });
    // A later crash is handled on 'exit'; without a listener for 'error' it would end the process.
    let crash: unknown = new Error('The writer thread ended');
    worker.on('error', (error) => (crash = error));
    await started;
    worker.on('message', (message: FromWriter) => {
      if (message.kind === 'replies') for (const reply of message.replies) this.#settle(reply);
    });
    worker.once('exit', () => this.#lose(crash));
    this.#worker = worker;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  run(name: string, args: unknown): Promise<unknown> {
    if (this.#closing || !this.#worker) return Promise.reject(new StorageError('There is no writer now'));
    if (this.#waiting.size >= this.#options.backlog)
      return Promise.reject(new StorageError('Too many writes are waiting'));
    return this.#ask((id) => {
      this.#outbox.push({ id, name, args });
      // One message for all writes of one event loop iteration.
      if (this.#outbox.length === 1) setImmediate(() => this.#post());
    });
  }

  /** Does nothing while a reader uses the log. */
  async emptyLog(): Promise<void> {
    if (this.#closing || !this.#worker) throw new StorageError('There is no writer now');
    await this.#ask((id) => this.#send({ kind: 'empty-log', id }));
  }

  async drain(): Promise<void> {
    this.#closing = true;
    if (this.#waiting.size > 0) await new Promise<void>((resolve) => (this.#idle = resolve));
  }

  /** Call it after drain. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    this.#send({ kind: 'close' });
    this.#worker = undefined;
    await ended;
  }

  #ask(send: (id: number) => void): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      send(id);
    });
  }

  #post(): void {
    const jobs = this.#outbox;
    this.#outbox = [];
    try {
      this.#send({ kind: 'jobs', jobs });
    } catch {
      // One of them cannot be copied to the thread: the others are sent without it.
      for (const job of jobs) this.#postAlone(job);
    }
  }

  #postAlone(job: Job): void {
    try {
      this.#send({ kind: 'jobs', jobs: [job] });
    } catch (error) {
      this.#take(job.id)?.reject(error);
    }
  }

  #send(message: ToWriter): void {
    this.#worker?.postMessage(message);
  }

  #settle(reply: Reply): void {
    const waiting = this.#take(reply.id);
    switch (reply.kind) {
      case 'done':
        return waiting?.resolve(reply.outcome);
      case 'unavailable':
        return waiting?.reject(new StorageError(reply.message, { cause: reply.stack }));
      case 'failed':
        return waiting?.reject(toError(reply));
      default:
        return assertNever(reply);
    }
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#idle?.();
    return waiting;
  }

  #lose(crash: unknown): void {
    if (!this.#worker) return;
    this.#worker = undefined;
    this.#outbox = [];
    for (const id of this.#waiting.keys()) {
      this.#take(id)?.reject(new StorageError('The writer ended before it answered', { cause: crash }));
    }
    this.#options.onCrash(crash);
    void this.#startAgain();
  }

  async #startAgain(): Promise<void> {
    for (let pause = restartPause.first; !this.#closing; pause = Math.min(pause * 2, restartPause.longest)) {
      await wait(pause, undefined, { ref: false });
      try {
        await this.start();
        // `close` was called while the thread started, and could not end it.
        if (this.#closing) await this.close();
        return;
      } catch (error) {
        this.#options.onCrash(error);
      }
    }
  }
}
