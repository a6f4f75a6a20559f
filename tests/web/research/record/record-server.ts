import { vi } from 'vitest';
import type { SaveAbout } from '../../../../src/contracts/record.ts';
import type { RecordChange } from '../../../../src/contracts/record-lists.ts';
import type { FieldProblem } from '../../../../src/contracts/errors.ts';
import { messages } from '../../../../src/contracts/messages.ts';
import type { Session } from '../../../../src/contracts/account.ts';
import { toReadFields } from '../../../../src/engine/read.ts';
import { prepareSave } from '../../../../src/engine/save.ts';
import type { StoredAnswers } from '../../../../src/engine/stored.ts';
import type { CompiledQuestionnaire } from '../../../../src/engine/questionnaire.ts';
import { toUtcDay } from '../../../../src/lib/utc-day.ts';
import { toAbout } from '../../../helpers/round-trip.ts';
import { memberAnswers, memberEmail, sessionAnswer } from '../../../helpers/member.ts';
import { refuse, stubServer } from '../../../helpers/stub-server.ts';

interface KeptRecord {
  readonly id: string;
  readonly module: string;
  readonly name: string | null;
  readonly subject: string | null;
  readonly day: string | null;
  /** What its file says of it; null: it began here. */
  readonly imported: SaveAbout['imported'] | null;
  readonly revision: number;
  readonly stored: StoredAnswers;
}

interface Named {
  readonly name?: string | null;
  readonly about?: SaveAbout;
}

type Body = Named & Readonly<Record<string, unknown>>;

type Fault = (request: Request, next: () => Promise<Response>) => Response | Promise<Response>;

/** A server of records as the browser sees it; a test can make calls fail. */
export interface RecordServer {
  /** The saves and claims that arrived, in order: 'POST /api/report/talk'. */
  readonly calls: string[];
  readonly headers: Headers[];
  readonly records: KeptRecord[];
  readonly paid: string[];
  /** Balance in coins. */
  coins: number;
  /** Each applies to one of the next saves, in order. */
  readonly faults: Fault[];
  /** Each applies to one of the next claims, in order. */
  readonly claimFaults: Fault[];
  /** Each applies to one of the next reads of a record, in order. */
  readonly readFaults: Fault[];
  /** A save from another device, of the first record or the one with this id. */
  save(module: string, fields: Record<string, unknown>, id?: string): void;
}

const path = encodeURIComponent(memberEmail);

/** The server refuses the answer in a field. */
export function refuseField(field: string, message: string): Fault {
  return () => toRefusal([{ path: field, message }]);
}

function toRefusal(fields: readonly FieldProblem[]): Response {
  const error = { code: 'INVALID_FIELD', message: 'A field was refused.', request_id: 'r1', fields };
  return Response.json({ error }, { status: 422 });
}

/** The call arrives, its response does not. */
export const loseResponse: Fault = async (_, next) => {
  await next();
  throw new TypeError('Failed to fetch');
};
/** The call does not arrive. */
export const cutOff: Fault = () => {
  throw new TypeError('Failed to fetch');
};
export const answerWith =
  (code: Parameters<typeof refuse>[0]): Fault =>
  (request) =>
    refuse(code)(request);

