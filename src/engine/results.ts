import { noAnswer, type PlainAnswer, type ResultValue } from './answers/answer-type.ts';
import { toResultValue } from './answers/typed-answers.ts';
import { toNote, type Note } from './answers/notes.ts';
import type { RecordContent } from './stored.ts';
import type { CompiledQuestionnaire, Question, Section } from './questionnaire.ts';
import { assertNever } from '../lib/assert-never.ts';
import { toPlainAnswer, withOwnTexts } from './rules/answer-text.ts';
import { canSignal, countStands, toStand, type Stand, type StandCounts } from './signals.ts';
import { findAsked, shownQuestions, type Asked } from './visibility.ts';

/** A section of the results page. */
export interface ResultSection {
  readonly id: string;
  readonly title: string;
  /** False: it was never saved, so nothing is known of its questions. */
  readonly saved: boolean;
  readonly rows: readonly ResultRow[];
  /** Absent where no answer can speak for or against. */
  readonly counts?: StandCounts;
}

/** One question with its answer as people read it (Q2). */
export type ResultRow = ResultValue & {
  readonly id: string;
  readonly title: string;
  /** It was answered, and is asked no longer: it is retired, or other answers hide it now. */
  readonly noLongerAsked?: true;
  /** What it says; absent: it is asked no longer. */
  readonly stand?: Stand;
  /** The answer for programs; absent: its text is all that there is. */
  readonly plain?: PlainAnswer;
  /** What the member noted beside it. */
  readonly note?: Note;
};

/**
 * The results of a record: the questions that are asked, given its answers, and those asked no longer that were
 * answered; retired options where they were chosen. A section with none of them is left out. In a section never saved
 * no question says no: none was looked at; nor does one that came to be asked later.
 */
export function resultSections(
  { questionnaire }: CompiledQuestionnaire,
  content: RecordContent,
): readonly ResultSection[] {
  const asked = findAsked(questionnaire, content);
  return questionnaire.sections
    .map((section) => toSection(section, content, asked))
    .filter(({ rows }) => rows.length > 0);
}

function toSection(section: Section, content: RecordContent, asked: Asked): ResultSection {
  const { id, title } = section;
  const saved = content.sections.includes(id);
  const questions = shownQuestions(section, asked, content.answers);
  return {
    id,
    title,
    saved,
    rows: questions.map((question) => toRow(section, question, content, asked)),
    ...(canSignal(section) && { counts: countStands(section, content, asked) }),
  };
}

function toRow(section: Section, question: Question, content: RecordContent, asked: Asked): ResultRow {
  const { id, title } = question;
  const { answers, notes, asOf, sections, unseen } = content;
  const known = sections.includes(section.id) && !unseen?.includes(id);
  const value = toResultValue(withOwnTexts(question, answers), known ? answers[id] : undefined, asOf);
  const note = known ? toNote(notes[id]) : undefined;
  const plain = known ? toPlainAnswer(question, answers[id]) : undefined;
  const row = {
    id,
    title,
    ...(asked.has(id) ? { stand: toStand(section, question, content) } : ({ noLongerAsked: true } as const)),
    ...(plain && { plain }),
    ...(note && { note }),
  };
  return { ...row, ...(known ? value : toNotLookedAt(value)) };
}

function toNotLookedAt(value: ResultValue): ResultValue {
  switch (value.kind) {
    case 'yesno':
      return { ...value, verdict: 'not-looked-at' };
    case 'text':
      return { ...value, text: noAnswer };
    case 'link':
      return { kind: 'text', text: noAnswer, signal: 'neutral' };
    case 'rows':
      return { kind: 'text', text: noAnswer, signal: 'neutral' };
    case 'options':
      return { ...value, options: value.options.map((option) => ({ ...option, verdict: 'not-looked-at' })) };
    default:
      return assertNever(value);
  }
}
