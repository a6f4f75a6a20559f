import { loadQuestionnaire } from '../../src/web/research/questionnaires/load-questionnaire.ts';
import { openDevice } from '../../src/web/research/record/open-device.ts';
import { openRecords } from '../../src/web/research/record/open-records.ts';
import { openTabs } from '../../src/web/research/record/open-tabs.ts';
import type { Records } from '../../src/web/research/record/records.ts';
import type { Member } from '../../src/web/session/member.ts';
import { stageRecords, type StagedRecords } from '../fixtures/stage-records.ts';
import { openSession, setMember, type MemberSession } from '../../src/web/session/open-session.ts';

export const stageMember: Member = {
  email: 'maya@studio.example',
  coins: 128,
  daysSigned: 3,
  coinCollectedDate: undefined,
  hasAgreed: true,
};

export interface Stage {
  readonly session: MemberSession;
  readonly records: Records;
  readonly close: () => void;
}

/** Opens the session and the records of the stage's member, without traces of an earlier stage. */
export function openStage(member: Partial<Member> = {}, shown: StagedRecords = {}): Stage {
  const session = openSession();
  const tabs = openTabs();
  setMember(session, { ...stageMember, ...member });
  const records = openRecords({
    member: stageMember.email,
    session,
    catalog: [],
    load: loadQuestionnaire,
    device: openDevice(),
    tabs,
    now: Date.now,
  });
  stageRecords(records, shown);
  records.store.setState({ ready: true });
  return {
    session,
    records,
    close: () => {
      records.close();
      tabs.close();
      session.close();
    },
  };
}
