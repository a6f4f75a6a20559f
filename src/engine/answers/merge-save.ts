import type { EvidenceByQuestion } from '../../contracts/record.ts';
import type { Answer, Answers } from '../answers.ts';
import { calculateAll, findAsked } from '../asked-questions.ts';
import { listNamed } from '../conditions.ts';
import {
  noteParts,
  type CalculatedFigures,
  type ConditionContent,
  type Content,
  type WrittenNote,
} from '../content.ts';
import { listArguments } from '../formulas.ts';
import { withCurrentQuestions } from '../kept-evidence.ts';
import { currentSections, findQuestion, type Question, type Questionnaire } from '../questionnaire.ts';
import type { StoredAnswers } from '../stored.ts';
import { isSameAnswer } from '../three-way-merge.ts';
import { toMark } from './marks.ts';
import { mergeAnswer } from './typed-answers.ts';
import { toWireField } from './wire.ts';

/** What a save says, by current ids. */
export interface SentContent {
  /** The version that it was written in. */
  readonly version: number;
  readonly sections: Readonly<Record<string, Content>>;
  /** The ids of the questions in the save, answered or not. */
  readonly named: readonly string[];
  /** The facts shown with them. */
  readonly evidence: EvidenceByQuestion;
  /** The ids of the questions whose stored answer is given again, with this evidence. */
  readonly confirmed: readonly string[];
}

/**
 * Merges a save into a stored record: keys that were not sent stay, and each section in the save is marked saved. An option
 * that the save's version did not have keeps its stored state; an answer to a question that other answers of these sections
 * hide is not stored. `before`: the stored content by current ids; `today`: as in SaveCircumstances.
 */
export function mergeSave(
  questionnaire: Questionnaire,
  { stored, before }: { readonly stored: StoredAnswers | undefined; readonly before: Content },
  save: SentContent,
  today: string | undefined,
): StoredAnswers {
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
export function toCalculated(
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
  { named, evidence: sent, confirmed }: SentContent,
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
  sections: SentContent['sections'],
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
  save: SentContent,
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
  save: SentContent,
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

/**
 * The ids of the sections whose answers decide, directly or through other conditions and calculated values, whether a question is
 * asked.
 */
function sectionsBehind(
  { sections }: Pick<Questionnaire, 'sections'>,
  { conditions }: Pick<Question, 'conditions'>,
): readonly string[] {
  const behind = new Set<string>();
  const known = new Set<string>();
  const open = conditions.flatMap(listNamed);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (known.has(name)) continue;
    known.add(name);
    for (const { id, questions, calculated = [] } of sections) {
      const question = questions.find((one) => one.id === name);
      const value = calculated.find((one) => one.id === name);
      const found = question ?? value;
      if (!found) continue;
      behind.add(id);
      open.push(...found.conditions.flatMap(listNamed), ...(value ? listArguments(value.formula) : []));
    }
  }
  return [...behind];
}
