import { findAsked } from './asked-questions.ts';
import type { RecordAbout, ReadRecord, WireValue } from '../contracts/record.ts';
import {
  noteParts,
  type ConditionFacts,
  type Content,
  type Notes,
  type WrittenNote,
  type RecordContent,
  type ConditionContent,
} from './content.ts';
import {
  allQuestions,
  findQuestion,
  type Question,
  type Questionnaire,
  currentSections,
  namesOf,
  type AskedQuestion,
  type Section,
} from './questionnaire.ts';
import { getAnswerType, type Answers, isAnswered } from './answers.ts';
import { toFirstRows, withFormerAnswers } from './first-row.ts';
import { withCurrentIds, type StoredAnswers } from './stored.ts';
import { isWritten } from '../lib/is-written.ts';
import { isRecord } from '../lib/is-record.ts';
import { getMarked, listMarks } from './answers/marks.ts';
import { readFacts, toFactFields, toNoteField, toNoteFields } from './answers/wire-fields.ts';
import { toWireField, toWireValue } from './answers/wire.ts';
import { toAboutEvidence, withCurrentQuestions } from './kept-evidence.ts';

/**
 * Every answer field of a record by read name: never answered is false, '' or all-false flags. Includes notes and the
 * facts of its sections, if any. Flags follow `version` (undefined: current); undefined when the questionnaire has no
 * such version.
 */
export function toReadFields(
  questionnaire: Questionnaire,
  stored: StoredAnswers,
  version: number | undefined,
): Record<string, WireValue> | undefined {
  if (version !== undefined && !Object.hasOwn(questionnaire.versions, String(version))) return undefined;
  const { answers: current, notes, conditionFacts } = withCurrentIds(questionnaire, stored);
  const answers = withFormerAnswers(questionnaire, current);
  const fields = allQuestions(questionnaire).flatMap((question): [string, WireValue][] => [
    [question.savedAs, toWireValue(questionnaire, version, question, answers[question.id])],
    ...Object.entries(toNoteFields({ [question.savedAs]: toWritten(notes[question.id]) })),
  ]);
  return { ...Object.fromEntries(fields), ...toFactFields(pickFacts(questionnaire, conditionFacts)) };
}

/** The `about` of a record: which blanks are answers, which questions were added since, its versions and the evidence. */
export function toAbout(
  questionnaire: Questionnaire,
  { answers, unseen = [], savedIn, calculated, evidence }: RecordContent,
): Pick<RecordAbout, 'no' | 'cant_tell' | 'new_questions' | 'saved_in' | 'calculated' | 'evidence'> {
  return {
    ...listMarks(questionnaire, answers),
    ...(unseen.length > 0 && { new_questions: [...unseen] }),
    ...(savedIn && { saved_in: savedIn }),
    ...(calculated && { calculated }),
    ...toAboutEvidence(evidence),
  };
}

/**
 * The content of a read record by question id, flags in the current version's order; blanks and unsaved sections are
 * absent.
 */
export function readRecord(questionnaire: Questionnaire, record: ReadRecord): Content {
  const { sections: saved } = record.about;
  const sections = questionnaire.sections.filter(({ id }) => saved.includes(id));
  const questions = sections.flatMap((section) => section.questions);
  return {
    answers: toFirstRows(questionnaire, readAnswers(questionnaire, questions, record)),
    notes: readNotes(questions, record),
    conditionFacts: pickFacts({ sections }, readFacts(record)),
  };
}

function readAnswers(
  questionnaire: Questionnaire,
  questions: readonly Question[],
  record: ReadRecord,
): Answers {
  const answers = questions.flatMap((question) => {
    const { fromRecord } = getAnswerType(question.type);
    const mark = (['no', 'cant_tell'] as const).find((one) => record.about[one].includes(question.id));
    const answer = mark
      ? getMarked(question.type, mark)
      : fromRecord(record[question.savedAs], toWireField(questionnaire, undefined, question));
    return answer === undefined ? [] : [[question.id, answer] as const];
  });
  return Object.fromEntries(answers);
}

function readNotes(questions: readonly Question[], record: ReadRecord): Notes {
  const notes = questions.flatMap(({ id, savedAs }) => {
    const note = toWritten({
      text: record[toNoteField(savedAs, 'text')],
      source: record[toNoteField(savedAs, 'source')],
    });
    return Object.keys(note).length > 0 ? [[id, note] as const] : [];
  });
  return Object.fromEntries(notes);
}

function toWritten(note: unknown): WrittenNote {
  if (!isRecord(note)) return {};
  return Object.fromEntries(
    noteParts.flatMap((part) => {
      const value = note[part];
      return isWritten(value) ? [[part, value] as const] : [];
    }),
  );
}

