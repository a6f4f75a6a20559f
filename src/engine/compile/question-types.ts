import type { QuestionSource } from './question-source.ts';
import { answerTypeNames, type AnswerOf, type AnswerType, type SettingsOf } from '../answers.ts';
import type { QuestionTypeDefinition } from './question-type.ts';
import { addressQuestion } from '../answers/types/address.ts';
import { booleanQuestion } from '../answers/types/boolean.ts';
import { choiceQuestion } from '../answers/types/choice.ts';
import { choicesQuestion } from '../answers/types/choices.ts';
import { dateQuestion } from '../answers/types/date.ts';
import { linkQuestion } from '../answers/types/link.ts';
import { moneyQuestion } from '../answers/types/money.ts';
import { numberQuestion } from '../answers/types/number.ts';
import { rowsQuestion } from '../answers/types/rows.ts';
import { scaleQuestion } from '../answers/types/scale.ts';
import { textQuestion } from '../answers/types/text.ts';

const questionTypes = {
  boolean: booleanQuestion,
  text: textQuestion,
  choice: choiceQuestion,
  choices: choicesQuestion,
  number: numberQuestion,
  money: moneyQuestion,
  date: dateQuestion,
  link: linkQuestion,
  address: addressQuestion,
  scale: scaleQuestion,
  rows: rowsQuestion,
} as const;

/** The closed list of widgets that ui.json may name. */
export type WidgetName = (typeof questionTypes)[AnswerType]['widgets'][number];

type Definitions = {
  readonly [T in AnswerType]: QuestionTypeDefinition<AnswerOf<T>, SettingsOf<T>, WidgetName>;
};

const definitions: Definitions = questionTypes;

/** The compile step's definition of a type's questions. */
export function getQuestionType<T extends AnswerType>(type: T): Definitions[T] {
  return definitions[type];
}

/** The type of answer that a question's schema means. */
export function toAnswerType(source: QuestionSource): AnswerType {
  const type = answerTypeNames.find((name) => getQuestionType(name).matchesSchema(source));
  if (!type) throw new Error(`No type of answer matches the schema of “${source.title}”`);
  return type;
}
