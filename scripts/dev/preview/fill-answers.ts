import type { Answer, AnswerType, Answers } from '../../../src/engine/answers.ts';
import type { QuestionOf, Questionnaire, Section } from '../../../src/engine/questionnaire.ts';
import { excludedQuestions } from '../../../src/engine/form.ts';
import { getQuestionType } from '../../../src/engine/compile/question-types.ts';
import type { QuestionSource } from '../../../src/engine/compile/question-source.ts';
import { findAsked } from '../../../src/engine/asked-questions.ts';

/** Possible answers to each asked question of a questionnaire, or to every second one. */
export function fillAnswers(questionnaire: Questionnaire, much: 'all' | 'half'): Answers {
  const answers: Record<string, Answer> = {};
  let met = 0;
  for (const section of questionnaire.sections) {
    for (const question of section.questions) {
      if (!findAsked(questionnaire, { answers, conditionFacts: {} }).has(question.id)) continue;
      met += 1;
      if (much === 'half' && met % 2 === 0 && !question.required) continue;
      const answer = toSample(question, section);
      const isExcluded =
        excludedQuestions(section, { ...answers, [question.id]: answer }, question.id).length > 0;
      if (!isExcluded) answers[question.id] = answer;
    }
  }
  return answers;
}

function toSample<T extends AnswerType>(question: QuestionOf<T>, { schema }: Section): Answer {
  // The engine keeps a section's schema as plain JSON; the compile step wrote a question at each key.
  const schemas = schema['properties'] as Readonly<Record<string, Partial<QuestionSource>>>;
  return getQuestionType<T>(question.type).sample(question, schemas[question.id] ?? {});
}
