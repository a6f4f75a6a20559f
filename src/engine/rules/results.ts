import type { ResultValue } from '../answers/answer-type.ts';
import { getAnswerType, type Answer } from '../answers/answer-types.ts';
import type { Answers, CompiledQuestionnaire, Question } from '../registry/questionnaire.ts';
import { canSignal, countSignals, type SignalCounts } from './signals.ts';
import { countedQuestions } from './visibility.ts';

/** A section of the results page. */
export interface ResultSection {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ResultRow[];
  /** Absent where no answer can be a sign. */
  readonly signals?: SignalCounts;
}

/** One question with its answer as people read it (SPEC section 2, Results). */
export type ResultRow = ResultValue & { readonly id: string; readonly title: string };

/**
 * The results of a record: the questions that are visible, given its answers. Retired questions and options appear
 * only where they were answered or chosen.
 */
export function resultSections(
  { sections }: CompiledQuestionnaire,
  answers: Answers,
): readonly ResultSection[] {
  return sections.map((section) => {
    const questions = countedQuestions(section, answers);
    return {
      id: section.id,
      title: section.title,
      rows: questions.map((question) => toRow(question, answers[question.id])),
      ...(canSignal(section) && { signals: countSignals(section, answers) }),
    };
  });
}

function toRow(question: Question, answer: Answer | undefined): ResultRow {
  const { id, title, type } = question;
  return { id, title, ...getAnswerType(type).toResult(answer, question) };
}
