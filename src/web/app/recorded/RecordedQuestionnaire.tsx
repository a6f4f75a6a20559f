import type { CatalogEntry } from '../../../engine/registry/catalog.ts';
import { RecordedSections } from './RecordedSections.tsx';
import { WithQuestionnaire } from './WithQuestionnaire.tsx';

/** A questionnaire with its record: the answers go to the records, and what becomes of them comes back. */
export function RecordedQuestionnaire({ entry }: { readonly entry: CatalogEntry }) {
  return (
    <WithQuestionnaire entry={entry}>
      {(compiled) => <RecordedSections compiled={compiled} />}
    </WithQuestionnaire>
  );
}
