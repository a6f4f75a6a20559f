import type { Answers, Section } from '../questionnaire.ts';

/**
 * The ids of the questions whose yes has to be taken back once `id` is answered: none unless that is a yes too. Which
 * of two names the other in its schema makes no difference.
 */
export function excludedQuestions(
  { questions }: Pick<Section, 'questions'>,
  answers: Answers,
  id: string,
): readonly string[] {
  if (answers[id] !== true) return [];
  const named = questions.find((question) => question.id === id)?.excludes ?? [];
  return questions
    .filter((other) => other.id !== id && (named.includes(other.id) || other.excludes.includes(id)))
    .map((other) => other.id)
    .filter((other) => answers[other] === true);
}
