import type { FieldProblem } from '../contracts/errors.ts';
import type { SentEvidence } from '../contracts/record.ts';
import {
  getValidator,
  allQuestions,
  findQuestion,
  type CompiledQuestionnaire,
  type Questionnaire,
} from './questionnaire.ts';
import { findFactFaults } from './answers/condition-facts.ts';
import { blankContent, type Content } from './content.ts';
import { findAlertFaults } from './alert-faults.ts';
import { listDiffering, toSavedRows } from './first-row.ts';
import { findFaults, findMissing, type QuestionFault } from './form.ts';
import { findRuleFaults } from './section-rules.ts';
import { findAsked, askedQuestions } from './asked-questions.ts';
import type { Answers } from './answers.ts';
import { toRefusal } from './answers/fault.ts';
import { explainErrors, explainFaults, toFieldName, toFieldProblems } from './answers/field-problems.ts';
import { applyMarks, type Marks } from './answers/marks.ts';
import { mergeSave, toCalculated, type SentContent } from './answers/merge-save.ts';
import { withCurrentIds, type StoredAnswers } from './stored.ts';
import { readWire } from './answers/read-wire.ts';
import { judgeEvidence } from './kept-evidence.ts';

/** A save that the engine accepts. */
export interface ReadySave {
  readonly kind: 'ready';
  /** The ids of the sections in it. */
  readonly sections: readonly string[];
  /** The record with it. */
  readonly merged: StoredAnswers;
}

/** A save that is refused, with every field that is wrong. */
interface RefusedSave {
  readonly kind: 'refused';
  readonly problems: readonly FieldProblem[];
}

/** What a save is judged by besides its fields. */
interface SaveCircumstances {
  /** The ids of the questions whose blanks are answers, as `about` lists them. */
  readonly marks?: Partial<Marks>;
  /** The UTC day, YYYY-MM-DD; absent: no day is too late. */
  readonly today?: string;
  /** It was saved before, on another day and perhaps without a rule: neither rules nor limits of today judge it. */
  readonly isImported?: boolean;
  /** The UTC day of a journal's entry, by which a new alert is judged; absent: it is not judged. */
  readonly entryDay?: string | undefined;
  /** `sent` as in `about`; `now` is the time of the save, ISO 8601 UTC. */
  readonly evidence?: { readonly sent: SentEvidence; readonly now: string } | undefined;
  /** The stored record; absent: nothing yet. */
  readonly stored?: StoredAnswers | undefined;
}

/**
 * Judges the answer fields of a save (without email, name and about): names, flags, each section in it by its compiled
 * validator, and that after the merge into the stored record no required answer is missing and no rule is broken. `version` is
 * the Questionnaire-Version header (undefined: current).
 */
export function prepareSave(
  compiled: CompiledQuestionnaire,
  version: number | undefined,
  fields: Readonly<Record<string, unknown>>,
  {
    marks = {},
    today,
    isImported = false,
    entryDay,
    evidence: { sent: sentEvidence, now } = { sent: {}, now: '' },
    stored,
  }: SaveCircumstances = {},
): ReadySave | RefusedSave {
  const { questionnaire } = compiled;
  const sent = readWire(questionnaire, version, fields);
  if (sent.kind === 'refused') {
    const problems = sent.problems.map(({ path, message }) => ({ path, message: toRefusal(message) }));
    return { kind: 'refused', problems };
  }
  const factFaults = findFactFaults(questionnaire, fields);
  if (factFaults.length > 0) return { kind: 'refused', problems: factFaults };
  const before = withCurrentIds(questionnaire, stored ?? blankContent);
  const reading = applyMarks(questionnaire, sent.sections, marks, before.answers);
  if (reading.kind === 'refused') return reading;
  if (Object.keys(reading.sections).length === 0) {
    return { kind: 'refused', problems: [{ path: '', message: 'The save carries no answer field.' }] };
  }
  const rows = readFirstRows(questionnaire, reading.sections, fields, before.answers);
  if (rows.kind === 'refused') return rows;
  const { sections, named } = rows;
  const by = { today: isImported ? undefined : today, saved: before.answers };
  const problems = findProblems(compiled, sections, fields, by);
  if (problems.length > 0) return { kind: 'refused', problems };
  const judged = judgeEvidence(questionnaire, sentEvidence, { now, named });
  if (judged.kind === 'refused') return judged;
  const { evidence, confirmed } = judged;
  const save = { version: version ?? questionnaire.version, sections, named, evidence, confirmed };
  const merged = mergeSave(questionnaire, { stored, before }, save, today);
  const faults = [
    ...findMissingAfter(questionnaire, save, merged),
    ...findAlertFaultsAfter(questionnaire, before, merged, entryDay),
    ...(isImported ? [] : findRuleFaultsAfter(questionnaire, save, merged, today)),
  ];
  return faults.length > 0
    ? { kind: 'refused', problems: toFieldProblems(explainFaults(questionnaire, fields, faults)) }
    : { kind: 'ready', sections: Object.keys(sections), merged };
}

