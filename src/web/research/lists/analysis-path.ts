import { pages, toCoinPath, toExchangePath, toNftPath } from '../../../contracts/pages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';

/** Query parameter: in an evaluation's address the record's id, in that of the results `questionnaire:record`. */
export const analysisParam = 'analysis';

export const newParam = 'new';

/** Query parameter of a coin's page: the part that it shows. */
export const partParam = 'part';

export const decisionPart = 'deciding';

export function toNewPath(page: string): string {
  return `${page}?${newParam}`;
}

export function toAnalysisPath({ page }: CatalogEntry, id: string): string {
  return `${page}?${new URLSearchParams({ [analysisParam]: id }).toString()}`;
}

export function toReadPath({ id }: CatalogEntry, recordId: string): string {
  return `${pages.results.path}?${analysisParam}=${id}:${encodeURIComponent(recordId)}`;
}

/** Where a decision about a coin is written; `id` is the coin's id at its source. */
export function toDecisionPath(id: string): string {
  return `${toCoinPath(id)}?${partParam}=${decisionPart}`;
}

/** Undefined: the subject has no page. */
export function toSubjectPath(
  { subject: kind }: CatalogEntry,
  subject: Subject | undefined,
): string | undefined {
  if (subject?.id === undefined) return undefined;
  switch (kind) {
    case 'coin':
      return toCoinPath(subject.id);
    case 'nft':
      return toNftPath(subject.id);
    case 'exchange':
      return toExchangePath(subject.id);
    case undefined:
      return undefined;
  }
}
