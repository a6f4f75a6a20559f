import type { Answers, CompiledQuestionnaire, Question, Section } from '../registry/questionnaire.ts';
import { noAnswer } from '../answers/answer-type.ts';
import { toAnswerText } from './answer-text.ts';
import { isAnswered } from './answered.ts';
import { countedQuestions } from './visibility.ts';

/** A section of two analyses side by side. */
export interface ComparedSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly ComparedQuestion[];
}

/** A question that is visible in at least one of two analyses. */
export interface ComparedQuestion {
  readonly id: string;
  readonly title: string;
  /** In the order of the analyses; undefined: the question is hidden in that analysis. */
  readonly answers: readonly [ComparedAnswer | undefined, ComparedAnswer | undefined];
  readonly differs: boolean;
}

/** An answer in a comparison. */
export interface ComparedAnswer {
  /** As people read it; '-' where there is none. */
  readonly text: string;
  /** A tick, a text that is not blank, a chosen option. */
  readonly answered: boolean;
}

/** Two analyses of a questionnaire, question by question; no sum and no ranking. */
export function compareAnalyses(
  { sections }: CompiledQuestionnaire,
  first: Answers,
  second: Answers,
): readonly ComparedSection[] {
  return sections.map((section) => {
    const visible = [first, second].map((answers) => new Set(countedQuestions(section, answers)));
    return {
      id: section.id,
      title: section.title,
      questions: visibleInAny(section, visible).map((question) =>
        compare(question, [
          visible[0]?.has(question) ? toCompared(question, first) : undefined,
          visible[1]?.has(question) ? toCompared(question, second) : undefined,
        ]),
      ),
    };
  });
}

function visibleInAny(section: Section, visible: readonly ReadonlySet<Question>[]): readonly Question[] {
  return section.questions.filter((question) => visible.some((questions) => questions.has(question)));
}

function compare({ id, title }: Question, answers: ComparedQuestion['answers']): ComparedQuestion {
  return { id, title, answers, differs: answers[0]?.text !== answers[1]?.text };
}

function toCompared(question: Question, answers: Answers): ComparedAnswer {
  const answer = answers[question.id];
  return { text: toAnswerText(question, answer) ?? noAnswer, answered: isAnswered(answer) };
}
