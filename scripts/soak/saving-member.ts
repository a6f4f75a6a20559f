import { randomUUID } from 'node:crypto';
import { login } from '../bench/login.ts';
import { noQuestionnaires, openStorage, type StoragePlace } from '../../src/server/open-storage.ts';
import { listImbalances, listLedger } from '../../src/server/resources/rewards.ts';
import type { ReadDb } from '../../src/server/ports/database.ts';
import { findLatestRecord, listRecords } from '../../src/server/resources/stored-records.ts';

/** The server for the next request, possibly another one each time. */
export type PickUrl = () => string;

/** Returns the session's cookie; throws if the server is gone. */
export type LogIn = (pick: PickUrl, email: string) => Promise<string>;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly acknowledge: (answer: { readonly id?: string }) => void;
}

/**
 * A member at a browser: signs in, makes a record, changes it, claims its coins and the daily coins. Remembers what was
 * acknowledged, and repeats a request whose response was lost.
 */
export class SavingMember {
  readonly email: string;
  readonly #seen: { recordId?: string; acknowledged: number; sent: number; paid: string[] } = {
    acknowledged: -1,
    sent: -1,
    paid: [],
  };
  readonly #logIn: LogIn;
  readonly #changes: number;
  #next = 0;
  #cookie: string | undefined;
  #unanswered: Sent | undefined;

  constructor(email: string, logIn: LogIn = logInOpenly, changes = 4) {
    this.email = email;
    this.#logIn = logIn;
    this.#changes = changes;
  }

  /** Works to the end; throws if the server is gone. Calls `onAnswer` for each acknowledgement. */
  async go(pick: PickUrl, onAnswer: () => void): Promise<void> {
    this.#cookie ??= await this.#logIn(pick, this.email);
    if (this.#unanswered) {
      await this.repeatUnanswered(pick);
      onAnswer();
    }
    for (let sent = this.#toNext(); sent; sent = this.#toNext()) {
      await this.#send(pick, sent);
      onAnswer();
    }
  }

  /** What the browser does when the server is back. */
  async repeatUnanswered(pick: PickUrl): Promise<void> {
    if (this.#unanswered) await this.#send(pick, this.#unanswered);
  }

  /** What was lost or doubled, in words; empty if all is well. */
  async findLosses(reads: ReadDb, memberId: string): Promise<readonly string[]> {
    const { recordId, acknowledged, sent, paid } = this.#seen;
    const records = await listRecords(reads, memberId, 'social', { skip: 0, limit: 5000 });
    const latest = await findLatestRecord(reads, memberId, 'social');
    const ledger = (await listLedger(reads, memberId)).map(({ key }) => key);
    const isGone = (start: string) => !ledger.some((key) => key.startsWith(start));
    const losses = paid.filter(isGone).map((key) => `${key} was paid and is gone`);
    if (records.length !== (recordId === undefined ? 0 : 1)) losses.push(`${records.length} records`);
    const [record] = records;
    if (record && record.id !== recordId) losses.push('a record with another id than was answered');
    if (latest) {
      const count = Number(/"social_mood":"(\d+)"/.exec(latest.content)?.[1]);
      if (!(count >= acknowledged && count <= sent))
        losses.push(`save ${acknowledged} was acknowledged, ${count} is kept`);
    }
    return losses.map((loss) => `${this.email}: ${loss}`);
  }

  /** The saves, the claim, then the daily coins; undefined once all are done. */
  #toNext(): Sent | undefined {
    const step = this.#next;
    this.#next += 1;
    if (step <= this.#changes) return this.#toSave(step);
    const path = `/api/report/coin/${this.email}`;
    const pays = (key: string) => () => void this.#seen.paid.push(key);
    switch (step - this.#changes) {
      case 1: {
        const acknowledge = pays('social_insights');
        return { method: 'POST', path, body: { module_name: 'social' }, acknowledge };
      }
      case 2:
        // The server decides which day it is.
        return { method: 'POST', path: `${path}/daily`, acknowledge: pays('daily:') };
      default:
        return undefined;
    }
  }

  #toSave(count: number): Sent {
    const { recordId } = this.#seen;
    this.#seen.sent = count;
    return {
      method: 'POST',
      path: recordId === undefined ? '/api/report/social' : `/api/report/social/${this.email}/cg/${recordId}`,
      body: { email: this.email, social_mood: String(count) },
      headers: recordId === undefined ? { 'idempotency-key': randomUUID() } : {},
      acknowledge: ({ id }) => {
        if (id !== undefined) this.#seen.recordId = id;
        this.#seen.acknowledged = count;
      },
    };
  }

  async #send(pick: PickUrl, sent: Sent): Promise<void> {
    this.#unanswered = sent;
    const { method, path, body, headers } = sent;
    const answer = await fetch(pick() + path, {
      method,
      headers: {
        ...(this.#cookie !== undefined && { cookie: this.#cookie }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    this.#unanswered = undefined;
    sent.acknowledge(JSON.parse(text));
  }
}

const logInOpenly: LogIn = (pick, email) => login(pick(), email);

const atOnce = 100;

export async function findAllLosses(
  place: StoragePlace,
  members: readonly SavingMember[],
): Promise<readonly string[]> {
  const storage = await openStorage(place, noQuestionnaires, () => undefined);
  try {
    const imbalances = await listImbalances(storage.reads);
    const losses = imbalances.map(({ email }) => `${email}: balance is not the ledger`);
    for (let from = 0; from < members.length; from += atOnce) {
      const some = members.slice(from, from + atOnce);
      const found = await Promise.all(some.map((one) => one.findLosses(storage.reads, one.email)));
      losses.push(...found.flat());
    }
    return losses;
  } finally {
    await storage.close();
  }
}
