import { commands } from './commands/command-list.ts';
import type { RecordChange, RecordList } from '../../contracts/record-lists.ts';
import { currentContent } from '../../engine/read.ts';
import type { Caller, Context } from './context.ts';
import { toRow } from './queries/records.ts';
import { readName, type Refused } from './read-request.ts';
import { findStoredAnswers, type MemberGone } from './stored.ts';

export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly row: RecordList[number] }
  | { readonly kind: 'unknown' | 'entry-exists' }
  | MemberGone
  | Refused;

export async function changeRecordDetails(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  { module, id, change }: { readonly module: string; readonly id: string; readonly change: RecordChange },
): Promise<ChangeOutcome> {
  const compiled = questionnaires.get(module);
  if (!compiled) return { kind: 'unknown' };
  const read = readChange(change);
  if (read.kind === 'refused') return read;
  const args = { memberId, module, id, change: read.change, now: clock.now() };
  const outcome = await storage.run(commands.changeRecordDetails, args);
  if (outcome.kind !== 'changed') return outcome;
  const { record } = outcome;
  const { questionnaire } = compiled;
  const stored = findStoredAnswers(record);
  const row = toRow(questionnaire, record, stored && currentContent(questionnaire, stored));
  return { kind: 'changed', row };
}

function readChange(change: RecordChange) {
  if (typeof change.title !== 'string') return { kind: 'read', change } as const;
  const title = readName('title', change.title);
  if (title.kind === 'refused') return title;
  return { kind: 'read', change: { ...change, title: title.name } } as const;
}
