import { randomUUID } from 'node:crypto';
import type { Reads } from '../../src/server/ports/storage.ts';

/** How often a member changes the record once it is made. */
const changes = 4;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is true once the answer came. */
  readonly acknowledge: (answer: { readonly id?: string }) => void;
}

/**
 * A member at a browser: logs in, makes a record, changes it, claims its coins and those of the day. Remembers what
 * was acknowledged, and sends a request whose answer was lost once more.
 */
export class SavingMember {
  readonly email: string;
  readonly #seen: { recordId?: string; acknowledged: number; sent: number; paid: string[] } = {
    acknowledged: -1,
    sent: -1,
    paid: [],
  };
  #cookie: string | undefined;
  #unanswered: Sent | undefined;

  constructor(email: string) {
    this.email = email;
  }

  /** Goes all the way; throws where the server is gone. Calls `onAnswer` for each acknowledgement. */
  async go(url: string, today: string, onAnswer: () => void): Promise<void> {
    await this.#login(url);
    const send = async (sent: Sent) => {
      await this.#send(url, sent);
      onAnswer();
    };
    for (let count = 0; count <= changes; count += 1) await send(this.#save(count));
    const coin = `/api/report/coin/${this.email}`;
    const pays = (key: string) => () => void this.#seen.paid.push(key);
    await send({
      method: 'POST',
      path: coin,
      body: { module_name: 'social' },
      acknowledge: pays('social_insights'),
    });
    await send({ method: 'POST', path: `${coin}/daily`, acknowledge: pays(`daily:${today}`) });
  }

  /** What the browser does when the server is back. */
  async repeatUnanswered(url: string): Promise<void> {
    if (this.#unanswered) await this.#send(url, this.#unanswered);
  }

  /** What was lost or doubled, in words; nothing where all is well. */
  async findLosses(reads: Reads, memberId: string): Promise<readonly string[]> {
    const { recordId, acknowledged, sent, paid } = this.#seen;
    const records = await reads.listRecords(memberId, 'social', { skip: 0, limit: 5000 });
    const latest = await reads.findLatestRecord(memberId, 'social');
    const ledger = (await reads.listLedger(memberId)).map(({ key }) => key);
    const losses = paid.filter((key) => !ledger.includes(key)).map((key) => `${key} was paid and is gone`);
    if (records.length !== (recordId === undefined ? 0 : 1)) losses.push(`${records.length} records`);
    const [record] = records;
    if (record && record.id !== recordId) losses.push('a record with another id than was answered');
    if (latest) {
      const count = Number(/"social_mood":"(\d+)"/.exec(latest.answers)?.[1]);
      if (!(count >= acknowledged && count <= sent))
        losses.push(`save ${acknowledged} was acknowledged, ${count} is kept`);
    }
    return losses.map((loss) => `${this.email}: ${loss}`);
  }

  #save(count: number): Sent {
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

  async #login(url: string): Promise<void> {
    const answer = await fetch(`${url}/api/report/user/${this.email}/login`, { method: 'PUT' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${this.email} could not log in: ${answer.status}`);
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
  }

  async #send(url: string, sent: Sent): Promise<void> {
    this.#unanswered = sent;
    const { method, path, body, headers } = sent;
    const answer = await fetch(url + path, {
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
