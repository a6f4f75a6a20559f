import { applyEdits } from '../../../engine/content.ts';
import type { LocalRecord, LocalSection } from './local-record.ts';

/** `into` with the unsaved answers of another document of the same record; united twice, they change nothing more. */
export function unite(into: LocalRecord, { sections, claims }: LocalRecord): LocalRecord {
  const added = Object.entries(sections).map(([id, section]) => {
    const own = into.sections[id];
    return [id, own ? layOver(own, section) : section] as const;
  });
  return {
    ...into,
    sections: { ...into.sections, ...Object.fromEntries(added) },
    claims: { ...claims, ...into.claims },
  };
}

function layOver(own: LocalSection, { base, written }: LocalSection): LocalSection {
  return { ...own, written: { ...own.written, ...applyEdits(base, written, own.written) } };
}
