import { deleteDeleted, getDeleted } from '../../contracts/record-lists.ts';
import { toDay } from '../domain/journal.ts';
import { isPastRestoring } from '../domain/stored.ts';
import { done, route } from './route.ts';
import { findRecord, listDeleted, purgeDeleted } from './stored-records.ts';
import { write } from './write.ts';

export const routes = [
  route(getDeleted, async ({ storage, questionnaires, clock }, { caller, params: { module } }) => {
    const questionnaire = questionnaires.get(module)?.questionnaire;
    if (!questionnaire) return { kind: 'no-such-record' };
    const records = await listDeleted(storage.reads, caller.memberId, module);
    const rows = records.flatMap((record) => {
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
    return done(rows);
  }),

  route(
    deleteDeleted,
    async ({ storage, questionnaires }, { caller: { memberId }, params: { module, id } }) => {
      if (!questionnaires.has(module)) return { kind: 'no-such-record' };
      const outcome = await storage.run(purgeRecord, { memberId, module, id });
      return outcome.kind === 'purged' ? done(undefined) : outcome;
    },
  ),
];

interface PurgeRecordArgs {
  readonly memberId: string;
  readonly module: string;
  readonly id: string;
}

export const purgeRecord = write('purgeRecord', async (tx, { memberId, module, id }: PurgeRecordArgs) => {
  const record = await findRecord(tx, memberId, id);
  if (record?.module !== module || record.deletedAt === null) return { kind: 'no-such-record' } as const;
  await purgeDeleted(tx, memberId, module, id);
  return { kind: 'purged' } as const;
});
