import type { CatalogEntry } from '../../../engine/catalog.ts';
import type { Questionnaire, QuestionnaireValidators } from '../../../engine/questionnaire.ts';

/*
 * For development only: updates that scripts/dev sends after compiling schemas/. Without a development server there is
 * no `import.meta.hot`, and the build leaves all of this out.
 */

/** The compiled files are in `folder`, each fetched from an address that was never used before. */
export interface CompiledUpdate {
  readonly catalog: readonly CatalogEntry[];
  readonly ids: readonly string[];
  readonly folder: string;
  readonly at: number;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'questionnaires:compiled': CompiledUpdate;
  }
}

export function onCompiled(listener: (update: CompiledUpdate) => void): () => void {
  import.meta.hot?.on('questionnaires:compiled', listener);
  return () => import.meta.hot?.off('questionnaires:compiled', listener);
}

/** Undefined: the questionnaire was not compiled since the page was loaded. */
export function importUpdated(
  id: string,
): Promise<readonly [Questionnaire, QuestionnaireValidators]> | undefined {
  const update: CompiledUpdate | undefined = import.meta.hot?.data[id];
  if (!update) return undefined;
  const { folder, at } = update;
  const load = async (file: string) =>
    (await import(/* @vite-ignore */ `${folder}/${id}/${file}t=${at}`)).default;
  return Promise.all([load('questionnaire.json?import&'), load('validators.js?')]);
}

if (import.meta.hot) onCompiled(keep);

function keep(update: CompiledUpdate): void {
  for (const id of update.ids) if (import.meta.hot) import.meta.hot.data[id] = update;
  // The error that they show is fixed.
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}
