import { currentOptionId, findQuestion } from '../registry/find-question.ts';
import type { Answer, Answers, Question, Questionnaire } from '../registry/questionnaire.ts';

/**
 * What storage keeps of a record, as JSON: answers by the ids that were current when they were saved, the
 * version they were given to, and the sections saved so far.
 */
export interface StoredAnswers {
  readonly version: number;
  readonly answers: Answers;
  readonly sections: readonly string[];
}

/**
 * Stored answers by the ids that are current now: questions and options follow their x-former-ids. What no
 * longer has a question is kept as it is, so that nothing is ever lost by saving again.
 */
export function currentAnswers(questionnaire: Questionnaire, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      const question = findQuestion(questionnaire, name)?.question;
      return question ? [question.id, currentAnswer(question, answer)] : [name, answer];
    }),
  );
}

function currentAnswer(question: Question, answer: Answer): Answer {
  switch (question.type) {
    case 'boolean':
    case 'text':
      return answer;
    case 'choice':
      return typeof answer === 'string' ? (currentOptionId(question.options, answer) ?? answer) : answer;
    case 'choices':
      return Array.isArray(answer)
        ? answer.map((id: string) => currentOptionId(question.options, id) ?? id)
        : answer;
  }
}
