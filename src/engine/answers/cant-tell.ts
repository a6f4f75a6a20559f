import type { FieldProblem } from '../../contracts/errors.ts';
import { allQuestions, findQuestion } from '../registry/find-question.ts';
import type { Content } from '../content.ts';
import type { Answers, Question, Questionnaire } from '../registry/questionnaire.ts';
import { getAnswerType, type Answer, type AnswerType } from './answer-types.ts';

/** True where the member looked and can't tell. */
export function isCantTell({ type }: Question, answer: Answer | undefined): boolean {
  return answer !== undefined && answer === getCantTell(type);
}

/** The answer of a type that says that the member can't tell; undefined: it has none. */
export function getCantTell(type: AnswerType): Answer | undefined {
  return getAnswerType(type).cantTell;
}

/** The ids of the questions among these answers that the member can't tell, as a save or a record carries them. */
export function listCantTell(questionnaire: Questionnaire, answers: Answers): string[] {
  return allQuestions(questionnaire)
    .filter((question) => isCantTell(question, answers[question.id]))
    .map(({ id }) => id);
}

type Marked =
  | { readonly kind: 'read'; readonly sections: Readonly<Record<string, Content>> }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

/**
 * The content of a save by section, with the answers that the member can't tell: each must be sent as a blank too, be of a
 * type that knows it, and be a question of the questionnaire.
 */
export function markCantTell(
  questionnaire: Questionnaire,
  sections: Readonly<Record<string, Content>>,
  names: readonly string[],
): Marked {
  const marked: Record<string, Record<string, Answer>> = Object.fromEntries(
    Object.entries(sections).map(([id, { answers }]) => [id, { ...answers }]),
  );
  const problems = names.flatMap((name): readonly FieldProblem[] => {
    const found = findQuestion(questionnaire, name);
    const answers = found && marked[found.section.id];
    const mark = found && getCantTell(found.question.type);
    if (!answers || mark === undefined || !Object.hasOwn(answers, found.question.id)) {
      return [refuse(`${name} cannot be marked so.`)];
    }
    if (answers[found.question.id] === true) return [refuse(`${name} is answered with yes.`)];
    answers[found.question.id] = mark;
    return [];
  });
  if (problems.length > 0) return { kind: 'refused', problems };
  const contents = Object.entries(sections).map(([id, content]) => [
    id,
    { ...content, answers: marked[id] ?? {} },
  ]);
  return { kind: 'read', sections: Object.fromEntries(contents) };
}

function refuse(message: string): FieldProblem {
  return { path: 'about/cant_tell', message };
}
