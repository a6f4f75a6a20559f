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

/** A question that at least one of two analyses was asked. */
export interface ComparedQuestion {
  readonly id: string;
  readonly title: string;
  /** In the order of the analyses; undefined: that analysis was not asked. */
  readonly answers: readonly [ComparedAnswer | undefined, ComparedAnswer | undefined];
  readonly differs: boolean;
}

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
    const asked = [first, second].map((answers) => new Set(countedQuestions(section, answers)));
    return {
      id: section.id,
      title: section.title,
      questions: askedByAny(section, asked).map((question) =>
        compare(question, [
          asked[0]?.has(question) ? toCompared(question, first) : undefined,
          asked[1]?.has(question) ? toCompared(question, second) : undefined,
        ]),
      ),
    };
  });
}

function askedByAny(section: Section, asked: readonly ReadonlySet<Question>[]): readonly Question[] {
  return section.questions.filter((question) => asked.some((questions) => questions.has(question)));
}

function compare({ id, title }: Question, answers: ComparedQuestion['answers']): ComparedQuestion {
  return { id, title, answers, differs: answers[0]?.text !== answers[1]?.text };
}

function toCompared(question: Question, answers: Answers): ComparedAnswer {
  const answer = answers[question.id];
  return { text: toAnswerText(question, answer) ?? noAnswer, answered: isAnswered(answer) };
}
