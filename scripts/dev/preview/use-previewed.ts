import { useStore } from 'zustand';
import type { CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { useQuestionnaire } from '../../../src/web/research/questionnaires/use-questionnaire.ts';
import { catalog } from '../../../src/web/research/questionnaires/questionnaire-catalog.ts';
import { getTrial, type PreviewState, type PreviewStore } from './preview-store.ts';
import type { Trial } from './trial.ts';

export interface Previewed {
  readonly state: PreviewState;
  readonly id: string;
  readonly trial: Trial;
  /** Undefined: it is loading. */
  readonly compiled: CompiledQuestionnaire | undefined;
}

export function usePreviewed(store: PreviewStore): Previewed {
  const state = useStore(store);
  const chosen = catalog.find(({ id }) => id === state.questionnaire) ?? catalog[0];
  if (!chosen) throw new Error('There is no questionnaire in schemas/');
  const { data: compiled } = useQuestionnaire(chosen.id);
  return { state, id: chosen.id, trial: getTrial(state, chosen.id), compiled };
}
