import type { FromSchema } from 'json-schema-to-ts';
import { bases } from '../../../contracts/config.ts';
import { maxNameLength } from '../../../contracts/record.ts';
import {
  journalSchema,
  recordChangeSchema,
  recordListSchema,
  type RecordList,
} from '../../../contracts/record-lists.ts';
import { maxSubjectIdLength } from '../../../contracts/subject.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { changeRecordDetails, type ChangeOutcome } from '../../domain/change-record-details.ts';
import type { Context } from '../../domain/context.ts';
import { listJournal, type JournalRequest } from '../../domain/queries/journal-entries.ts';
import { listRecords } from '../../domain/queries/records.ts';
import { AppError } from '../app-error.ts';
import { logDamaged } from '../telemetry/damaged-records.ts';
import { contextOf, long } from '../costs.ts';
import { callerOf } from '../guards.ts';
import type { Limiters } from '../limits.ts';
import { failures, type Routes } from '../routes.ts';
import { memberParams, recordParams } from './record-params.ts';

const skip = { type: 'string', pattern: '^\\d{1,6}$' } as const;

const listQuery = { type: 'object', additionalProperties: false, properties: { skip } } as const;

const journalQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: maxNameLength },
    subject: { type: 'string', maxLength: maxSubjectIdLength },
    words: { type: 'string', maxLength: maxNameLength },
    skip,
  },
} as const;

interface RecordListOptions {
  readonly context: Context;
  readonly limiters: Limiters;
}

export const recordListRoutes: Routes<RecordListOptions> = async (app, { context, limiters }) => {
  await app.register(journalRoutes, { limiters });
  const ofMember = `${bases.report}/:module/:email`;

  app.get(
    `${ofMember}/records`,
    {
      onRequest: limiters.reads,
      config: long,
      schema: {
        params: memberParams,
        querystring: listQuery,
        response: { 200: recordListSchema, ...failures },
      },
    },
    async (request) => {
      const list = await listRecords(contextOf(request), callerOf(request), {
        module: request.params.module,
        skip: Number(request.query.skip ?? '0'),
      });
      if (!list) throw new AppError('NOT_FOUND');
      return list;
    },
  );
  app.patch(
    `${ofMember}/records/:id`,
    {
      onRequest: limiters.saves,
      schema: {
        params: recordParams,
        body: recordChangeSchema,
        response: { 200: recordListSchema.items, ...failures },
      },
    },
    async (request) => {
      const { module, id } = request.params;
      return sendChanged(
        await changeRecordDetails(context, callerOf(request), { module, id, change: request.body }),
      );
    },
  );
};

const journalRoutes: Routes<Pick<RecordListOptions, 'limiters'>> = async (app, { limiters }) => {
  app.get(
    `${bases.report}/:module/:email/journal`,
    {
      onRequest: limiters.reads,
      config: long,
      schema: {
        params: memberParams,
        querystring: journalQuery,
        response: { 200: journalSchema, ...failures },
      },
    },
    async (request) => {
      const asked = toJournalRequest(request.params.module, request.query);
      const entries = await listJournal(contextOf(request), callerOf(request), asked);
      if (!entries) throw new AppError('NOT_FOUND');
      const damaged = entries.filter(({ about }) => about.damaged === true);
      logDamaged(
        request,
        damaged.map(({ id }) => id),
      );
      return entries;
    },
  );
};

function sendChanged(outcome: ChangeOutcome): RecordList[number] {
  switch (outcome.kind) {
    case 'changed':
      return outcome.row;
    case 'refused':
      throw new AppError('INVALID_FIELD', { fields: outcome.problems });
    case 'unknown':
      throw new AppError('NOT_FOUND');
    case 'entry-exists':
      throw new AppError('ENTRY_EXISTS');
    case 'member-gone':
      throw new AppError('NO_SESSION');
    default:
      return assertNever(outcome);
  }
}

function toJournalRequest(
  module: string,
  { name, subject: id, words = '', skip: skipped = '0' }: FromSchema<typeof journalQuery>,
): JournalRequest {
  if (name === undefined && id !== undefined) {
    throw new AppError('INVALID_FIELD', { fields: [{ path: 'subject', message: 'It needs a name.' }] });
  }
  const subject = name === undefined ? undefined : { name, ...(id !== undefined && { id }) };
  return { module, subject, words, skip: Number(skipped) };
}