/** A save of replaced questions, as one of their tables. `before`: the stored answers. */
function readFirstRows(
  questionnaire: Questionnaire,
  sent: SentContent['sections'],
  fields: Readonly<Record<string, unknown>>,
  before: Answers,
): (Pick<SentContent, 'sections' | 'named'> & { readonly kind: 'read' }) | RefusedSave {
  let named: readonly string[] = Object.keys(fields).flatMap(
    (name) => findQuestion(questionnaire, name)?.question.id ?? [],
  );
  const sections: Record<string, Content> = {};
  const problems: FieldProblem[] = [];
  for (const section of questionnaire.sections) {
    const content = sent[section.id];
    if (!content) continue;
    const own = { answers: content.answers, named };
    for (const { former, table } of listDiffering(section, own)) {
      const path = toFieldName(questionnaire, fields, former);
      problems.push({ path, message: `Differs from the same answer sent as ${table}.` });
    }
    const saved = toSavedRows(section, own, before);
    sections[section.id] = { ...content, answers: saved.answers };
    ({ named } = saved);
  }
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'read', sections, named };
}

function findProblems(
  { questionnaire, sections }: CompiledQuestionnaire,
  sent: SentContent['sections'],
  fields: Readonly<Record<string, unknown>>,
  { today, saved }: { readonly today: string | undefined; readonly saved: Answers },
): readonly FieldProblem[] {
  return sections.flatMap((section) => {
    const answers = sent[section.id]?.answers;
    if (!answers) return [];
    const validate = getValidator(section);
    const errors = validate(answers) ? [] : (validate.errors ?? []);
    return toFieldProblems([
      ...explainErrors(questionnaire, fields, answers, errors),
      ...explainFaults(questionnaire, fields, findFaults(section.questions, answers, today, saved)),
    ]);
  });
}

/** Required answers that are missing; a question that the save's version may not know counts only if it is named. */
function findMissingAfter(
  questionnaire: Questionnaire,
  save: SentContent,
  merged: StoredAnswers,
): readonly QuestionFault[] {
  if (!allQuestions(questionnaire).some(({ required }) => required)) return [];
  const asked = findAsked(questionnaire, merged);
  const isCurrent = save.version === questionnaire.version;
  return questionnaire.sections
    .filter(({ id }) => Object.hasOwn(save.sections, id))
    .flatMap((section) => findMissing(askedQuestions(section, asked), merged.answers))
    .filter(({ questionId }) => isCurrent || save.named.includes(questionId));
}

function findAlertFaultsAfter(
  questionnaire: Questionnaire,
  before: Content,
  merged: StoredAnswers,
  day: string | undefined,
): readonly QuestionFault[] {
  if (day === undefined) return [];
  const alerting = { alert: questionnaire.alert, questions: allQuestions(questionnaire) };
  return findAlertFaults(alerting, merged.answers, { before: before.answers, day });
}

/** The rules of the saved sections that the answers break. */
function findRuleFaultsAfter(
  questionnaire: Questionnaire,
  save: SentContent,
  merged: StoredAnswers,
  today: string | undefined,
): readonly QuestionFault[] {
  return questionnaire.sections
    .filter(({ id }) => Object.hasOwn(save.sections, id))
    .flatMap((section) => findRuleFaults(questionnaire, section, merged, today));
}

/** A stored record that is saved again on that UTC day, YYYY-MM-DD. */
export function recalculate(
  questionnaire: Questionnaire,
  { calculated: _before, ...stored }: StoredAnswers,
  today: string,
): StoredAnswers {
  const calculated = toCalculated(questionnaire, withCurrentIds(questionnaire, stored), today);
  return { ...stored, ...(Object.keys(calculated).length > 0 && { calculated }) };
}
