import { assertNever } from '../../lib/assert-never.ts';
import { randomUUID } from 'node:crypto';
import type { FieldProblem } from '../../contracts/errors.ts';
import { idempotencyHeader, versionHeader } from '../../contracts/record.ts';
import { prepareSave, type ReadySave } from '../../engine/answers/save.ts';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import type { UpdateRecordOutcome } from './commands/record-commands.ts';
import type { Context } from './context.ts';
import { readName, readVersion } from './read-request.ts';
import type { Caller } from './account.ts';
import { toHash } from './sessions.ts';

/** A save as it came in. */
export interface SaveRequest {
  readonly module: string;
  /** Everything in the body but the e-mail. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The Questionnaire-Version header. */
  readonly version: string | undefined;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly id: string; readonly revision: number }
  | { readonly kind: 'unknown' | 'key-reused' | 'stale' }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

/** Makes a record out of a first save; the same Idempotency-Key makes it only once. */
export async function createRecord(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  request: SaveRequest & { readonly idempotencyKey: string | undefined },
): Promise<SaveOutcome> {
  const compiled = questionnaires.get(request.module);
  if (!compiled) return { kind: 'unknown' };
  const { idempotencyKey: key, module } = request;
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    return refuse(idempotencyHeader, 'Must have 1 to 255 visible ASCII characters.');
  }
  const ready = prepare(compiled, request, 'required');
  if (ready.kind === 'refused') return ready;
  return storage.run('createRecord', {
    memberId,
    module,
    id: randomUUID(),
    name: ready.name ?? null,
    save: ready.save,
    repeat: key === undefined ? undefined : { key, requestHash: hashRequest(request) },
    now: clock.now(),
  });
}

/** Merges a later save into the caller's record; `revisions` are those of an If-Match header. */
export async function updateRecord(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  request: SaveRequest & { readonly id: string; readonly revisions: readonly number[] | undefined },
): Promise<SaveOutcome> {
  const compiled = questionnaires.get(request.module);
  const { module, id, revisions } = request;
  if (!compiled || !(await isOwn(storage, memberId, module, id))) return { kind: 'unknown' };
  const ready = prepare(compiled, request, 'optional');
  if (ready.kind === 'refused') return ready;
  const outcome = await storage.run('updateRecord', {
    memberId,
    module,
    id,
    name: ready.name,
    save: ready.save,
    revisions,
    now: clock.now(),
  });
  return explain(outcome);
}

async function isOwn(
  storage: Context['storage'],
  memberId: string,
  module: string,
  id: string,
): Promise<boolean> {
  return (await storage.reads.findRecord(memberId, id))?.module === module;
}

function explain(outcome: UpdateRecordOutcome): SaveOutcome {
  switch (outcome.kind) {
    case 'saved':
    case 'unknown':
    case 'stale':
      return outcome;
    case 'other-name':
      return refuse('name', "A record's name never changes: begin a new one.");
    default:
      return assertNever(outcome);
  }
}

type Prepared =
  | { readonly kind: 'ready'; readonly name: string | undefined; readonly save: ReadySave }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

function prepare(
  compiled: CompiledQuestionnaire,
  { fields, version }: SaveRequest,
  nameIs: 'required' | 'optional',
): Prepared {
  const asked = readVersion(version);
  if (asked.kind === 'malformed') return refuse(versionHeader, 'There is no such version.');
  const { name: sentName, ...answers } = fields;
  const named = compiled.questionnaire.subject !== undefined;
  const name = named ? readName(sentName, nameIs) : readNoName(sentName);
  const save = prepareSave(compiled, asked.version, answers);
  const problems = [
    ...(name.kind === 'refused' ? name.problems : []),
    ...(save.kind === 'refused' ? save.problems : []),
  ];
  if (name.kind === 'refused' || save.kind === 'refused') return { kind: 'refused', problems };
  return { kind: 'ready', name: name.name, save };
}

function readNoName(sent: unknown): ReturnType<typeof readName> {
  return sent === undefined ? { kind: 'read', name: undefined } : refuse('name', 'There is no such field.');
}

function refuse(path: string, message: string) {
  return { kind: 'refused', problems: [{ path, message }] } as const;
}

/** The same for the same fields in another order. */
function hashRequest({ module, version, fields }: SaveRequest): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return toHash(JSON.stringify([module, version ?? null, sorted]));
}
