import { createStore, type StoreApi } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Theme } from '../../../src/web/ui/hooks/use-theme.ts';
import type { FactState } from './fact-states.ts';
import { blankTrial, type Trial } from './trial.ts';

/** Survives a reload, and both documents of the preview share it. */
export interface PreviewState {
  /** Null: the first of the catalogue. */
  readonly questionnaire: string | null;
  /** Null: all of them. */
  readonly section: string | null;
  /** Of the form's window, in px; null: the available width. */
  readonly width: number | null;
  readonly theme: Theme;
  readonly facts: FactState;
  readonly trials: Readonly<Record<string, Trial>>;
}

export type PreviewStore = StoreApi<PreviewState>;

const key = 'preview';

const start: PreviewState = {
  questionnaire: null,
  section: null,
  width: 390,
  theme: 'dark',
  facts: 'live',
  trials: {},
};

/** Keeps the preview's state in session storage, which the page and its iframe share. */
export function openPreviewStore(): PreviewStore {
  const store = createStore<PreviewState>()(
    persist(() => start, { name: key, storage: createJSONStorage(() => sessionStorage) }),
  );
  window.addEventListener('storage', (event) => {
    if (event.key === key) void store.persist.rehydrate();
  });
  return store;
}

export function getTrial({ trials }: PreviewState, questionnaireId: string): Trial {
  return trials[questionnaireId] ?? blankTrial;
}

export function changeTrial(
  store: PreviewStore,
  questionnaireId: string,
  change: (trial: Trial) => Trial,
): void {
  store.setState((state) => ({
    trials: { ...state.trials, [questionnaireId]: change(getTrial(state, questionnaireId)) },
  }));
}
