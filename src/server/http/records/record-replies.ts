import type { FastifyReply, FastifyRequest } from 'fastify';
import { versionHeader, type ReadRecord, type Saved } from '../../../contracts/record.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import type { ReadOutcome, ReadRequest } from '../../domain/queries/records.ts';
import type { SaveOutcome } from '../../domain/save-record.ts';
import { AppError, refuseDamaged, refuseFull } from '../app-error.ts';
import { readHeader } from './request-headers.ts';

type Reply = Pick<FastifyReply, 'header'>;

export type RecordRequest = Pick<FastifyRequest, 'headers'> & {
  readonly params: { readonly module: string };
};

export function toReadRequest({ params, headers }: RecordRequest): ReadRequest {
  return { module: params.module, version: readHeader({ headers }, versionHeader) };
}

export function sendSaved(reply: Reply, outcome: SaveOutcome, title: string): Saved {
  switch (outcome.kind) {
    case 'saved':
      reply.header('etag', `"${outcome.revision}"`);
      return { id: outcome.id };
    case 'refused':
      throw new AppError('INVALID_FIELD', { fields: outcome.problems });
    case 'unknown':
      throw new AppError('NOT_FOUND');
    case 'stale':
      throw new AppError('VERSION_CONFLICT');
    case 'full':
      throw refuseFull(outcome.of === 'records' ? 'RECORDS_FULL' : 'ANSWERS_FULL', title);
    case 'member-gone':
      throw new AppError('NO_SESSION');
    case 'record-damaged':
      throw refuseDamaged(outcome.id);
    case 'key-reused':
      throw new AppError('IDEMPOTENCY_MISMATCH');
    default:
      return assertNever(outcome);
  }
}

export function sendRecord(reply: Reply, outcome: ReadOutcome): ReadRecord {
  switch (outcome.kind) {
    case 'read':
      reply.header('etag', `"${outcome.revision}"`).header(versionHeader, String(outcome.version));
      return outcome.record;
    case 'none':
      throw new AppError('NOT_FOUND');
    case 'record-damaged':
      throw refuseDamaged(outcome.id);
    case 'unknown-version':
      throw new AppError('INVALID_FIELD', {
        fields: [{ path: versionHeader, message: 'There is no such version.' }],
      });
    default:
      return assertNever(outcome);
  }
}
