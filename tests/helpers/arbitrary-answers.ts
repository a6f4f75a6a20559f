import fc from 'fast-check';
import { allQuestions } from '../../src/engine/registry/find-question.ts';
import type { Answer } from '../../src/engine/answers/answer-types.ts';
import type { Answers, Question, Questionnaire } from '../../src/engine/registry/questionnaire.ts';
import { isAnswered } from '../../src/engine/rules/answered.ts';
import { arbitraryTypes } from './arbitrary-types.ts';

/** Any answers that a member can give to a questionnaire; each question may be left out. */
export function arbitraryAnswers(questionnaire: Questionnaire): fc.Arbitrary<Answers> {
  const asked = allQuestions(questionnaire).filter((question) => !question.retired);
  return fc
    .tuple(...asked.map((one) => fc.option(arbitraryAnswer(one), { nil: undefined })))
    .map((given) => Object.fromEntries(asked.flatMap(({ id }, index) => toEntry(id, given[index]))));
}

function toEntry(id: string, answer: Answer | undefined): readonly [string, Answer][] {
  return answer === undefined ? [] : [[id, answer]];
}

function arbitraryAnswer({ type, options }: Question): fc.Arbitrary<Answer> {
  return arbitraryTypes[type].answer(options.map((option) => option.id));
}

/** Answers without what means 'no answer', so that equal meaning is equal. */
export function meaning(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => isAnswered(answer)));
}
