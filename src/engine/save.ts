import { listNamed } from './conditions.ts';
import type { FieldProblem } from '../contracts/errors.ts';
import type { EvidenceByQuestion, SentEvidence } from '../contracts/record.ts';
import {
  getValidator,
  allQuestions,
  findQuestion,
  currentSections,
  type CompiledQuestionnaire,
  type Question,
  type Questionnaire,
} from './questionnaire.ts';
import { findFactFaults } from './answers/condition-facts.ts';
import type { CalculatedFigures, ConditionContent, Content, WrittenNote } from './content.ts';
import { blankContent, noteParts } from './content.ts';
import { findAlertFaults } from './alert-faults.ts';
import { listDiffering, toSavedRows } from './first-row.ts';
import { findFaults, findMissing, type QuestionFault } from './form.ts';
import { findRuleFaults } from './section-rules.ts';
import { calculateAll, findAsked, askedQuestions } from './asked-questions.ts';
import type { Answer, Answers } from './answers.ts';
import { mergeAnswer } from './answers/typed-answers.ts';
import { toFaultSentence, toRefusal } from './answers/fault.ts';
import { toFieldName, toFieldProblems } from './answers/field-problems.ts';
import { applyMarks, toMark, type Marks } from './answers/marks.ts';
import { withCurrentIds, type StoredAnswers } from './stored.ts';
import { readWire } from './answers/read-wire.ts';
import { toWireField } from './answers/wire.ts';
import { isSameAnswer } from './three-way-merge.ts';
import { judgeEvidence, withCurrentQuestions } from './kept-evidence.ts';

/** A save that the engine accepts: the content of each section in it, and its version. */
export interface ReadySave {
  readonly kind: 'ready';
  readonly version: number;
  readonly sections: Readonly<Record<string, Content>>;
  /** The ids of the questions in the save, answered or not. */
  readonly named: readonly string[];
  /** The facts shown with them. */
  readonly evidence: EvidenceByQuestion;
  /** The ids of the questions whose stored answer is given again, with this evidence. */
  readonly confirmed: readonly string[];
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
  /** It was saved before, perhaps when a rule was not there yet: rules do not judge it. */
  readonly isImported?: boolean;
  /** The UTC day of a journal's entry, by which a new alert is judged; absent: it is not judged. */
  readonly entryDay?: string | undefined;
  /** `sent` as in `about`; `now` is the time of the save, ISO 8601 UTC. */
  readonly evidence?: { readonly sent: SentEvidence; readonly now: string } | undefined;
  /** The stored record; absent: nothing yet. */
  readonly stored?: StoredAnswers;
}

/**
 * Judges the answer fields of a save (without email, name and about): names, flags, each section in it by its compiled
 * validator, and that after the merge no required answer is missing and no rule is broken. `version` is the Questionnaire-Version header
 * (undefined: current).
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
  const before = withCurrentIds(questionnaire, stored ?? blankContent).answers;
  const reading = applyMarks(questionnaire, sent.sections, marks, before);
  if (reading.kind === 'refused') return reading;
  if (Object.keys(reading.sections).length === 0) {
    return { kind: 'refused', problems: [{ path: '', message: 'The save carries no answer field.' }] };
  }
  const rows = readFirstRows(questionnaire, reading.sections, fields, before);
  if (rows.kind === 'refused') return rows;
  const { sections, named } = rows;
  const problems = findProblems(compiled, sections, fields, today);
  if (problems.length > 0) return { kind: 'refused', problems };
  const judged = judgeEvidence(questionnaire, sentEvidence, { now, named });
  if (judged.kind === 'refused') return judged;
  const { evidence, confirmed } = judged;
  const save: ReadySave = {
    kind: 'ready',
    version: version ?? questionnaire.version,
    sections,
    named,
    evidence,
    confirmed,
  };
  const faults = [
    ...missingAfter(compiled, stored, save),
    ...alertFaultsAfter(compiled, stored, save, entryDay),
    ...(isImported ? [] : ruleFaultsAfter(compiled, stored, save, today)),
  ];
  return faults.length > 0 ? { kind: 'refused', problems: toProblems(questionnaire, fields, faults) } : save;
}

/** A save of replaced questions, as one of their tables. `before`: the stored answers. */
function readFirstRows(
  questionnaire: Questionnaire,
  sent: ReadySave['sections'],
  fields: Readonly<Record<string, unknown>>,
  before: Answers,
): (Pick<ReadySave, 'sections' | 'named'> & { readonly kind: 'read' }) | RefusedSave {
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
  sent: ReadySave['sections'],
  fields: Readonly<Record<string, unknown>>,
  today: string | undefined,
): readonly FieldProblem[] {
  return sections.flatMap((section) => {
    const answers = sent[section.id]?.answers;
    if (!answers) return [];
    const validate = getValidator(section);
    if (!validate(answers)) return toFieldProblems(questionnaire, fields, answers, validate.errors ?? []);
    return toProblems(questionnaire, fields, findFaults(section.questions, answers, today));
  });
}

