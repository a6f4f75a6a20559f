import { currentAnswers } from '../../engine/answers/stored.ts';
import { sectionAnswers } from '../../engine/answers/record.ts';
import type { Answers, Questionnaire } from '../../engine/registry/questionnaire.ts';
import { blankSection } from '../questionnaire/section-state.ts';
import { isUnsaved, type RecordState } from './record-state.ts';

/** Answers kept by an older version of a questionnaire follow its questions, wherever those stand now. */
export function migrate(questionnaire: Questionnaire, record: RecordState): RecordState {
  if (record.phase.kind !== 'to-migrate') return record;
  const phase = { kind: record.phase.next };
  const edition = record.edition + 1;
  const kept = Object.values(record.sections);
  const all: Answers = Object.assign(
    {},
    ...kept.map(({ answers }) => currentAnswers(questionnaire, answers)),
  );
  const unsaved = new Set(
    kept.filter(isUnsaved).flatMap(({ answers }) => Object.keys(currentAnswers(questionnaire, answers))),
  );
  const sections = questionnaire.sections.flatMap((section) => {
    const { id, questions } = section;
    const answers = sectionAnswers(section, all);
    const before = record.sections[id] ?? blankSection;
    const dirty = questions.some((question) => unsaved.has(question.id));
    if (!dirty && !record.sections[id]) return [];
    const save = dirty && !isUnsaved(before) ? ({ kind: 'dirty' } as const) : before.save;
    return [[id, { ...before, answers, initialAnswers: answers, save, formKey: String(edition) }]];
  });
  return { ...record, edition, phase, sections: Object.fromEntries(sections) };
}
