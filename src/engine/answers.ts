import { isRecord } from '../lib/is-record.ts';
import type { AnswerTypeDefinition } from './answers/answer-type.ts';
import type { CellKinds } from './cells.ts';
import type { Row } from './vocabulary.ts';
import { address } from './answers/types/address.ts';
import { boolean } from './answers/types/boolean.ts';
import { choice } from './answers/types/choice.ts';
import { choices, type ChoicesSettings } from './answers/types/choices.ts';
import { date } from './answers/types/date.ts';
import { link } from './answers/types/link.ts';
import { money } from './answers/types/money.ts';
import { number } from './answers/types/number.ts';
import { rows, type RowsSettings } from './answers/types/rows.ts';
import { scale, type ScaleSettings } from './answers/types/scale.ts';
import { text } from './answers/types/text.ts';

/** The answer and the questions' settings of each type; released.json records the type names. */
interface AnswerKinds extends CellKinds {
  readonly choices: { readonly answer: readonly string[]; readonly settings: ChoicesSettings };
  readonly scale: { readonly answer: number; readonly settings: ScaleSettings };
  readonly rows: { readonly answer: readonly Row[]; readonly settings: RowsSettings };
}

export type AnswerType = keyof AnswerKinds;

/** An answer of a type. */
export type AnswerOf<T extends AnswerType> = AnswerKinds[T]['answer'];

/** The settings of a type's questions. */
export type SettingsOf<T extends AnswerType> = AnswerKinds[T]['settings'];

type Definitions = { readonly [T in AnswerType]: AnswerTypeDefinition<AnswerOf<T>, SettingsOf<T>> };

const definitions: Definitions = {
  boolean,
  text,
  choice,
  choices,
  number,
  money,
  date,
  link,
  address,
  scale,
  rows,
};

/** One answer of any type. */
export type Answer = { [T in AnswerType]: AnswerOf<T> }[AnswerType];

/** The names of all types of answer. */
export const answerTypeNames: readonly AnswerType[] = Object.keys(definitions).filter(isAnswerType);

/** The definition of a type of answer. */
export function getAnswerType<T extends AnswerType>(type: T): Definitions[T] {
  return definitions[type];
}

function isAnswerType(name: string): name is AnswerType {
  return Object.hasOwn(definitions, name);
}

/** Answers of a section or record by question id; a question never answered is absent. */
export type Answers = Readonly<Record<string, Answer>>;

/** The value as an answer of a type; undefined if it is not one. */
export function narrow<T extends AnswerType>(type: T, value: unknown): AnswerOf<T> | undefined {
  const { isAnswer } = getAnswerType(type);
  return isAnswer(value) ? value : undefined;
}

/** The rows of a table's answer; empty for any other value. */
export function toRows(value: unknown): readonly Row[] {
  return narrow('rows', value) ?? [];
}

/** Whether a value is an answer of a type that is not blank. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the answer to its type
export function isAnswerTo<T extends AnswerType>(type: T, value: unknown): boolean {
  const answer = narrow(type, value);
  return answer !== undefined && getAnswerType(type).isAnswered(answer);
}

/**
 * True unless the answer is blank; a no, a can't tell, and a choices answer without options (none of these) are not
 * blank.
 */
export function isAnswered(answer: Answer | undefined): boolean {
  return answerTypeNames.some((type) => isAnswerTo(type, answer));
}

/** Reads unknown values, such as a form's or stored ones, as answers; other values are left out. */
export function toAnswers(values: unknown): Answers {
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Answer] => isAnyAnswer(entry[1])),
  );
}

function isAnyAnswer(value: unknown): value is Answer {
  return answerTypeNames.some((type) => getAnswerType(type).isAnswer(value));
}

/** True where the member looked and can't tell. */
export function isCantTell(answer: Answer | undefined): boolean {
  return answer !== undefined && answerTypeNames.some((type) => answer === getAnswerType(type).cantTell);
}

/** Counts of answers. */
export interface AnswerCounts {
  /** Includes "can't tell", which is an answer. */
  readonly answered: number;
  readonly cantTell: number;
}

export function countAnswers(answers: readonly (Answer | undefined)[]): AnswerCounts {
  return { answered: answers.filter(isAnswered).length, cantTell: answers.filter(isCantTell).length };
}
