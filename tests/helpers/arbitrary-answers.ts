import fc from 'fast-check';
import { allQuestions } from '../../src/engine/registry/find-question.ts';
import type { Answer, Answers, Question, Questionnaire } from '../../src/engine/registry/questionnaire.ts';
import { isAnswered } from '../../src/engine/rules/answered.ts';

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

function arbitraryAnswer(question: Question): fc.Arbitrary<Answer> {
  const ids = question.options.map((option) => option.id);
  switch (question.type) {
    case 'boolean':
      return fc.boolean();
    case 'text':
      return fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.trim());
    case 'choice':
      return fc.constantFrom(...ids);
    case 'choices':
      return fc.subarray(ids);
  }
}

/** Answers without what means 'no answer', so that equal meaning is equal. */
export function meaning(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => isAnswered(answer)));
}
