import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { loadQuestionnaire } from '../questionnaires/load-questionnaire.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { useRecordPlace, useRecords } from '../record/records-context.ts';
import { getRecord } from '../record/records.ts';
import { useEvaluation } from '../record/use-evaluation.ts';
import { analysisParam, newParam } from './analysis-path.ts';

/**
 * Keeps the open analysis and the address in step: a new address opens its analysis, and opening an analysis writes
 * its address. The first save of a new analysis adds no history entry.
 */
export function useAddressedEvaluation(entry: CatalogEntry) {
  const records = useRecords();
  const [params, setParams] = useSearchParams();
  const asked = params.get(analysisParam) ?? undefined;
  const isNew = params.has(newParam);
  const evaluation = useEvaluation(entry, loadQuestionnaire, { isNew });
  const { id, localId } = useRecordPlace(entry.id);
  const kind = useNavigationType();
  const before = useRef<
    | {
        readonly asked?: string | undefined;
        readonly id?: string | undefined;
        readonly localId?: string | undefined;
        readonly isNew: boolean;
      }
    | undefined
  >(undefined);
  const write = (recordId: string | undefined, replace: boolean) =>
    setParams(recordId === undefined ? {} : { [analysisParam]: recordId }, { replace });

  useEffect(() => {
    const last = before.current;
    before.current = { asked, id, localId, isNew };
    if (isNew) {
      // The address changes some renders later.
      if (last?.isNew) return;
      void evaluation.choose('new');
      return write(undefined, true);
    }
    // The address was written because of the record, or the record opened because of the address.
    if (asked === id) return;
    if (!last || asked !== last.asked) {
      if (asked !== undefined) return void evaluation.open(asked);
      return last && kind === NavigationType.Pop ? evaluation.leave() : write(id, true);
    }
    if (id === last.id) return;
    // It was deleted, here or in another tab: nothing is shown until another one is chosen.
    if (evaluation.searched && !getRecord(records, entry.id).subject) evaluation.leave();
    write(id, localId !== undefined && localId === last.localId);
  });

  const choose = (mode: 'new' | 'prev') => {
    if (evaluation.opening) return;
    void evaluation.choose(mode);
    // A blank record may follow a blank one while the address still names an analysis that failed to open.
    if (mode === 'new' && asked !== undefined && getRecord(records, entry.id).id === id)
      write(undefined, false);
  };
  const open = (recordId: string) =>
    recordId === asked ? void evaluation.open(recordId) : write(recordId, false);
  return { ...evaluation, choose, open };
}