function alertFaultsAfter(
  compiled: CompiledQuestionnaire,
  stored: StoredAnswers | undefined,
  save: ReadySave,
  day: string | undefined,
): readonly QuestionFault[] {
  const { questionnaire } = compiled;
  if (day === undefined || !questionnaire.alert) return [];
  const before = withCurrentIds(questionnaire, stored ?? blankContent).answers;
  const { alert } = questionnaire;
  const { answers } = applySave(compiled, stored, save);
  return findAlertFaults({ alert, questions: allQuestions(questionnaire) }, answers, { before, day });
}

/**
 * Required answers that are missing after the merge; a question that the save's version may not know counts only if it
 * is named.
 */
function missingAfter(
  compiled: CompiledQuestionnaire,
  stored: StoredAnswers | undefined,
  save: ReadySave,
): readonly QuestionFault[] {
  const { questionnaire } = compiled;
  if (!allQuestions(questionnaire).some(({ required }) => required)) return [];
  const merged = applySave(compiled, stored, save);
  const asked = findAsked(questionnaire, merged);
  const isCurrent = save.version === questionnaire.version;
  return questionnaire.sections
    .filter(({ id }) => Object.hasOwn(save.sections, id))
    .flatMap((section) => findMissing(askedQuestions(section, asked), merged.answers))
    .filter(({ questionId }) => isCurrent || save.named.includes(questionId));
}

/** The rules of the saved sections that the answers break after the merge. */
function ruleFaultsAfter(
  compiled: CompiledQuestionnaire,
  stored: StoredAnswers | undefined,
  save: ReadySave,
  today: string | undefined,
): readonly QuestionFault[] {
  const { questionnaire } = compiled;
  const ruled = questionnaire.sections.filter(({ id, rules }) => rules && Object.hasOwn(save.sections, id));
  if (ruled.length === 0) return [];
  const merged = applySave(compiled, stored, save);
  return ruled.flatMap((section) => findRuleFaults(questionnaire, section, merged, today));
}

function toProblems(
  questionnaire: Questionnaire,
  fields: Readonly<Record<string, unknown>>,
  faults: readonly QuestionFault[],
): readonly FieldProblem[] {
  const firstOfEach = faults.filter(
    ({ questionId }, index) => faults.findIndex((one) => one.questionId === questionId) === index,
  );
  return firstOfEach.map(({ questionId, fault }) => ({
    path: toFieldName(questionnaire, fields, questionId, fault.kind === 'in-cell' ? fault.column : undefined),
    message: toFaultSentence(fault),
  }));
}

/**
 * Merges an accepted save into a stored record: keys that were not sent stay, and each section in the save is marked
 * saved. An option that the save's version did not have keeps its stored state; an answer to a question that other
 * answers of these sections hide is not stored. `today`: as in SaveCircumstances.
 */
export function applySave(
  compiled: CompiledQuestionnaire,
  stored: StoredAnswers | undefined,
  save: ReadySave,
  today?: string,
): StoredAnswers {
  const { questionnaire } = compiled;
  const before = withCurrentIds(questionnaire, stored ?? blankContent);
  const answers = { ...before.answers };
  const sent = Object.values(save.sections);
  const saved = new Map(sent.flatMap((section) => Object.entries(section.answers)));
  for (const name of save.named) {
    const question = findQuestion(questionnaire, name)?.question;
    if (!question) continue;
    const answer = mergedAnswer(
      questionnaire,
      save.version,
      question,
      answers[question.id],
      saved.get(question.id),
    );
    if (answer === undefined) delete answers[question.id];
    else answers[question.id] = answer;
  }
  const notes = mergeNotes(before.notes, sent);
  const conditionFacts = mergeFacts(before.conditionFacts, save.sections);
  const hidden = hiddenQuestions(questionnaire, save, { answers, conditionFacts });
  for (const id of hidden) {
    const kept = before.answers[id];
    if (kept === undefined) delete answers[id];
    else answers[id] = kept;
  }
  const shown = { ...save, named: save.named.filter((id) => !hidden.includes(id)) };
  const evidence = mergeEvidence(questionnaire, stored, shown, { before: before.answers, after: answers });
  const savedBefore = currentSections(questionnaire, stored?.sections ?? []);
  const sections = new Set([...savedBefore, ...Object.keys(save.sections)]);
  const version = stored?.version ?? save.version;
  const savedIn = toSavedIn(questionnaire, { version, ...stored }, save);
  const calculated = toCalculated(questionnaire, { answers, conditionFacts }, today);
  return {
    version,
    answers,
    notes,
    conditionFacts,
    sections: [...sections],
    ...(Object.keys(savedIn).length > 0 && { savedIn }),
    ...(Object.keys(calculated).length > 0 && { calculated }),
    ...(Object.keys(evidence).length > 0 && { evidence }),
  };
}

