import { bases } from '../../contracts/config.ts';
import {
  idempotencyHeader,
  recordListSchema,
  recordSchema,
  savedSchema,
  versionHeader,
} from '../../contracts/record.ts';
import type { ReadRecord, RecordList, Saved, WireValue } from '../../contracts/record.ts';
import { api } from './client.ts';
import { readAnswer } from './read-answer.ts';

interface RecordCall {
  /** The questionnaire's id, `module` on the wire. */
  readonly module: string;
  readonly email: string;
}

interface SaveCall extends RecordCall {
  /** The questionnaire version whose option order the fields follow. */
  readonly version: number;
  /** Present where records of the questionnaire are about something. */
  readonly name?: string;
  readonly fields: Readonly<Record<string, WireValue>>;
}

/** First save. The key is the same for every repeat of the same save, so that two make one record. */
export function postRecord(call: SaveCall & { readonly idempotencyKey: string }): Promise<Saved> {
  const headers = { [versionHeader]: String(call.version), [idempotencyHeader]: call.idempotencyKey };
  return readAnswer(api.post(`${bases.report}/${call.module}`, { json: toBody(call), headers }), savedSchema);
}

/** Later saves of the record `id`. */
export function postRecordUpdate(call: SaveCall & { readonly id: string }): Promise<Saved> {
  const headers = { [versionHeader]: String(call.version) };
  const path = `${toLatestPath(call)}/${encodeURIComponent(call.id)}`;
  return readAnswer(api.post(path, { json: toBody(call), headers }), savedSchema);
}

/** The record saved last; none is an ApiError NOT_FOUND. */
export function loadLatestRecord(call: RecordCall & { readonly version?: number }): Promise<ReadRecord> {
  const headers = call.version === undefined ? {} : { [versionHeader]: String(call.version) };
  return readAnswer(api.get(toLatestPath(call), { headers }), recordSchema);
}

export function loadRecordList({ module, email }: RecordCall): Promise<RecordList> {
  const path = `${bases.report}/${module}/${encodeURIComponent(email)}/records`;
  return readAnswer(api.get(path), recordListSchema);
}

function toLatestPath({ module, email }: RecordCall): string {
  return `${bases.report}/${module}/${encodeURIComponent(email)}/cg`;
}

function toBody({ email, name, fields }: SaveCall): Record<string, WireValue> {
  return { email, ...(name !== undefined && { name }), ...fields };
}
