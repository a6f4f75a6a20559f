import { blankContent, isSameContent, takeQuestions, type Content } from '../../../../engine/content.ts';
import { newId } from '../new-id.ts';
import type { RecordParts } from '../records.ts';
import type { Device } from '../open-device.ts';
import { deviceKeys } from '../storage-keys.ts';
import type { Attempt, LocalRecord, LocalSection } from '../local/local-record.ts';
import { readStoredRecord, toStored } from '../local/stored-record.ts';
import { unite } from '../local/unite.ts';
import {
  readDraft,
  readLink,
  readSave,
  type FormerDraft,
  type FormerLink,
  type FormerSave,
} from './read-former.ts';

interface Kept<Value> {
  readonly key: string;
  readonly value: Value;
}

interface DraftKept extends Kept<FormerDraft> {
  readonly tab: string;
  readonly questionnaireId: string;
}

interface FormerRecord {
  readonly handle: string;
  readonly draft: DraftKept | undefined;
  readonly saves: readonly Kept<FormerSave>[];
  readonly link: FormerLink | undefined;
}

/**
 * Converts what the build before this one stored into documents, except what its open tabs still use. Each old key goes once
 * its document is stored, so a conversion that was cut short is repeated.
 */
export async function convertFormer({ member, device, tabs }: RecordParts): Promise<void> {
  await tabs.withLock('convert', async () => {
    const open = new Set(await tabs.loadNames());
    // This tab ran the build before until its reload.
    open.delete(await tabs.getName());
    for (const record of await listFormer(device, member, open)) await convert(device, member, record);
  });
}

async function listFormer(
  { local, former }: Device,
  member: string,
  open: ReadonlySet<string>,
): Promise<readonly FormerRecord[]> {
  const drafts = local.list(deviceKeys.formerDrafts(member)).flatMap((key): DraftKept[] => {
    const value = readDraft(local.get(key));
    const [, , tab = '', questionnaireId = ''] = key.split('/').map(decodeURIComponent);
    return value ? [{ key, value, tab, questionnaireId }] : [];
  });
  const queued = await former.list(deviceKeys.formerSaves(member));
  const links = await former.list(`record/${encodeURIComponent(member)}/`);
  if (!queued || !links) return [];
  const saves = [...queued].flatMap(([key, kept]): Kept<FormerSave>[] => {
    const value = readSave(kept);
    return value ? [{ key, value }] : [];
  });
  const inUse = new Set(drafts.flatMap(({ tab, value }) => (open.has(tab) ? [value.handle] : [])));
  const free = drafts.filter(({ tab }) => !open.has(tab));
  const toRecord = (handle: string, draft: DraftKept | undefined): FormerRecord => ({
    handle,
    draft,
    saves: saves.filter(({ value }) => value.handle === handle),
    link: readLink(links.get(`record/${encodeURIComponent(member)}/${encodeURIComponent(handle)}`)),
  });
  const withDraft = free.map((draft) => toRecord(draft.value.handle ?? newId(), draft));
  const drafted = new Set(withDraft.map(({ handle }) => handle));
  const others = new Set(saves.map(({ value }) => value.handle));
  const withoutDraft = [...others].filter((handle) => !drafted.has(handle) && !inUse.has(handle));
  return [...withDraft, ...withoutDraft.map((handle) => toRecord(handle, undefined))];
}

/** A tab whose data was converted may have gone on: its browser had no locks, or had put it aside. */
function withFormer(stored: LocalRecord | undefined, former: LocalRecord): LocalRecord {
  return stored ? { ...unite(stored, former), revision: stored.revision + 1 } : former;
}

async function convert(
  { local, shared, former }: Device,
  member: string,
  record: FormerRecord,
): Promise<void> {
  const { draft, saves, handle } = record;
  const document = toDocument(record);
  if (document) {
    await shared.update({
      key: deviceKeys.work(member, handle),
      guard: deviceKeys.member(member),
      prefix: deviceKeys.works(member),
      findOther: () => undefined,
      change: (stored) => toStored(withFormer(readStoredRecord(stored), document)),
      strict: true,
    });
  }
  if (draft) local.remove(draft.key);
  for (const { key } of saves) await former.remove(key);
  await former.remove(`record/${encodeURIComponent(member)}/${encodeURIComponent(handle)}`);
}

/** Undefined if nothing of it is unsaved. */
function toDocument({ handle, draft, saves, link }: FormerRecord): LocalRecord | undefined {
  const first = saves[0]?.value;
  const questionnaireId = draft?.questionnaireId ?? first?.questionnaireId;
  const about = draft?.value ?? first;
  if (questionnaireId === undefined || !about) return undefined;
  const queued = saves.filter(({ value }) => value.stage === 'save').map(({ value }) => value);
  const claimed = saves.filter(({ value }) => value.stage === 'claim').map(({ value }) => value);
  const ids = [...Object.keys(draft?.value.sections ?? {}), ...queued.map(({ sectionId }) => sectionId)];
  const sections = [...new Set(ids)].flatMap((id) => {
    const own = queued.find(({ sectionId }) => sectionId === id);
    const section = toSection(draft?.value.sections[id], own, link?.base[id]);
    return section ? [[id, section] as const] : [];
  });
  const claims = claimed.map(({ sectionId, since, attempts, notBefore }) => [
    sectionId,
    { since, attempts, notBefore },
  ]);
  if (sections.length + claims.length === 0 && !link?.first) return undefined;
  const id = link?.id ?? draft?.value.id;
  return {
    localId: handle,
    questionnaireId,
    version: about.version,
    ...(about.subject && { subject: about.subject }),
    ...(about.day !== undefined && { day: about.day }),
    ...(id !== undefined && { server: { id, sections: {}, whole: false } }),
    ...(link?.first && { create: link.first }),
    sections: Object.fromEntries(sections),
    facts: {},
    claims: Object.fromEntries(claims),
    ...(draft && !draft.value.parked && { tab: draft.tab }),
    touchedAt: draft?.value.keptAt ?? first?.since ?? 0,
    revision: 0,
  };
}

function toSection(
  drafted: Content | undefined,
  queued: FormerSave | undefined,
  saved: Content | undefined,
): LocalSection | undefined {
  const written = drafted ?? queued?.content;
  if (!written) return undefined;
  const base = saved ?? blankContent;
  // It was saved, or emptied again, after the draft was stored.
  if (!queued) return isSameContent(written, base) ? undefined : { written, base, state: { kind: 'edited' } };
  const {
    since,
    version,
    content: sent,
    evidence,
    beside,
    seen,
    stopped,
    waited,
    attempts,
    notBefore,
  } = queued;
  const attempt: Attempt = { since, version, sent, ...(evidence && { evidence }), ...(beside && { beside }) };
  const chosen = seen ? { ...base, ...takeQuestions(base, seen.theirs, seen.questions) } : base;
  const isEdited = !isSameContent(written, sent);
  const waiting = { attempts, notBefore, ...(waited && { waited: 'offline' as const }) };
  const state = stopped
    ? isEdited
      ? ({ kind: 'edited' } as const)
      : stopped
    : ({ kind: 'queued', ...waiting } as const);
  return { written, base: chosen, attempt, state };
}
