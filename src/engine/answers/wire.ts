import type { WireValue } from '../../contracts/record.ts';
import type { Answers, Question, Questionnaire, Section } from '../registry/questionnaire.ts';
import { findAsked, visibleQuestions } from '../rules/visibility.ts';
import type { WireField } from './answer-type.ts';
import { getAnswerType, type Answer } from './answer-types.ts';
import { notesTo } from './note-ids.ts';
import { toldOf } from './told-of.ts';

/**
 * A section's answers as a save sends them: every visible question, false, '' and all-false flags where there is no
 * answer; insights trimmed (I2). Notes that were ever written come with them, and what the section was told of
 * facts. Flags follow the current version. `answers` are those of all sections, as far as conditions look at them.
 */
export function toWire(
  questionnaire: Questionnaire,
  section: Section,
  answers: Answers,
): Record<string, WireValue> {
  const visible = visibleQuestions(section, findAsked(questionnaire, answers));
  if (visible.length === 0) return {};
  return {
    ...Object.fromEntries(
      visible.map((question) => [question.id, toSentValue(questionnaire, question, answers[question.id])]),
    ),
    ...notesTo(
      visible.map(({ id }) => id),
      answers,
    ),
    ...toldOf(questionnaire, section, answers),
  };
}

/** One answer as a save sends it. */
export function toSentValue(
  questionnaire: Questionnaire,
  question: Question,
  answer: Answer | undefined,
): WireValue {
  const value = toWireValue(questionnaire, undefined, question, answer);
  return questionnaire.kind === 'insights' && typeof value === 'string' ? value.trim() : value;
}

/** One answer on the wire; `version` names the order of its options (undefined: the current one). */
export function toWireValue(
  questionnaire: Questionnaire,
  version: number | undefined,
  question: Question,
  answer: Answer | undefined,
): WireValue {
  return getAnswerType(question.type).toWire(answer, toWireField(questionnaire, version, question));
}

/** What a question's type needs to read and write its wire values; `version` undefined: the current one. */
export function toWireField(
  questionnaire: Questionnaire,
  version: number | undefined,
  { id, formerIds, options }: Question,
): WireField {
  const orders = questionnaire.versions[String(version ?? questionnaire.version)] ?? {};
  const name = [id, ...formerIds].find((one) => Object.hasOwn(orders, one));
  return { options, order: name === undefined ? undefined : orders[name] };
}
