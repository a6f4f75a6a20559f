import type { RecordChange, RecordList } from '../../contracts/record.ts';
import type { Caller } from './account.ts';
import type { Context } from './context.ts';
import { toRow } from './queries/records.ts';

/** Renames a record, puts it away, deletes it or takes that back; undefined where the caller has no such record. */
export async function changeRecord(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  request: { readonly module: string; readonly id: string; readonly change: RecordChange },
): Promise<RecordList[number] | undefined> {
  const compiled = questionnaires.get(request.module);
  if (!compiled) return undefined;
  const record = await storage.run('changeRecord', { memberId, ...request, now: clock.now() });
  return record ? toRow(compiled.questionnaire, record) : undefined;
}
