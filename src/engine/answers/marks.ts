import type { FieldProblem } from '../../contracts/errors.ts';
import type { RecordAbout, SaveAbout } from '../../contracts/record.ts';
import { allQuestions, findQuestion, type Question, type Questionnaire } from '../questionnaire.ts';
import { getAnswerType, type Answers, type Answer, type AnswerType } from '../answers.ts';
import type { Content } from '../content.ts';

/*
 * Answers that are sent as blanks: an explicit No (of a list: none of these), and can't tell. `about` lists the ids of
 * their questions; any other blank is no answer.
 */

/** The fields of `about` that list such answers. */
export type Marks = Pick<RecordAbout, 'no' | 'cant_tell'>;

/** The mark of an answer; undefined if it has none. */
export function toMark(
  { type }: Pick<Question, 'type'>,
  answer: Answer | undefined,
): keyof Marks | undefined {
  if (answer === undefined) return undefined;
  const { no, cantTell } = getAnswerType(type);
  if (answer === cantTell) return 'cant_tell';
  if (answer === no) return 'no';
  return Array.isArray(no) && Array.isArray(answer) && answer.length === 0 ? 'no' : undefined;
}

/** The answer of a type that a mark means; undefined if the type has none. */
export function getMarked(type: AnswerType, mark: keyof Marks): Answer | undefined {
  const { no, cantTell } = getAnswerType(type);
  return mark === 'no' ? no : cantTell;
}

/** The marks of these answers, as a save or a record carries them. */
export function listMarks(questionnaire: Questionnaire, answers: Answers): Marks {
  const list = (mark: keyof Marks) =>
    allQuestions(questionnaire)
      .filter((question) => toMark(question, answers[question.id]) === mark)
      .map(({ id }) => id);
  return { no: list('no'), cant_tell: list('cant_tell') };
}

type Marked =
  | { readonly kind: 'read'; readonly sections: Readonly<Record<string, Content>> }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

/**
 * The content of a save by section, with the answers of its marks: a marked field must be a question of the
 * questionnaire, be sent as a blank, and have a type with that mark. Other blanks are left out. A client that sends no
 * `no` knows no explicit No: its blanks keep the stored ones.
 */
export function applyMarks(
  questionnaire: Questionnaire,
  sections: Readonly<Record<string, Content>>,
  { no, cant_tell: cantTell = [] }: Pick<SaveAbout, keyof Marks>,
  stored: Answers,
): Marked {
  const marked: Record<string, Record<string, Answer>> = Object.fromEntries(
    Object.entries(sections).map(([id, { answers }]) => [id, { ...answers }]),
  );
  const blank = new Set<string>();
  for (const { id, questions } of questionnaire.sections) {
    for (const question of questions) {
      const answers = marked[id];
      if (!answers || toMark(question, answers[question.id]) !== 'no') continue;
      blank.add(question.id);
      if (no || toMark(question, stored[question.id]) !== 'no') delete answers[question.id];
    }
  }
  const apply = (mark: keyof Marks, names: readonly string[]) =>
    names.flatMap((name): readonly FieldProblem[] => {
      const found = findQuestion(questionnaire, name);
      const answers = found && marked[found.section.id];
      const answer = found && getMarked(found.question.type, mark);
      if (!answers || answer === undefined) return [refuse(mark, `${name} cannot be marked so.`)];
      const { question } = found;
      if (!blank.has(question.id)) {
        const isSent = Object.hasOwn(answers, question.id);
        return [refuse(mark, isSent ? `${name} is answered with yes.` : `${name} cannot be marked so.`)];
      }
      if (
        mark === 'cant_tell' &&
        (no ?? []).some((one) => findQuestion(questionnaire, one)?.question === question)
      )
        return [refuse(mark, `${name} is marked as no, too.`)];
      answers[question.id] = answer;
      return [];
    });
  const problems = [...apply('no', no ?? []), ...apply('cant_tell', cantTell)];
  if (problems.length > 0) return { kind: 'refused', problems };
  const contents = Object.entries(sections).map(([id, content]) => [
    id,
    { ...content, answers: marked[id] ?? {} },
  ]);
  return { kind: 'read', sections: Object.fromEntries(contents) };
}

function refuse(mark: keyof Marks, message: string): FieldProblem {
  return { path: `about/${mark}`, message };
}
