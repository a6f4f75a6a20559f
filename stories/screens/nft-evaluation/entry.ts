import type { SectionState } from '../../../src/web/questionnaire/section-state.ts';
import { blankSection } from '../../../src/web/questionnaire/section-state.ts';
import type { CatalogEntry } from '../../../src/engine/registry/catalog.ts';
import { blankRecord } from '../../../src/web/records/record-state.ts';
import type { RecordsState } from '../../../src/web/records/records.ts';

/** A checklist about NFTs with three sections. */
export const entry: CatalogEntry = {
  id: 'story',
  title: 'Story',
  kind: 'checklist',
  version: 1,
  page: '/nfteval',
  order: 1,
  subject: 'nft',
  reward: 5,
  sections: [
    { id: 'look', title: 'LOOK', questions: 4 },
    { id: 'people', title: 'PEOPLE', questions: 3 },
    { id: 'price', title: 'PRICE', questions: 2 },
  ],
};

const savedSection: SectionState = { ...blankSection, answers: { one: true }, complete: true };

/** A record with these sections saved. */
export function withSaved(...sections: readonly string[]): RecordsState['records'] {
  const saved = Object.fromEntries(sections.map((id) => [id, savedSection]));
  return { [entry.id]: { ...blankRecord, sections: saved } };
}