export function serveRecords(questionnaires: readonly CompiledQuestionnaire[]): RecordServer {
  const keys = new Map<string, { readonly body: string; readonly id: string }>();
  const versions: KeptRecord[] = [];
  let made = 0;
  const server: RecordServer = {
    calls: [],
    headers: [],
    records: [],
    paid: [],
    coins: 128,
    faults: [],
    claimFaults: [],
    readFaults: [],
    save(module, fields, id) {
      const isMeant = (record: KeptRecord) => record.module === module && record.id === (id ?? record.id);
      const { ok } = update(find(module), server.records.findIndex(isMeant), fields);
      if (!ok) throw new Error('The save of another device is refused');
    },
  };
  const find = (module: string) => questionnaires.find(({ questionnaire }) => questionnaire.id === module)!;

  const update = (
    compiled: CompiledQuestionnaire,
    index: number,
    fields: Record<string, unknown>,
    { name = null, about = {} }: Named = {},
  ) => {
    const ready = prepareSave(compiled, undefined, fields, {
      marks: about,
      evidence: about.evidence && { sent: about.evidence, now: new Date().toISOString() },
      ...(server.records[index] && { stored: server.records[index].stored }),
    });
    if (ready.kind === 'refused') return toRefusal(ready.problems);
    const before = server.records[index];
    const record: KeptRecord = {
      id: before?.id ?? `record-${(made += 1)}`,
      module: compiled.questionnaire.id,
      name: before?.name ?? name,
      subject: before?.subject ?? about.subject ?? null,
      day: before?.day ?? toDay(compiled, about.day),
      imported: before?.imported ?? about.imported ?? null,
      revision: (before?.revision ?? 0) + 1,
      stored: ready.merged,
    };
    if (before) versions.push(before);
    if (before) server.records[index] = record;
    else server.records.push(record);
    return saved(record);
  };

  const restore = (kept: KeptRecord, request: Request) => {
    const revision = Number(new URL(request.url).pathname.split('/').at(-2));
    const version = versions.find((one) => one.id === kept.id && one.revision === revision);
    if (!version) return refuse('NOT_FOUND')(request);
    const record = { ...version, revision: kept.revision + 1 };
    server.records[server.records.indexOf(kept)] = record;
    return saved(record);
  };

  const create = (compiled: CompiledQuestionnaire, request: Request, body: Record<string, unknown>) => {
    const { name = null, about = {}, email: _, ...fields } = body as Body;
    const key = request.headers.get('Idempotency-Key');
    const known = key === null ? undefined : keys.get(key);
    if (known) {
      if (known.body !== JSON.stringify(body)) return refuse('IDEMPOTENCY_MISMATCH')(request);
      return saved(server.records.find(({ id }) => id === known.id) ?? { id: known.id, revision: 1 });
    }
    const { kind, id: module } = compiled.questionnaire;
    const isThere = server.records.some(
      (record) =>
        record.module === module &&
        record.name === name &&
        (kind === 'insights'
          ? record.day === toDay(compiled, about.day)
          : about.imported && [record.id, record.imported?.id].includes(about.imported.id)),
    );
    if (isThere) return refuse('VERSION_CONFLICT')(request);
    const answer = update(compiled, -1, fields, { name, about });
    const last = server.records.at(-1);
    if (answer.ok && last && key !== null) keys.set(key, { body: JSON.stringify(body), id: last.id });
    return answer;
  };

  const later = (compiled: CompiledQuestionnaire, request: Request, body: Record<string, unknown>) => {
    const id = new URL(request.url).pathname.split('/').at(-1);
    const index = server.records.findIndex((record) => record.id === id);
    if (index < 0) return refuse('NOT_FOUND')(request);
    const { name: _, email: __, about, ...fields } = body as Body;
    if (isStale(server.records[index]!, request)) return refuse('VERSION_CONFLICT')(request);
    return update(compiled, index, fields, about && { about });
  };

  const read = (compiled: CompiledQuestionnaire, record: KeptRecord | undefined, request: Request) => {
    if (!record) return refuse('NOT_FOUND')(request);
    const fields = toReadFields(compiled.questionnaire, record.stored, undefined);
    const { id, name, subject, day, stored } = record;
    const about = { ...toAbout(compiled.questionnaire, stored), subject, day };
    return Response.json({ id, name, about, ...fields }, { headers: { etag: `"${record.revision}"` } });
  };

  const claim = async (request: Request) => {
    const { module_name: name } = (await request.json()) as { module_name: string };
    if (server.paid.includes(name)) return Response.json({ message: messages.alreadyRewarded });
    server.paid.push(name);
    server.coins += 5;
    return Response.json({ curr_coins: server.coins, gained: 5 });
  };

  const through = (faults: Fault[], handle: (request: Request) => Response | Promise<Response>) =>
    async function answer(request: Request) {
      server.calls.push(`${request.method} ${new URL(request.url).pathname}`);
      server.headers.push(request.headers);
      return applyFault(faults, request, handle);
    };

  const stub = stubServer({
    ...memberAnswers,
    'GET /api/session': () => Response.json(toSession(server)),
    [`POST /api/report/coin/${path}`]: through(server.claimFaults, claim),
  });
  for (const compiled of questionnaires) {
    const { id } = compiled.questionnaire;
    const ofModule = () => server.records.filter(({ module }) => module === id);
    const post = (handle: typeof create) => async (request: Request) =>
      handle(compiled, request, (await request.json()) as Record<string, unknown>);
    stub.answers[`POST /api/report/${id}`] = through(server.faults, post(create));
    for (const record of Array.from({ length: 40 }, (_, index) => `record-${index + 1}`)) {
      const found = () => server.records.find((one) => one.id === record);
      stub.answers[`POST /api/report/${id}/${path}/cg/${record}`] = through(server.faults, post(later));
      stub.answers[`GET /api/report/${id}/${path}/records/${record}`] = (request) =>
        applyFault(server.readFaults, request, () => read(compiled, found(), request));
      stub.answers[`PATCH /api/report/${id}/${path}/records/${record}`] = async (request) => {
        const kept = found();
        if (!kept) return refuse('NOT_FOUND')(request);
        if (isStale(kept, request)) return refuse('VERSION_CONFLICT')(request);
        const { deleted = false } = (await request.json()) as RecordChange;
        if (deleted) server.records.splice(server.records.indexOf(kept), 1);
        return Response.json(toRow(compiled, kept));
      };
      for (const revision of [1, 2, 3, 4])
        stub.answers[`POST /api/report/${id}/${path}/records/${record}/versions/${revision}/restore`] = (
          request,
        ) => {
          const kept = found();
          if (!kept) return refuse('NOT_FOUND')(request);
          return isStale(kept, request) ? refuse('VERSION_CONFLICT')(request) : restore(kept, request);
        };
    }
    stub.answers[`GET /api/report/${id}/${path}/cg`] = (request) =>
      read(compiled, ofModule().at(-1), request);
    stub.answers[`GET /api/report/${id}/${path}/records`] = () =>
      Response.json(
        ofModule()
          .map((record) => toRow(compiled, record))
          .toReversed(),
      );
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return server;
}

function isStale({ revision }: KeptRecord, { headers }: Request): boolean {
  const match = headers.get('If-Match');
  return match !== null && match !== `"${revision}"`;
}

function applyFault(
  faults: Fault[],
  request: Request,
  handle: (request: Request) => Response | Promise<Response>,
) {
  const fault = faults.shift();
  return fault ? fault(request, async () => handle(request)) : handle(request);
}

function toRow(
  { questionnaire }: CompiledQuestionnaire,
  { id, name, subject, day, imported, stored }: KeptRecord,
) {
  const { no: _, cant_tell: __, ...about } = toAbout(questionnaire, stored);
  return { id, name, ...about, subject, day, ...(imported && { origin: imported.id }) };
}

function toDay({ questionnaire }: CompiledQuestionnaire, day?: string): string | null {
  return questionnaire.kind === 'insights' ? (day ?? toUtcDay(Date.now())) : null;
}

function saved({ id, revision }: Pick<KeptRecord, 'id' | 'revision'>): Response {
  return Response.json({ id }, { headers: { etag: `"${revision}"` } });
}

function toSession(server: RecordServer): Session {
  const latest = new Map(server.records.map((record) => [record.module, record]));
  return {
    ...sessionAnswer,
    curr_coins: server.coins,
    records: [...latest.values()].map(({ module, id, name, subject, day, stored }) => ({
      module,
      id,
      name,
      subject,
      day,
      sections: [...stored.sections],
      asked_sections: [],
      complete: false,
      answered: 0,
      asked: 0,
    })),
  };
}
