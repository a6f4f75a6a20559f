import type { CatalogEntry } from '../../engine/catalog.ts';
import type { Questionnaire, QuestionnaireValidators } from '../../engine/questionnaire.ts';

/*
 * Only while developing: what scripts/dev says once schemas/ was compiled anew. Without a development server there is no
 * `import.meta.hot`, and the build leaves all of this out.
 */

/** What was compiled; its files are fetched from `folder`, each under an address that was never used before. */
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

/** Calls back after every update; answers with how to end that. */
export function onCompiled(listener: (update: CompiledUpdate) => void): () => void {
  import.meta.hot?.on('questionnaires:compiled', listener);
  return () => import.meta.hot?.off('questionnaires:compiled', listener);
}

/** The newest files of a questionnaire that was compiled since the page was loaded; undefined: it was not. */
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
  // What was wrong is mended.
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}
