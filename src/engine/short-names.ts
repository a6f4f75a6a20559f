import { toTypedText } from './answers/typed-answers.ts';
import type { Answer } from './answers.ts';
import type { Question } from './questionnaire.ts';

/** The name of a question in lists; its title if it has no short one. */
export function shortTitle({ title, short }: Pick<Question, 'title' | 'short'>): string {
  return short?.short ?? title;
}

/**
 * A question with its answer in one line: the statement of a Yes or an explicit No, else 'short name: answer'. Without
 * an answer it is the name alone. A question from `withOwnTexts` includes members' texts of options.
 */
export function statement(question: Question, answer: Answer | undefined): string {
  const said = findStatement(question, answer);
  if (said !== undefined) return said;
  const [name, text] = [shortTitle(question), toTypedText(question, answer)];
  if (text === undefined) return name;
  return name.endsWith('?') ? `${name} ${text}` : `${name}: ${text}`;
}

function findStatement({ short }: Question, answer: Answer | undefined): string | undefined {
  if (answer === true) return short?.yes;
  return answer === false ? short?.no : undefined;
}
