import type { CatalogEntry } from '../../../../engine/catalog.ts';
import { currentSections, namesOf } from '../../../../engine/questionnaire.ts';
import type { LocalRecord } from './local-record.ts';

/** A stored document under the present names of its questionnaire and sections. */
export function withCurrentNames(catalog: readonly CatalogEntry[], document: LocalRecord): LocalRecord {
  const entry = catalog.find((one) => one.renamed && namesOf(one).includes(document.questionnaireId));
  if (!entry) return document;
  const toCurrent = (sectionId: string) => currentSections(entry, [sectionId])[0] ?? sectionId;
  const rename = <V>(all: Readonly<Record<string, V>>): Readonly<Record<string, V>> =>
    Object.fromEntries(Object.entries(all).map(([id, one]) => [toCurrent(id), one]));
  const { sections, facts, claims, server, create } = document;
  return {
    ...document,
    questionnaireId: entry.id,
    sections: rename(sections),
    facts: rename(facts),
    claims: rename(claims),
    ...(server && { server: { ...server, sections: rename(server.sections) } }),
    ...(create && { create: { ...create, sectionId: toCurrent(create.sectionId) } }),
  };
}
