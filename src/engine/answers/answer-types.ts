import type { AnswerTypeDefinition } from './answer-type.ts';
import { address } from './types/address.ts';
import { boolean } from './types/boolean.ts';
import { choice } from './types/choice.ts';
import { choices } from './types/choices.ts';
import { date } from './types/date.ts';
import { link } from './types/link.ts';
import { number } from './types/number.ts';
import { rows } from './types/rows.ts';
import { scale } from './types/scale.ts';
import { text } from './types/text.ts';

/** Every type of answer that there is, by the name that released.json records. */
const answerTypes = {
  boolean,
  text,
  choice,
  choices,
  number,
  date,
  link,
  address,
  scale,
  rows,
} as const satisfies Record<string, AnswerTypeDefinition>;

/** What an answer is: yes/no, a text, one option's id, several options' ids, a number, a day, a link, an address or rows. */
export type AnswerType = keyof typeof answerTypes;

/** One answer, of whichever type. */
export type Answer = {
  [Type in AnswerType]: (typeof answerTypes)[Type] extends AnswerTypeDefinition<infer A> ? A : never;
}[AnswerType];

/** The names of all types of answer. */
export const answerTypeNames: readonly AnswerType[] = Object.keys(answerTypes).filter(isAnswerType);

/** What the engine knows of a type of answer. */
export function getAnswerType(type: AnswerType): AnswerTypeDefinition<Answer> {
  return answerTypes[type];
}

function isAnswerType(name: string): name is AnswerType {
  return Object.hasOwn(answerTypes, name);
}