/** The calculated values of the whole record, without blank ones. */
function toCalculated(
  questionnaire: Questionnaire,
  content: ConditionContent,
  today: string | undefined,
): CalculatedFigures {
  const all = [...calculateAll(questionnaire, content, today)];
  return Object.fromEntries(all.flatMap(([id, { value }]) => (value === undefined ? [] : [[id, value]])));
}

/**
 * An answer keeps the evidence of the save that gave it; a question without an answer, that of its last save that knew a
 * fact. A save that changes an answer and carries no evidence deletes the stored one; one that gives the answer again replaces
 * it.
 */
function mergeEvidence(
  questionnaire: Questionnaire,
  stored: StoredAnswers | undefined,
  { named, evidence: sent, confirmed }: ReadySave,
  { before, after }: Readonly<Record<'before' | 'after', Answers>>,
): EvidenceByQuestion {
  const merged = { ...withCurrentQuestions(questionnaire, stored?.evidence) };
  for (const id of named) {
    const question = findQuestion(questionnaire, id)?.question;
    if (!question) continue;
    const isSame = isSameAnswer(questionnaire, question, before[id], after[id]);
    if (isSame && after[id] !== undefined && !confirmed.includes(id)) continue;
    const kept = sent[id];
    const isKnown = kept?.facts.some(({ state }) => state !== 'missing');
    if (kept && (isKnown || !isSame || !merged[id])) merged[id] = kept;
    else if (!isSame) delete merged[id];
  }
  return merged;
}

/** A blank part deletes the stored one. */
function mergeNotes(before: Content['notes'], sent: readonly Content[]): Content['notes'] {
  const merged: Record<string, WrittenNote> = { ...before };
  for (const [id, note] of sent.flatMap(({ notes }) => Object.entries(notes))) {
    const both = { ...merged[id], ...note };
    const left = noteParts.filter((part) => both[part] !== undefined && both[part] !== '');
    if (left.length === 0) delete merged[id];
    else merged[id] = Object.fromEntries(left.map((part) => [part, both[part]]));
  }
  return merged;
}

/** A section is judged only by the facts of its last save. */
function mergeFacts(
  before: Content['conditionFacts'],
  sections: ReadySave['sections'],
): Content['conditionFacts'] {
  const merged = { ...before };
  for (const [id, { conditionFacts }] of Object.entries(sections)) {
    const facts = conditionFacts[id];
    if (facts) merged[id] = facts;
    else delete merged[id];
  }
  return merged;
}

/** A tab may still save in an earlier version than the stored one. */
function toSavedIn(
  questionnaire: Questionnaire,
  { version, savedIn = {} }: Pick<StoredAnswers, 'version' | 'savedIn'>,
  save: ReadySave,
): Record<string, number> {
  const all = new Map<string, number>();
  for (const [id, before] of Object.entries(savedIn))
    all.set(currentSections(questionnaire, [id])[0] ?? id, before);
  for (const id of Object.keys(save.sections)) {
    const later = Math.max(all.get(id) ?? version, save.version);
    if (later !== version) all.set(id, later);
  }
  return Object.fromEntries(all);
}

/**
 * A member may have unsaved changes in other sections: a question that depends on sections outside the save is stored
 * as sent, so that nothing is lost.
 */
function hiddenQuestions(
  questionnaire: Questionnaire,
  save: ReadySave,
  content: ConditionContent,
): readonly string[] {
  const asked = findAsked(questionnaire, content);
  const isSaved = (sectionId: string) => Object.hasOwn(save.sections, sectionId);
  return questionnaire.sections
    .filter(({ id }) => isSaved(id))
    .flatMap(({ questions }) => questions)
    .filter(({ id, retired }) => !retired && !asked.has(id) && save.named.includes(id))
    .filter((question) => sectionsBehind(questionnaire, question).every(isSaved))
    .map(({ id }) => id);
}

function mergedAnswer(
  questionnaire: Questionnaire,
  version: number,
  question: Question,
  before: Answer | undefined,
  sent: Answer | undefined,
): Answer | undefined {
  const field = toWireField(questionnaire, version, question);
  if (sent !== undefined) return mergeAnswer(question, sent, before, field);
  // No option of the save's version was chosen.
  const blank = question.type === 'choices' ? mergeAnswer(question, [], before, field) : undefined;
  return toMark(question, blank) === 'no' ? undefined : blank;
}

/** The ids of the sections whose answers decide, directly or through other conditions, whether a question is asked. */
function sectionsBehind(questionnaire: Questionnaire, { conditions }: Question): readonly string[] {
  const sections = conditions.flatMap(listNamed).flatMap((name) => {
    const found = findQuestion(questionnaire, name);
    return found ? [found.section.id, ...sectionsBehind(questionnaire, found.question)] : [];
  });
  return [...new Set(sections)];
}
