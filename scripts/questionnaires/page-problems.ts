import { pageList, questionnairePaths } from '../../src/contracts/pages.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import type { QuestionnaireSource } from '../../src/engine/registry/source.ts';
import { previewPath } from '../dev/preview/paths.ts';
import { errorAt, type JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';

/** What the server answers at these paths is no page. */
const served = [
  '/api',
  '/assets',
  '/config',
  '/data',
  '/healthz',
  '/media',
  '/metrics',
  '/openapi',
  '/readyz',
];

/** At these paths a questionnaire can have no page of its own. */
const taken: readonly string[] = [...pageList.map(({ path }) => path), ...publicPaths, ...served];

/** A questionnaire's page is one of the product's that shows questionnaires, or one of its own. */
export function pageProblems({ schema }: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const { 'x-questionnaire': facts, 'x-page': own } = schema;
  const { page, subject } = facts;
  const at = ['x-questionnaire', 'page'];
  const shown: readonly string[] = questionnairePaths.toSorted();
  if (shown.includes(page)) {
    const isLead =
      facts.subjectRequired && pageList.some((one) => one.path === page && one.searches === subject);
    if (schema['x-retired'] && isLead) {
      const sentence = `The search of ${page} leads to this questionnaire, so it cannot be retired; retire its sections, all but one.`;
      return [file.problem(['x-retired'], sentence)];
    }
    if (!own) return [];
    const sentence = `${page} is a page of the product, which has its own title and panels; leave out "x-page", or name another page.`;
    return [file.problem(['x-page'], sentence)];
  }
  // Only npm run dev answers there, so that the page could never be seen in it.
  if (page === previewPath) return [errorAt(file, at, 'page-reserved', { page })];
  if (taken.includes(page)) {
    const sentence = `${page} cannot show questionnaires; use one of ${shown.join(', ')}, or a path that is not taken.`;
    return [file.problem(at, sentence)];
  }
  if (own?.panels?.includes('coin') && subject !== 'coin') {
    const sentence =
      'The panel "coin" shows the coin that the questionnaire is about; give it "subject": "coin", or leave the panel out.';
    return [file.problem(['x-page', 'panels'], sentence)];
  }
  return [];
}

/** A page of questionnaires is described by exactly one of them, and has a title of its own. */
export function ownPageProblems(
  folders: readonly { readonly source: QuestionnaireSource; readonly schemaFile: JsonFile }[],
): readonly Problem[] {
  const owners = new Map<string, string>();
  const titles = new Map<string, string>(pageList.map(({ title, path }) => [title, path]));
  const described = folders.flatMap(({ source, schemaFile }) => {
    const { 'x-questionnaire': facts, 'x-page': own } = source.schema;
    if (!own) return [];
    const owner = owners.get(facts.page);
    if (owner !== undefined) {
      return [
        schemaFile.problem(['x-page'], `"${owner}" already says what ${facts.page} is; leave it out here.`),
      ];
    }
    owners.set(facts.page, source.id);
    const other = titles.get(own.title);
    titles.set(own.title, facts.page);
    if (other === undefined) return [];
    return [schemaFile.problem(['x-page', 'title'], `The page ${other} is called "${own.title}" already.`)];
  });
  const shown: readonly string[] = questionnairePaths.toSorted();
  const unknown = folders.flatMap(({ source, schemaFile }) => {
    const { page } = source.schema['x-questionnaire'];
    if (taken.includes(page) || owners.has(page)) return [];
    const sentence = `There is no page ${page}; use one of ${shown.join(', ')}, or say under "x-page" what it is called.`;
    return [schemaFile.problem(['x-questionnaire', 'page'], sentence)];
  });
  return [...described, ...unknown];
}
