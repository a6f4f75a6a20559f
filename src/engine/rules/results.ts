import { assertNever } from '../../lib/assert-never.ts';
import type { Answer, Answers, CompiledQuestionnaire, Question } from '../registry/questionnaire.ts';
import { isAnswered } from './answered.ts';
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
export type ResultRow =
  | { readonly kind: 'yesno'; readonly id: string; readonly title: string; readonly yes: boolean }
  | { readonly kind: 'text'; readonly id: string; readonly title: string; readonly text: string }
  | {
      readonly kind: 'options';
      readonly id: string;
      readonly title: string;
      readonly options: readonly { readonly id: string; readonly title: string; readonly yes: boolean }[];
    };

/** What a text or choice never answered reads as. */
export const noAnswer = '-';

/**
 * The results of a record: the questions that are asked, given its answers. Retired questions and options appear
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
  const { id, title, type, options } = question;
  switch (type) {
    case 'boolean':
      return { kind: 'yesno', id, title, yes: answer === true };
    case 'text':
      return { kind: 'text', id, title, text: isAnswered(answer) ? String(answer) : noAnswer };
    case 'choice': {
      const chosen = options.find((option) => option.id === answer);
      return { kind: 'text', id, title, text: chosen?.title ?? noAnswer };
    }
    case 'choices': {
      const chosen = Array.isArray(answer) ? answer : [];
      const shown = options.filter((option) => !option.retired || chosen.includes(option.id));
      return {
        kind: 'options',
        id,
        title,
        options: shown.map((option) => ({
          id: option.id,
          title: option.title,
          yes: chosen.includes(option.id),
        })),
      };
    }
    default:
      return assertNever(type);
  }
}
