import { pageList, questionnairePaths } from '../../src/contracts/pages.ts';
import { publicPaths } from '../../src/contracts/public-pages.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';
import { previewPath } from '../dev/preview/paths.ts';
import type { Checked } from './checked.ts';
import { errorAt, type JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';

/** Paths at which the server answers with no page. */
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

const taken: readonly string[] = [...pageList.map(({ path }) => path), ...publicPaths, ...served];

/** A questionnaire's page is one of the product's that shows questionnaires, or its own. */
export function pageProblems({ source: { schema }, schemaFile: file }: Checked): readonly Problem[] {
  const { 'x-questionnaire': facts, 'x-page': own } = schema;
  const { page, subject } = facts;
  const at = ['x-questionnaire', 'page'];
  const shown: readonly string[] = questionnairePaths.toSorted();
  if (shown.includes(page)) {
    const isEvaluation =
      facts.subjectRequired && pageList.some((one) => one.path === page && one.searches === subject);
    if (schema['x-retired'] && isEvaluation) {
      return [errorAt(file, ['x-retired'], 'page-lead-retired', { page })];
    }
    return own ? [errorAt(file, ['x-page'], 'page-of-product', { page })] : [];
  }
  // Only npm run dev answers there, so the page would be hidden in development.
  if (page === previewPath) return [errorAt(file, at, 'page-reserved', { page })];
  if (taken.includes(page)) {
    return [errorAt(file, at, 'page-unfit', { page, pages: shown.join(', ') })];
  }
  if (own?.panels?.includes('coin') && subject !== 'coin') {
    return [errorAt(file, ['x-page', 'panels'], 'panel-without-coin', {})];
  }
  return [];
}

/** A questionnaires' page is described by exactly one of them, and has a unique title. */
export function ownPageProblems(
  folders: readonly { readonly source: QuestionnaireSource; readonly schemaFile: JsonFile }[],
): readonly Problem[] {
  const owners = new Map<string, string>();
  const titles = new Map<string, string>(pageList.map(({ title, path }) => [title, path]));
  const described = folders.flatMap(({ source, schemaFile }) => {
    const { 'x-questionnaire': facts, 'x-page': own } = source.schema;
    if (!own) return [];
    const owner = owners.get(facts.page);
    if (owner !== undefined)
      return [errorAt(schemaFile, ['x-page'], 'page-described-twice', { id: owner, page: facts.page })];
    owners.set(facts.page, source.id);
    const other = titles.get(own.title);
    titles.set(own.title, facts.page);
    if (other === undefined) return [];
    return [errorAt(schemaFile, ['x-page', 'title'], 'page-title-taken', { page: other, title: own.title })];
  });
  const shown: readonly string[] = questionnairePaths.toSorted();
  const unknown = folders.flatMap(({ source, schemaFile }) => {
    const { page } = source.schema['x-questionnaire'];
    if (taken.includes(page) || owners.has(page)) return [];
    const pages = shown.join(', ');
    return [errorAt(schemaFile, ['x-questionnaire', 'page'], 'page-unknown', { page, pages })];
  });
  return [...described, ...unknown];
}
