import type { AnswerTypeDefinition, NoSettings } from './answers/answer-type.ts';
import type { Row } from './answers/row.ts';
import { address, type AddressSettings } from './answers/types/address.ts';
import { boolean } from './answers/types/boolean.ts';
import { choice } from './answers/types/choice.ts';
import { choices, type ChoicesSettings } from './answers/types/choices.ts';
import { date, type DateSettings } from './answers/types/date.ts';
import { link } from './answers/types/link.ts';
import { number, type NumberSettings } from './answers/types/number.ts';
import { rows, type RowsSettings } from './answers/types/rows.ts';
import { scale, type ScaleSettings } from './answers/types/scale.ts';
import { text } from './answers/types/text.ts';

/** What an answer of each type is, and what its questions may differ in; released.json records the names. */
interface AnswerKinds {
  readonly boolean: { readonly answer: boolean | null; readonly settings: NoSettings };
  readonly text: { readonly answer: string; readonly settings: NoSettings };
  readonly choice: { readonly answer: string; readonly settings: NoSettings };
  readonly choices: { readonly answer: readonly string[]; readonly settings: ChoicesSettings };
  readonly number: { readonly answer: number; readonly settings: NumberSettings };
  readonly date: { readonly answer: string; readonly settings: DateSettings };
  readonly link: { readonly answer: string; readonly settings: NoSettings };
  readonly address: { readonly answer: string; readonly settings: AddressSettings };
  readonly scale: { readonly answer: number; readonly settings: ScaleSettings };
  readonly rows: { readonly answer: readonly Row[]; readonly settings: RowsSettings };
}

export type AnswerType = keyof AnswerKinds;

/** An answer of a type. */
export type AnswerOf<T extends AnswerType> = AnswerKinds[T]['answer'];

/** What the questions of a type may differ in. */
export type SettingsOf<T extends AnswerType> = AnswerKinds[T]['settings'];

type Definitions = { readonly [T in AnswerType]: AnswerTypeDefinition<AnswerOf<T>, SettingsOf<T>> };

const definitions: Definitions = {
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
};

/** One answer, of whichever type. */
export type Answer = { [T in AnswerType]: AnswerOf<T> }[AnswerType];

/** The names of all types of answer. */
export const answerTypeNames: readonly AnswerType[] = Object.keys(definitions).filter(isAnswerType);

/** What the engine knows of a type of answer. */
export function getAnswerType<T extends AnswerType>(type: T): Definitions[T] {
  return definitions[type];
}

function isAnswerType(name: string): name is AnswerType {
  return Object.hasOwn(definitions, name);
}
