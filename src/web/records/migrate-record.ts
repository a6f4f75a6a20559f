import { withCurrentIds } from '../../engine/stored.ts';
import { mergeContents, sectionContent } from '../../engine/content.ts';
import type { Questionnaire } from '../../engine/questionnaire.ts';
import { blankSection } from '../questionnaire/section-state.ts';
import { isUnsaved, type RecordState } from './record-state.ts';

/** Moves answers of an older version to the present places of their questions. */
export function migrateRecord(questionnaire: Questionnaire, record: RecordState): RecordState {
  if (record.phase.kind !== 'to-migrate') return record;
  const phase = { kind: record.phase.next };
  const edition = record.edition + 1;
  const kept = Object.values(record.sections);
  const all = mergeContents(kept.map((section) => withCurrentIds(questionnaire, section)));
  const unsaved = new Set(
    kept.filter(isUnsaved).flatMap((section) => Object.keys(withCurrentIds(questionnaire, section).answers)),
  );
  const sections = questionnaire.sections.flatMap((section) => {
    const { id, questions } = section;
    const content = sectionContent(section, all);
    const before = record.sections[id] ?? blankSection;
    const dirty = questions.some((question) => unsaved.has(question.id));
    if (!dirty && !record.sections[id]) return [];
    const save = dirty && !isUnsaved(before) ? ({ kind: 'dirty' } as const) : before.save;
    return [[id, { ...before, ...content, save, formKey: String(edition) }]];
  });
  return { ...record, edition, phase, sections: Object.fromEntries(sections) };
}
