import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { toKeptAnswers, type Return } from '../../../engine/kept-entry.ts';
import { useLoadFacts } from '../../feeds/use-facts.ts';
import { toShownFacts } from '../evidence/shown-facts.ts';
import { refetchAnalyses } from '../lists/refetch-analyses.ts';
import { useRecords } from '../record/records-context.ts';
import { writeEntry, type EntryOutcome } from '../record/write-entry.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import type { DueItem } from './due-items.ts';
import { listEnded } from './ended-alerts.ts';
import { toRefusalTexts } from './refusal-texts.ts';

type Kept = Extract<EntryOutcome, { readonly kind: 'written' }> & { readonly returns: Return };

export type KeepState =
  | { readonly kind: 'due' | 'keeping' }
  | {
      readonly kind: 'unsaved' | 'failed';
      /** What the server refused, in sentences. */
      readonly refusals?: readonly string[];
    }
  | (Omit<Kept, 'kind'> & { readonly kind: 'kept' | 'undoing' | 'not-undone' | 'changed' });

/** Keeps a due decision: today's one says the same, with today's figures. */
export function useKeep(entry: CatalogEntry, item: DueItem) {
  const { subject, decision } = item;
  const records = useRecords();
  const client = useQueryClient();
  const loadFacts = useLoadFacts('coin');
  const today = useToday();
  const [state, setState] = useState<KeepState>({ kind: 'due' });
  const keep = async (returns: Return): Promise<boolean> => {
    if (!decision) return false;
    const { compiled, record } = decision;
    const { questionnaire } = compiled;
    setState({ kind: 'keeping' });
    const facts = await loadFacts(subject.id ?? subject.name);
    const keeping = { returns, today, ended: listEnded(item) };
    const outcome = await writeEntry(records, entry, compiled, {
      subject,
      content: { ...record, answers: toKeptAnswers(questionnaire, record.answers, keeping) },
      shown: toShownFacts(questionnaire, facts ?? 'loading'),
    });
    if (outcome.kind === 'written') setState({ ...outcome, kind: 'kept', returns });
    else setState({ kind: outcome.kind, refusals: toRefusalTexts(questionnaire, outcome.problems) });
    return outcome.kind === 'written';
  };
  const undo = async (): Promise<boolean> => {
    if (!('undo' in state)) return false;
    setState({ ...state, kind: 'undoing' });
    const outcome = await state.undo();
    if (outcome !== 'failed') await refetchAnalyses(client);
    if (outcome === 'undone') setState({ kind: 'due' });
    else setState({ ...state, kind: outcome === 'changed' ? 'changed' : 'not-undone' });
    return outcome === 'undone';
  };
  return { state, keep, undo };
}
