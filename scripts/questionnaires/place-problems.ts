import { pageList, questionnairePaths } from '../../src/contracts/pages.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';
import { errorAt, type JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';

export interface PlacedQuestionnaire {
  readonly source: QuestionnaireSource;
  readonly schemaFile: JsonFile;
}

export function placeProblems(folders: readonly PlacedQuestionnaire[]): readonly Problem[] {
  const taken = new Map<string, string>();
  return folders.flatMap((folder) => [
    ...(folder.source.schema['x-questionnaire'].subjectRequired ? searchProblems(folder) : []),
    ...toPlaces(folder.source).flatMap(({ key, name }) => {
      const owner = taken.get(name);
      taken.set(name, folder.source.id);
      if (owner === undefined) return [];
      return [
        errorAt(folder.schemaFile, ['x-questionnaire', key], 'place-taken', { id: owner, place: name }),
      ];
    }),
  ]);
}

function toPlaces({
  schema,
}: QuestionnaireSource): readonly { readonly key: string; readonly name: string }[] {
  const { page, order, results } = schema['x-questionnaire'];
  return [
    { key: 'order', name: `place ${order} on ${page}` },
    ...(results === undefined ? [] : [{ key: 'results', name: `place ${results} among the results` }]),
  ];
}

/** A questionnaire that requires a named subject needs its page's search, or asks for the name on its own page. */
function searchProblems({ source, schemaFile }: PlacedQuestionnaire): readonly Problem[] {
  const { kind, subject, page } = source.schema['x-questionnaire'];
  const at = (key: string) => ['x-questionnaire', key];
  if (subject === undefined) return [errorAt(schemaFile, at('subjectRequired'), 'subject-missing', {})];
  const shown: readonly string[] = questionnairePaths;
  if (source.schema['x-page'] || !shown.includes(page)) return [];
  const fitting = pageList.find(({ searches }) => searches === subject)?.path;
  if (fitting !== page)
    return [errorAt(schemaFile, at('page'), 'page-without-search', { page, subject, fitting })];
  return kind === 'checklist' ? [] : [errorAt(schemaFile, at('kind'), 'search-leads-to-insights', { page })];
}
