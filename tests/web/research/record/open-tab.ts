import { onTestFinished } from 'vitest';
import type { Subject } from '../../../../src/contracts/subject.ts';
import { toCatalogEntry } from '../../../../src/engine/compile/catalog-entry.ts';
import type { Answers } from '../../../../src/engine/answers.ts';
import type { CompiledQuestionnaire } from '../../../../src/engine/questionnaire.ts';
import { toUtcDay } from '../../../../src/lib/utc-day.ts';
import type { SectionState } from '../../../../src/web/research/form/section-state.ts';
import { changeAnalysis } from '../../../../src/web/research/record/change-analysis.ts';
import {
  openAnalysis,
  openPrevious,
  prepareRecord,
} from '../../../../src/web/research/record/load-record.ts';
import { openDevice } from '../../../../src/web/research/record/open-device.ts';
import { openRecords } from '../../../../src/web/research/record/open-records.ts';
import { openTabs } from '../../../../src/web/research/record/open-tabs.ts';
import type { QueueEntry } from '../../../../src/web/research/record/queue/queue-entry.ts';
import {
  changeAnswers,
  openUnsaved,
  setSubject,
  startNew,
  startToday,
  turnDay,
} from '../../../../src/web/research/record/record-actions.ts';
import { getRecord, type Records } from '../../../../src/web/research/record/records.ts';
import { dropSave, resolveConflict, saveSection } from '../../../../src/web/research/record/save-section.ts';
import { endSession, getMember, openSession } from '../../../../src/web/session/open-session.ts';
import { logout, restore } from '../../../../src/web/session/session-actions.ts';
import { openWebStorage, tabStorage, type WebStorage } from '../../../../src/web/session/web-storage.ts';
import { memberEmail } from '../../../helpers/member.ts';
import { toWritten, type Notes } from '../../../../src/engine/content.ts';
import { getSection } from '../../../../src/web/research/record/record-state.ts';
import { signInByEmail } from '../../../helpers/sign-in.ts';

interface TabOptions {
  /** The tab's own storage; absent: the page's. */
  readonly storage?: WebStorage;
  readonly locks?: LockManager;
  /** Does not wait for the queued saves to be sent. */
  readonly sends?: boolean;
}

/** The own storage of a further tab. */
export function newTabStorage() {
  const kept = new Map<string, string>();
  return openWebStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }));
}

/** Opens a tab of the browser as its page does, over the existing storage. */
export async function openTab(
  questionnaires: readonly CompiledQuestionnaire[],
  { storage = tabStorage, locks, sends = false }: TabOptions = {},
) {
  const catalog = questionnaires.map(({ questionnaire }) => toCatalogEntry(questionnaire));
  const find = (id: string) => questionnaires.find(({ questionnaire }) => questionnaire.id === id)!;
  const session = openSession(storage);
  const tabs = openTabs({ storage, locks });
  let opened: Records | undefined;

  /** As on the page, a sign-in opens the member's records. */
  const follow = async () => {
    const member = getMember(session)?.email;
    if (member !== undefined && opened?.member !== member) {
      opened?.close();
      const load = async (id: string) => find(id);
      const parts = { member, session, catalog, load, device: openDevice(), tabs };
      opened = openRecords({ ...parts, now: () => Date.now() });
    }
    if (member === undefined || !opened) return;
    await whenReady(opened);
    if (!sends) await opened.wake('time');
  };
  const records = (): Records => {
    if (!opened) throw new Error('Nobody has signed in');
    return opened;
  };
  const stop = () => {
    opened?.close();
    tabs.close();
    session.close();
  };
  onTestFinished(stop);
  await follow();

  const section = (id: string, sectionId: string): SectionState | undefined =>
    getRecord(records(), id).sections[sectionId];
  /** A page that asks for the sign-in shows no analysis. */
  const isShown = () => getMember(session) !== undefined;
  const entry = (id: string) => catalog.find((one) => one.id === id)!;
  return {
    stop,
    records,
    record: (id: string) => getRecord(records(), id),
    section,
    state: (id: string, sectionId: string) => section(id, sectionId)?.save.kind,
    about: (id: string, subject: Subject) => setSubject(records(), entry(id), subject),
    name: (id: string, name: string) => setSubject(records(), entry(id), { name }),
    otherUnsaved: () =>
      records()
        .store.getState()
        .otherUnsaved.map(({ record }) => record),
    openUnsaved: (id: string, localId: string) => openUnsaved(records(), entry(id), localId),
    turnDay: (id: string, since?: string) => turnDay(records(), entry(id), toUtcDay(Date.now()), since),
    startToday: (id: string) => startToday(records(), entry(id)),
    startNew: (id: string) => startNew(records(), entry(id)),
    answer: (id: string, sectionId: string, answers: Answers, notes: Notes = {}) =>
      changeAnswers(records(), id, sectionId, {
        before: toWritten(getSection(getRecord(records(), id), sectionId)),
        written: { answers, notes },
      }),
    save: (id: string, sectionId: string) => saveSection(records(), find(id), sectionId),
    choose: (id: string, sectionId: string, answers: Answers, notes: Notes = {}) =>
      resolveConflict(records(), find(id), sectionId, { answers, notes }),
    prepare: (id: string) => prepareRecord(records(), find(id)),
    previous: (id: string) => openPrevious(records(), entry(id), find(id), isShown),
    open: (id: string, recordId: string) =>
      openAnalysis(records(), entry(id), find(id), { id: recordId, isWanted: isShown }),
    queued: () => records().queue.store.getState(),
    draftsKept: () => !records().device.local.refusal.getState().refused,
    tryNow: () => void records().wake('member'),
    drop: (queued: QueueEntry) => dropSave(records(), queued),
    delete: (id: string, recordId: string) =>
      changeAnalysis(records(), entry(id), recordId, { deleted: true }),
    member: () => getMember(session),
    paid: () => session.store.getState().paid,
    recorded: () => session.store.getState().recorded,
    endSession: (reason: 'expired' | 'logout' = 'expired') => endSession(session, reason),
    logout: () => logout(session),
    async login(email = memberEmail) {
      await signInByEmail(session, email);
      await follow();
    },
    async restore() {
      await restore(session);
      await follow();
    },
    /** Leaves the page as a reload does it. */
    leave() {
      window.dispatchEvent(new Event('pagehide'));
      stop();
    },
  };
}

function whenReady({ store }: Records): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!store.getState().ready) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(check);
    check();
  });
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