/** Only facts of existing sections. */
function pickFacts(
  { sections }: Pick<Questionnaire, 'sections'>,
  conditionFacts: ConditionFacts,
): ConditionFacts {
  const own = sections.flatMap(({ id }) => {
    const facts = conditionFacts[id];
    return facts ? [[id, facts] as const] : [];
  });
  return Object.fromEntries(own);
}

/** The content of a read record for results, comparison and export. */
export function readContent(questionnaire: Questionnaire, record: ReadRecord): RecordContent {
  return {
    ...readRecord(questionnaire, record),
    sections: record.about.sections,
    asOf: record.about.saved_at.slice(0, 10),
    unseen: record.about.new_questions ?? [],
    ...(record.about.saved_in && { savedIn: record.about.saved_in }),
    ...(record.about.calculated && { calculated: record.about.calculated }),
  };
}

/**
 * A stored record by current ids: its content, its saved sections, and the questions that were added after the version
 * it was answered in. A later section with questions that moved from saved sections counts as saved.
 */
export function currentContent(questionnaire: Questionnaire, stored: StoredAnswers): RecordContent {
  const evidence = withCurrentQuestions(questionnaire, stored.evidence);
  const { calculated } = stored;
  // Steps of a scale and calculated values are shown by the version of the save.
  const savedIn = (questionnaire.scalesByVersion ?? calculated) && {
    savedIn: listVersions(questionnaire, stored),
  };
  const content = {
    ...withCurrentIds(questionnaire, stored),
    ...savedIn,
    evidence,
    ...(calculated && { calculated }),
  };
  const saved = currentSections(questionnaire, stored.sections);
  const { askedByVersion } = questionnaire;
  if (!askedByVersion) return { ...content, sections: saved };
  const isKnown = buildKnown(questionnaire, content, saved);
  const now = findAsked(questionnaire, content);
  const sections = [...saved, ...listMoved(questionnaire, stored.version, saved)];
  const versions = listVersions(questionnaire, stored);
  const unseen = questionnaire.sections.flatMap((section) => {
    const version = versions[section.id] ?? stored.version;
    return section.questions
      .filter(({ id, ownTextOf }) => now.has(id) && !ownTextOf && !isAnswered(content.answers[id]))
      .filter(({ id }) => !isKnown(id, version, sections.includes(section.id)))
      .map(({ id }) => id);
  });
  return { ...content, sections, unseen };
}

/** The version of each section's last save, by the section's current id. */
function listVersions(
  { sections }: Questionnaire,
  { version, savedIn = {} }: StoredAnswers,
): Readonly<Record<string, number>> {
  const entries = sections.map((section) => {
    const name = namesOf(section).findLast((one) => savedIn[one] !== undefined);
    return [section.id, (name !== undefined && savedIn[name]) || version] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Whether a version asked a question, given this content, in a saved section if the question's section counts as saved
 * now.
 */
function buildKnown(questionnaire: Questionnaire, content: ConditionContent, saved: readonly string[]) {
  const { askedByVersion = {} } = questionnaire;
  const asked = new Map<number, ReturnType<typeof findAsked>>();
  return (id: string, version: number, isSaved: boolean): boolean => {
    const questions = askedByVersion[version];
    // Versions that asked the same as now are not recorded.
    if (!questions) return true;
    const before =
      asked.get(version) ?? findAsked({ sections: toSections(questionnaire, questions) }, content);
    asked.set(version, before);
    const section = questions.find((one) => one.id === id)?.section ?? '';
    return before.has(id) && (!isSaved || saved.includes(section));
  };
}

/**
 * A question is judged by the facts of the section that had it in that version, calculated values by today's formulas and
 * what options count today.
 */
function toSections(questionnaire: Questionnaire, questions: readonly AskedQuestion[]) {
  return [
    ...questions.map((question) => ({
      id: question.section,
      questions: [{ ...findQuestion(questionnaire, question.id)?.question, ...question }],
    })),
    ...questionnaire.sections.map((section) => ({ ...section, questions: [] })),
  ];
}

/** Sections that the version did not have, with questions of its saved sections. */
function listMoved(
  { sections, askedByVersion = {} }: Questionnaire,
  version: number,
  saved: readonly string[],
): readonly string[] {
  const then = askedByVersion[version] ?? [];
  const isMoved = ({ id, questions }: Section) =>
    !saved.includes(id) &&
    !then.some(({ section }) => section === id) &&
    questions.some((question) => then.some((one) => one.id === question.id && saved.includes(one.section)));
  return sections.filter(isMoved).map(({ id }) => id);
}
