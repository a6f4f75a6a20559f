import type { WireValue } from '../../contracts/record.ts';
import type { Question, Questionnaire } from '../questionnaire.ts';
import type { WireField } from './answer-type.ts';
import type { Answer } from '../answers.ts';
import { toWireAnswer } from './typed-answers.ts';

/** One answer on the wire; `version` decides the order of its options (undefined: the current one). */
export function toWireValue(
  questionnaire: Questionnaire,
  version: number | undefined,
  question: Question,
  answer: Answer | undefined,
): WireValue {
  return toWireAnswer(question, answer, toWireField(questionnaire, version, question));
}

/** The part of a question that its type needs for wire values; `version` undefined: the current one. */
export function toWireField(
  questionnaire: Questionnaire,
  version: number | undefined,
  { id, formerIds, options }: Question,
): WireField {
  const orders = questionnaire.versions[String(version ?? questionnaire.version)] ?? {};
  const name = [id, ...formerIds].find((one) => Object.hasOwn(orders, one));
  return { options, order: name === undefined ? undefined : orders[name] };
}
