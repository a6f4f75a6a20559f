import { createStore, type StoreApi } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Theme } from '../../../src/web/ui/hooks/use-theme.ts';
import { blankTrial, type Trial } from './trial.ts';

/** What is previewed and how; it survives a reload, and both documents of the preview share it. */
export interface PreviewState {
  /** Null: the first of the catalogue. */
  readonly questionnaire: string | null;
  /** Null: all of them. */
  readonly section: string | null;
  /** Of the form's window, in px; null: all that there is room for. */
  readonly width: number | null;
  readonly theme: Theme;
  /** By questionnaire. */
  readonly trials: Readonly<Record<string, Trial>>;
}

export type PreviewStore = StoreApi<PreviewState>;

const key = 'preview';

const start: PreviewState = { questionnaire: null, section: null, width: 390, theme: 'dark', trials: {} };

/** The state of the preview in session storage, which the page and the frame inside it have in common. */
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
