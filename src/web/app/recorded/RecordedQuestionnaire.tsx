import type { CatalogEntry } from '../../../engine/catalog.ts';
import { RecordedSections } from './RecordedSections.tsx';
import { WithQuestionnaire } from './WithQuestionnaire.tsx';

export function RecordedQuestionnaire({ entry }: { readonly entry: CatalogEntry }) {
  return (
    <WithQuestionnaire entry={entry}>
      {(compiled) => <RecordedSections compiled={compiled} leads />}
    </WithQuestionnaire>
  );
}
