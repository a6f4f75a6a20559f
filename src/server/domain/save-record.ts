import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '../../contracts/record.ts';
import { commands } from './commands/command-list.ts';
import type {
  CreateRecordOutcome,
  RestoreVersionOutcome,
  UpdateRecordOutcome,
} from './commands/record-commands.ts';
import type { Caller, Context } from './context.ts';
import type { SaveContent } from './judge-save.ts';
import { refuse } from './read-request.ts';
import { toHash } from './sessions.ts';

export interface SaveRequest extends SaveContent {
  readonly module: string;
}

export type SaveOutcome = CreateRecordOutcome | UpdateRecordOutcome;

/**
 * Once per Idempotency-Key. In a journal, continues an entry, unless `onlyNew`: then an existing entry makes the save
 * 'stale'.
 */
export async function createRecord(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  request: SaveRequest & { readonly idempotencyKey: string | undefined; readonly onlyNew: boolean },
): Promise<SaveOutcome> {
  const { module, idempotencyKey: key, onlyNew } = request;
  if (!questionnaires.has(module)) return { kind: 'unknown' };
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    return refuse(idempotencyHeader, 'Must have 1 to 255 visible ASCII characters.');
  }
  return storage.run(commands.createRecord, {
    memberId,
    module,
    id: randomUUID(),
    content: toContent(request),
    onlyNew,
    repeat: key === undefined ? undefined : { key, requestHash: hashRequest(request) },
    now: clock.now(),
  });
}

export async function updateRecord(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  request: SaveRequest & { readonly id: string; readonly revisions: readonly number[] | undefined },
): Promise<SaveOutcome> {
  const { module, id, revisions } = request;
  if (!questionnaires.has(module)) return { kind: 'unknown' };
  const content = toContent(request);
  return storage.run(commands.updateRecord, { memberId, module, id, content, revisions, now: clock.now() });
}

/** The answers of an earlier version are saved again. `revisions` come from an If-Match header. */
export async function restoreVersion(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  request: Pick<SaveRequest, 'module'> & {
    readonly id: string;
    readonly revision: number;
    readonly revisions: readonly number[] | undefined;
  },
): Promise<RestoreVersionOutcome> {
  if (!questionnaires.has(request.module)) return { kind: 'unknown' };
  return storage.run(commands.restoreVersion, { memberId, ...request, now: clock.now() });
}

function toContent({ fields, about, version }: SaveContent): SaveContent {
  return { fields, about, version };
}

function hashRequest({ module, version, fields, about }: SaveRequest): string {
  const sorted = [fields, about].map((part) =>
    Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return toHash(JSON.stringify([module, version ?? null, ...sorted]));
}
