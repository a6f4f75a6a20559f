import type { Subject } from '../../../src/contracts/subject.ts';
import type { FieldProblem } from '../../../src/contracts/errors.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import { toSentFields } from '../../../src/engine/send.ts';
import type { SentFields } from '../../../src/contracts/record.ts';
import type { Content } from '../../../src/engine/content.ts';
import type { CompiledQuestionnaire, Questionnaire, Section } from '../../../src/engine/questionnaire.ts';
import { toUtcDay } from '../../../src/lib/utc-day.ts';

/** A save of one section, and the server's verdict: the preview and the server both use the engine. */
export interface SampleSave extends SentFields {
  /** Empty: the save is accepted. */
  readonly problems: readonly FieldProblem[];
}

export function toSampleSave(
  compiled: CompiledQuestionnaire,
  section: Section,
  content: Content,
): SampleSave {
  const { questionnaire } = compiled;
  const { fields, marks } = toSentFields(questionnaire, [section], content);
  const judged = prepareSave(compiled, questionnaire.version, fields, {
    marks,
    today: toUtcDay(Date.now()),
  });
  return { fields, marks, problems: judged.kind === 'refused' ? judged.problems : [] };
}

export function toSampleRecord(
  { questionnaire, sections }: CompiledQuestionnaire,
  { answers, notes, conditionFacts }: Content,
) {
  const today = toUtcDay(Date.now());
  return {
    name: sampleSubject(questionnaire)?.name ?? null,
    day: questionnaire.kind === 'insights' ? today : null,
    savedAt: today,
    asOf: today,
    sections: sections.map(({ id }) => id),
    answers,
    notes,
    conditionFacts,
  };
}

export function sampleSubject({ subject }: Questionnaire): Subject | undefined {
  return subject && { name: `Some ${subject}` };
}
