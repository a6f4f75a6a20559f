import type { Session } from '../../contracts/account.ts';
import { currentContent } from '../../engine/read.ts';
import { storedId, type CompiledQuestionnaire } from '../../engine/questionnaire.ts';
import { countAnswered, countAsked, isComplete, listAskedSections } from '../../engine/completion.ts';
import { ledgerKey, rewardKey } from '../../engine/rewards.ts';
import type { Caller, Context } from '../domain/context.ts';
import { toDay } from '../domain/journal.ts';
import { toLeaving, toLogin } from '../domain/login.ts';
import type { Member } from '../ports/entities.ts';
import { listPaidSections } from './rewards.ts';
import { findRetentionState } from './retention-state.ts';
import { toKeptUntil } from '../domain/retention-period.ts';
import { isFormer } from '../domain/sessions.ts';
import { findStoredAnswers, toUnread } from '../domain/stored.ts';
import { findMember } from './members.ts';
import { findLatestRecord } from './stored-records.ts';

type LatestRecord = Session['records'][number];

interface LoadedSession {
  readonly session: Session;
  /** Ids of damaged records, which count as not answered. */
  readonly damaged: readonly string[];
}

export async function loadSession(
  context: Context,
  { memberId }: Caller,
  retention: number,
): Promise<LoadedSession | undefined> {
  const member = await findMember(context.storage.reads, memberId);
  if (!member) return undefined;
  if (isFormer(member, context.clock.now()))
    return { session: await toFormerSession(context, member, retention), damaged: [] };
  const [paid, ...records] = await Promise.all([
    listPaid(context, memberId),
    ...[...context.questionnaires.values()].map((compiled) => loadLatest(context, memberId, compiled)),
  ]);
  const session = {
    ...describe(member),
    records: records.flatMap((loaded) => loaded?.record ?? []),
    paid,
  };
  return { session, damaged: records.flatMap((loaded) => (loaded?.damaged ? loaded.record.id : [])) };
}

function describe(member: Member) {
  return {
    email: member.email,
    subExpiry: new Date(member.subExpiry).toISOString(),
    ...toLogin(member),
    ...toLeaving(member.leavesAt),
  };
}

/** Without analyses: a former member gets those from the export. */
async function toFormerSession({ storage }: Context, member: Member, retention: number): Promise<Session> {
  const keptUntil = toKeptUntil(member, retention, await findRetentionState(storage.reads));
  const former = { kept_until: new Date(keptUntil).toISOString() };
  return { ...describe(member), records: [], paid: [], former };
}

async function loadLatest(
  { storage }: Context,
  memberId: string,
  compiled: CompiledQuestionnaire,
): Promise<{ readonly record: LatestRecord; readonly damaged: boolean } | undefined> {
  const { questionnaire } = compiled;
  const record = await findLatestRecord(storage.reads, memberId, storedId(questionnaire));
  if (!record) return undefined;
  const stored = findStoredAnswers(record);
  const content = stored ? currentContent(questionnaire, stored) : toUnread(questionnaire, record);
  const latest = {
    module: questionnaire.id,
    id: record.id,
    name: record.name,
    subject: record.subject,
    day: toDay(questionnaire, record),
    complete: stored !== undefined && isComplete(compiled, content),
    sections: questionnaire.sections.map(({ id }) => id).filter((id) => content.sections.includes(id)),
    asked_sections: listAskedSections(questionnaire, content),
    answered: countAnswered(compiled, content),
    asked: countAsked(compiled, content),
  };
  return { record: latest, damaged: stored === undefined };
}

async function listPaid({ storage, questionnaires }: Context, memberId: string): Promise<string[]> {
  const keys = new Set(await listPaidSections(storage.reads, memberId));
  return [...questionnaires.values()].flatMap(({ questionnaire }) =>
    questionnaire.sections
      .filter((section) => keys.has(ledgerKey(questionnaire, section)))
      .map(({ id }) => rewardKey(questionnaire.id, id)),
  );
}
