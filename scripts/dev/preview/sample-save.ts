import type { Subject } from '../../../src/contracts/subject.ts';
import type { WireValue } from '../../../src/contracts/record.ts';
import type { FieldProblem } from '../../../src/contracts/errors.ts';
import { listMarks, type Marks } from '../../../src/engine/answers/marks.ts';
import { prepareSave } from '../../../src/engine/save.ts';
import { toWire } from '../../../src/engine/answers/wire.ts';
import { sectionContent, type Content } from '../../../src/engine/content.ts';
import type { CompiledQuestionnaire, Questionnaire, Section } from '../../../src/engine/questionnaire.ts';
import { toUtcDay } from '../../../src/lib/utc-day.ts';

/** A save of one section that could be sent, and what the server would say to it: the engine judges there as here. */
export interface SampleSave {
  readonly fields: Readonly<Record<string, WireValue>>;
  readonly marks: Marks;
  /** None: it is taken. */
  readonly problems: readonly FieldProblem[];
}

/** The first save of a section. */
export function toSampleSave(
  compiled: CompiledQuestionnaire,
  section: Section,
  content: Content,
): SampleSave {
  const { questionnaire } = compiled;
  const fields = toWire(questionnaire, section, content);
  const own = listMarks(questionnaire, sectionContent(section, content).answers);
  const isSent = (id: string) => Object.hasOwn(fields, id);
  const marks = { no: own.no.filter(isSent), cant_tell: own.cant_tell.filter(isSent) };
  const judged = prepareSave(compiled, questionnaire.version, fields, {
    marks,
    today: toUtcDay(Date.now()),
  });
  return { fields, marks, problems: judged.kind === 'refused' ? judged.problems : [] };
}

/** The record, saved today, once every section is. */
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

/** What a record of the questionnaire would be about. */
export function sampleSubject({ subject }: Questionnaire): Subject | undefined {
  return subject && { name: `Some ${subject}` };
}
