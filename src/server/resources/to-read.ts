import { versionHeader } from '../../contracts/record.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { toReadRecord } from '../domain/read-record.ts';
import { readVersion, refuse } from '../domain/read-request.ts';
import { findStoredAnswers, recordDamaged } from '../domain/stored.ts';
import type { StoredRecord } from '../ports/entities.ts';
import { done } from './route.ts';

/** The response to a request for a record. `asked`: its header with a version. */
export function toRead(
  questionnaire: Questionnaire | undefined,
  record: StoredRecord | undefined,
  asked: string | undefined,
) {
  if (!questionnaire) return noSuchRecord;
  const read = readVersion(asked);
  if (read.kind === 'malformed') return refuse(versionHeader, noSuchVersion);
  if (!record) return noSuchRecord;
  const stored = findStoredAnswers(record);
  if (!stored) return recordDamaged(record.id);
  const body = toReadRecord(questionnaire, { record, stored }, read.version);
  if (!body) return refuse(versionHeader, noSuchVersion);
  const version = read.version ?? questionnaire.version;
  return done(body, { headers: { etag: `"${record.revision}"`, [versionHeader]: String(version) } });
}

const noSuchRecord = { kind: 'no-such-record' } as const;
const noSuchVersion = 'There is no such version.';
