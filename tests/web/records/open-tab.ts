import { onTestFinished, vi } from 'vitest';
import { toCatalogEntry } from '../../../src/engine/registry/catalog.ts';
import type { SectionState } from '../../../src/web/questionnaire/section-state.ts';
import type { Answers, CompiledQuestionnaire } from '../../../src/engine/registry/questionnaire.ts';
import { memberEmail } from '../../helpers/member.ts';

/** A tab of the browser: the modules as a page loads them, over the storage that is there. */
export async function openTab(questionnaires: readonly CompiledQuestionnaire[]) {
  vi.resetModules();
  const session = await import('../../../src/web/session/session-acts.ts');
  const { useSessionStore } = await import('../../../src/web/session/member.ts');
  const { followSession } = await import('../../../src/web/records/open-records.ts');
  const actions = await import('../../../src/web/records/load-record.ts');
  const { saveSection, saveChoice } = await import('../../../src/web/records/save-section.ts');
  const { bringUpToDate } = await import('../../../src/web/records/migrate-record.ts');
  const store = await import('../../../src/web/records/records.ts');
  const queue = await import('../../../src/web/records/records-context.ts');
  const { useStorageRefusal } = await import('../../../src/web/records/device/local-storage.ts');

  const catalog = questionnaires.map(({ questionnaire }) => toCatalogEntry(questionnaire));
  const find = (id: string) => questionnaires.find(({ questionnaire }) => questionnaire.id === id)!;
  const stop = followSession(catalog, async (id) => find(id));
  onTestFinished(stop);
  const ready = () => vi.waitUntil(() => store.useRecordsStore.getState().ready);
  if (useSessionStore.getState().member) await ready();

  const tab = {
    catalog,
    stop,
    actions,
    session,
    entry: (id: string) => catalog.find((entry) => entry.id === id)!,
    record: (id: string) => store.getRecord(id),
    section: (id: string, sectionId: string): SectionState | undefined =>
      store.getRecord(id).sections[sectionId],
    /** The state of a section's save, in one word. */
    state: (id: string, sectionId: string) => store.getRecord(id).sections[sectionId]?.save.kind,
    answer: (id: string, sectionId: string, answers: Answers) =>
      actions.changeAnswers(id, sectionId, answers),
    save: (id: string, sectionId: string) => saveSection(find(id), sectionId),
    choose: (id: string, sectionId: string, answers: Answers) => saveChoice(find(id), sectionId, answers),
    bringUpToDate: (id: string) => bringUpToDate(find(id).questionnaire),
    load: (id: string) => actions.loadStored(find(id)),
    previous: (id: string) => actions.openPrevious(find(id)),
    queued: () => queue.useQueue.getState(),
    draftsKept: () => !useStorageRefusal.getState().refused,
    tryNow: queue.tryNow,
    drop: queue.dropSave,
    coins: () => useSessionStore.getState().member?.coins,
    member: () => useSessionStore.getState().member,
    async login(email = memberEmail) {
      await session.login(email);
      await ready();
    },
    /** The page is left as a reload does it. */
    leave() {
      window.dispatchEvent(new Event('pagehide'));
      stop();
    },
  };
  return tab;
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
