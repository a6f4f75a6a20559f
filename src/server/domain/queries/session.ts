import type { Session } from '../../../contracts/user.ts';
import { countAnswered, isComplete } from '../../../engine/rules/completion.ts';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import type { Context } from '../context.ts';
import { toLogin, type Caller } from '../sign-in.ts';
import { readStoredAnswers } from '../stored-answers.ts';

type LatestRecord = Session['records'][number];

/** All that a new tab needs to know; undefined when the member was removed meanwhile. */
export async function loadSession(context: Context, { memberId }: Caller): Promise<Session | undefined> {
  const member = await context.storage.reads.findMember(memberId);
  if (!member) return undefined;
  const records = await Promise.all(
    [...context.questionnaires.values()].map((compiled) => loadLatest(context, memberId, compiled)),
  );
  return {
    email: member.email,
    subExpiry: new Date(member.subExpiry).toISOString(),
    ...toLogin(member),
    records: records.filter((record) => record !== undefined),
  };
}

async function loadLatest(
  { storage }: Context,
  memberId: string,
  compiled: CompiledQuestionnaire,
): Promise<LatestRecord | undefined> {
  const module = compiled.questionnaire.id;
  const record = await storage.reads.findLatestRecord(memberId, module);
  if (!record) return undefined;
  const stored = readStoredAnswers(record);
  return {
    module,
    id: record.id,
    name: record.name,
    complete: isComplete(compiled, stored),
    answered: countAnswered(compiled, stored.answers),
  };
}
