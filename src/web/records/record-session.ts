import type { CatalogEntry } from '../../engine/registry/catalog.ts';
import type { Session } from '../../contracts/user.ts';
import { onSessionEnd, onSessionStart } from '../session/session-actions.ts';
import { getMember } from '../session/session-store.ts';
import { recordKeys } from './record-keys.ts';
import { blankRecord, toSavedSection, type RecordState } from './record-state.ts';
import { useRecordsStore } from './records-store.ts';

/**
 * Ties the records to the session: flags are rebuilt from what the server says at login and in a new tab;
 * answers not saved outlive a session that ended, for the same member, and are gone after log-out.
 */
export function followSession(catalog: readonly CatalogEntry[]): void {
  if (getMember()) takeUp(catalog);
  onSessionStart((session) => begin(session, catalog));
  onSessionEnd((reason) => {
    for (const entry of catalog) recordKeys.remove(entry);
    if (reason === 'logout') useRecordsStore.setState({ records: {} }, true);
  });
}

/** A reload: what this tab kept in session storage. */
function takeUp(catalog: readonly CatalogEntry[]): void {
  const owner = getMember()?.email;
  const records = Object.fromEntries(catalog.map((entry) => [entry.id, fromKeys(entry)]));
  useRecordsStore.setState({ ...(owner !== undefined && { owner }), records });
}

function fromKeys({ id, subject, sections }: CatalogEntry): RecordState {
  const recordId = recordKeys.getRecordId(id);
  const name = subject && recordKeys.getName(subject);
  const saved = sections.flatMap((section) => {
    const answers = recordKeys.getSection(id, section.id);
    return answers === undefined ? [] : [[section.id, toSavedSection(answers, 0)] as const];
  });
  return {
    ...blankRecord,
    ...(recordId !== undefined && { id: recordId }),
    ...(name !== undefined && { name }),
    sections: Object.fromEntries(saved),
    complete: recordKeys.isComplete(id),
    stored: recordId !== undefined && saved.length === 0,
  };
}

function begin(session: Session, catalog: readonly CatalogEntry[]): void {
  const { owner, records: before } = useRecordsStore.getState();
  const own = owner === session.email ? before : {};
  const records = Object.fromEntries(
    catalog.map((entry) => {
      const latest = session.records.find(({ module }) => module === entry.id);
      const record = withLatest(entry, own[entry.id] ?? blankRecord, latest);
      recordKeys.setComplete(entry.id, record.complete);
      if (record.id !== undefined) recordKeys.setRecordId(entry.id, record.id);
      if (entry.kind === 'insights' && latest) recordKeys.setAnswered(entry.id, latest.answered);
      return [entry.id, record];
    }),
  );
  useRecordsStore.setState({ owner: session.email, records });
}

/** A record about a coin or NFT is opened by Previous Analysis only; the others are carried on at once. */
function withLatest(
  { subject }: CatalogEntry,
  record: RecordState,
  latest: Session['records'][number] | undefined,
): RecordState {
  const complete = latest?.complete ?? false;
  if (subject || !latest || record.id !== undefined) return { ...record, complete };
  return { ...record, complete, id: latest.id, stored: true };
}
