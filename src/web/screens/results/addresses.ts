import { pages } from '../../../contracts/pages.ts';
import { namesOf } from '../../../engine/questionnaire.ts';
import type { CatalogEntry } from '../../research/questionnaires/questionnaire-catalog.ts';
import { blankContent } from '../../../engine/content.ts';
import { askedInEntry } from '../../../engine/asked-questions.ts';
import { analysisParam, toAnalysisPath } from '../../research/lists/analysis-path.ts';
import { getSectionId } from '../../research/form/field-ids.ts';
import type { RecordCounts } from '../../research/record/load-analyses.ts';

export const compared = { min: 2, max: 4 } as const;

export type View =
  | { readonly kind: 'all' }
  | { readonly kind: 'comparison'; readonly entry: CatalogEntry; readonly ids: readonly string[] }
  | { readonly kind: 'analysis'; readonly entry: CatalogEntry; readonly id: string }
  | { readonly kind: 'journal'; readonly entry: CatalogEntry }
  /** The address names nothing that exists. */
  | { readonly kind: 'unknown' };

const params = { compare: 'compare', journal: 'journal' } as const;

export function toComparisonPath({ id }: CatalogEntry, ids: readonly string[]): string {
  return `${pages.results.path}?${params.compare}=${id}:${ids.map(encodeURIComponent).join(',')}`;
}

export function toJournalPath({ id }: CatalogEntry): string {
  return `${pages.results.path}?${params.journal}=${id}`;
}

export function readView(search: URLSearchParams, catalog: readonly CatalogEntry[]): View {
  const find = (id: string) => catalog.find((entry) => namesOf(entry).includes(id));
  const journal = search.get(params.journal);
  if (journal !== null) {
    const entry = find(journal);
    return entry?.kind === 'insights' ? { kind: 'journal', entry } : { kind: 'unknown' };
  }
  const analysis = search.get(analysisParam);
  if (analysis !== null) {
    const [name, id] = splitAddress(analysis);
    const entry = find(name);
    return entry && id !== '' ? { kind: 'analysis', entry, id } : { kind: 'unknown' };
  }
  const compare = search.get(params.compare);
  if (compare === null) return { kind: 'all' };
  const [id, list] = splitAddress(compare);
  const ids = [...new Set(list.split(',').filter((one) => one !== ''))];
  const entry = find(id);
  if (!entry || ids.length < compared.min || ids.length > compared.max) return { kind: 'unknown' };
  return { kind: 'comparison', entry, ids };
}

export function toPartId({ id }: CatalogEntry): string {
  return `part-${id}`;
}

/** Splits at the first colon. */
function splitAddress(value: string): readonly [name: string, rest: string] {
  const [, name = '', rest = ''] = /^([^:]*):(.*)$/.exec(value) ?? [];
  return [name, rest];
}

/** Where answers are edited: in the analysis, if a subject may have several, else on the page. */
export function toEditPath(entry: CatalogEntry, recordId: string): string {
  if (entry.subjectRequired) return toAnalysisPath(entry, recordId);
  return toSectionPath(entry, entry.page, []);
}

/** Where to continue a questionnaire: its first unsaved section. */
export function toPartPath(entry: CatalogEntry, complete: boolean, latest: RecordCounts | undefined): string {
  const { page, subjectRequired } = entry;
  const path =
    !latest || isRestarted(latest, complete) || !subjectRequired ? page : toEditPath(entry, latest.id);
  return toSectionPath(entry, path, latest?.saved ?? [], latest?.askedSections);
}

/** Complete on the server but not here: a new analysis was started and not saved yet. */
export function isRestarted(latest: RecordCounts, complete: boolean): boolean {
  return latest.complete && !complete;
}

function toSectionPath(
  entry: CatalogEntry,
  path: string,
  saved: readonly string[],
  asked: readonly string[] = askedInEntry(entry, blankContent).sections.map(({ id }) => id),
): string {
  const { id } = entry;
  const sections = entry.sections.filter((one) => asked.includes(one.id));
  const section = sections.find((one) => !saved.includes(one.id)) ?? sections[0];
  return section ? `${path}#${getSectionId(id, section.id)}` : path;
}
