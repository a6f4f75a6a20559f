import type { DeletedList } from '../../contracts/record-lists.ts';
import { commands } from './commands/command-list.ts';
import type { PurgeRecordOutcome } from './commands/record-commands.ts';
import type { Caller, Context } from './context.ts';
import { toDay } from './journal.ts';
import { isPastRestoring } from './stored.ts';
import { listDeleted as listStored } from '../resources/stored-records.ts';

export async function listDeleted(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  module: string,
): Promise<DeletedList | undefined> {
  const questionnaire = questionnaires.get(module)?.questionnaire;
  if (!questionnaire) return undefined;
  const records = await listStored(storage.reads.db, memberId, module);
  return records.flatMap((record) => {
    const { id, name, title, savedAt, deletedAt } = record;
    if (deletedAt === null || isPastRestoring(record, clock.now())) return [];
    return {
      id,
      name,
      title,
      day: toDay(questionnaire, record),
      saved_at: new Date(savedAt).toISOString(),
      deleted_at: new Date(deletedAt).toISOString(),
    };
  });
}

export async function purgeRecord(
  { storage, questionnaires }: Context,
  { memberId }: Caller,
  { module, id }: { readonly module: string; readonly id: string },
): Promise<PurgeRecordOutcome> {
  if (!questionnaires.has(module)) return { kind: 'unknown' };
  return storage.run(commands.purgeRecord, { memberId, module, id });
}
