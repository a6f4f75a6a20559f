import { noAnswer, type ResultValue } from '../answers/answer-type.ts';
import { getAnswerType } from '../answers/answer-types.ts';
import type { RecordContent } from '../answers/stored.ts';
import type { CompiledQuestionnaire, Question } from '../registry/questionnaire.ts';
import { assertNever } from '../../lib/assert-never.ts';
import { canSignal, countSignals, type SignalCounts } from './signals.ts';
import { countedQuestions } from './visibility.ts';

/** A section of the results page. */
export interface ResultSection {
  readonly id: string;
  readonly title: string;
  /** False: it was never saved, so nothing is known of its questions. */
  readonly saved: boolean;
  readonly rows: readonly ResultRow[];
  /** Absent where no answer can be a sign. */
  readonly signals?: SignalCounts;
}

/** One question with its answer as people read it (SPEC section 2, Results). */
export type ResultRow = ResultValue & { readonly id: string; readonly title: string };

/**
 * The results of a record: the questions that are visible, given its answers. Retired questions and options appear
 * only where they were answered or chosen. In a section never saved no question says no: none was looked at.
 */
export function resultSections(
  { sections }: CompiledQuestionnaire,
  content: RecordContent,
): readonly ResultSection[] {
  return sections.map((section) => {
    const saved = content.sections.includes(section.id);
    const questions = countedQuestions(section, content.answers);
    return {
      id: section.id,
      title: section.title,
      saved,
      rows: questions.map((question) => toRow(question, content, saved)),
      ...(canSignal(section) && { signals: countSignals(section, content) }),
    };
  });
}

function toRow(question: Question, { answers, asOf }: RecordContent, saved: boolean): ResultRow {
  const { id, title, type } = question;
  const value = getAnswerType(type).toResult(saved ? answers[id] : undefined, question, asOf);
  return { id, title, ...(saved ? value : toNotLookedAt(value)) };
}

function toNotLookedAt(value: ResultValue): ResultValue {
  switch (value.kind) {
    case 'yesno':
      return { ...value, verdict: 'not-looked-at' };
    case 'text':
      return { ...value, text: noAnswer };
    case 'link':
      return { kind: 'text', text: noAnswer, signal: 'neutral' };
    case 'options':
      return { ...value, options: value.options.map((option) => ({ ...option, verdict: 'not-looked-at' })) };
    default:
      return assertNever(value);
  }
}
