import type { WireValue } from '../../contracts/record.ts';
import type { Content } from '../content.ts';
import type { Question, Questionnaire, Section } from '../questionnaire.ts';
import { findAsked, visibleQuestions } from '../visibility.ts';
import type { WireField } from './answer-type.ts';
import type { Answer } from '../answers.ts';
import { toWireAnswer } from './typed-answers.ts';
import { findSectionFacts } from './condition-facts.ts';
import { toFactFields, toNoteFields } from './wire-fields.ts';

/**
 * A section's fields as a save sends them: every visible question, false, '' and all-false flags where there is no
 * answer; insights trimmed (I2). Notes that were ever written come with them, and the facts by which the
 * section is judged. Flags follow the current version. `content` is that of all sections, as far as conditions look at it.
 */
export function toWire(
  questionnaire: Questionnaire,
  section: Section,
  content: Content,
): Record<string, WireValue> {
  const { answers, notes, conditionFacts } = content;
  const visible = visibleQuestions(section, findAsked(questionnaire, content));
  if (visible.length === 0) return {};
  return {
    ...Object.fromEntries(
      visible.map((question) => [question.id, toSentValue(questionnaire, question, answers[question.id])]),
    ),
    ...trimNotes(visible, notes),
    ...toFactFields({ [section.id]: findSectionFacts(questionnaire, section, conditionFacts) }),
  };
}

function trimNotes(questions: readonly Question[], notes: Content['notes']): Record<string, string> {
  const own = questions.flatMap(({ id }) => {
    const note = notes[id];
    return note ? [[id, note] as const] : [];
  });
  const fields = Object.entries(toNoteFields(Object.fromEntries(own)));
  return Object.fromEntries(fields.map(([field, value]) => [field, value.trim()]));
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
  return toWireAnswer(question, answer, toWireField(questionnaire, version, question));
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
