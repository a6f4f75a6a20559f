import type { FieldProblem } from '../../contracts/errors.ts';
import { maxTextLength, versionHeader, type WireValue } from '../../contracts/record.ts';
import { currentOptionId, findQuestion } from '../registry/find-question.ts';
import type { Answer, Answers, CompiledSection, Question, Questionnaire } from '../registry/questionnaire.ts';
import { visibleQuestions } from '../rules/visibility.ts';
import { cleanText } from './clean-text.ts';
import { optionOrder, readFlags, toFlags } from './flags.ts';

/**
 * A section's answers as a save sends them: every question asked, false, '' and all-false flags where there is
 * no answer; insights trimmed (SPEC section 5). Flags follow the current version.
 */
export function toWire(
  questionnaire: Questionnaire,
  section: CompiledSection,
  answers: Answers,
): Record<string, WireValue> {
  return Object.fromEntries(
    visibleQuestions(section, answers).map((question) => [
      question.id,
      toSentValue(questionnaire, question, answers[question.id]),
    ]),
  );
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

/** One answer on the wire; `version` names the option order, which must be known. */
export function toWireValue(
  questionnaire: Questionnaire,
  version: number | undefined,
  question: Question,
  answer: Answer | undefined,
): WireValue {
  switch (question.type) {
    case 'boolean':
      return answer === true;
    case 'text':
    case 'choice':
      return typeof answer === 'string' ? answer : '';
    case 'choices': {
      const order = optionOrder(questionnaire, version, question) ?? question.options.map(({ id }) => id);
      return toFlags(question.options, order, Array.isArray(answer) ? answer : []);
    }
  }
}

/** The answers of a save's fields by section id, or every field that is refused. */
export type WireReading =
  | { readonly kind: 'read'; readonly sections: Readonly<Record<string, Answers>> }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

/**
 * Reads the answer fields of a save (without email and name). A question may be named by its id, its read name
 * or a former id; two names with differing values are refused, as are unknown names and values that are no answer
 * to the question. What else a schema asks (a shorter text, say) is judged by the section's compiled validator.
 */
export function readWire(
  questionnaire: Questionnaire,
  version: number | undefined,
  fields: Readonly<Record<string, unknown>>,
): WireReading {
  if (version !== undefined && !Object.hasOwn(questionnaire.versions, String(version))) {
    return { kind: 'refused', problems: [{ path: versionHeader, message: 'There is no such version.' }] };
  }
  const problems: FieldProblem[] = [];
  const sections: Record<string, Record<string, Answer>> = {};
  const named = new Map<string, unknown>();
  for (const [path, value] of Object.entries(fields)) {
    const found = findQuestion(questionnaire, path);
    if (!found) {
      problems.push({ path, message: 'There is no such field.' });
      continue;
    }
    const { question, section } = found;
    if (named.has(question.id) && named.get(question.id) !== value) {
      problems.push({ path, message: `Differs from the same answer sent as ${question.id}.` });
      continue;
    }
    named.set(question.id, value);
    const answers = (sections[section.id] ??= {});
    const reading = readValue(questionnaire, version, question, value);
    if (reading.kind === 'refused') problems.push({ path, message: reading.message });
    else if (reading.answer !== undefined) answers[question.id] = reading.answer;
  }
  if (problems.length > 0) return { kind: 'refused', problems };
  return { kind: 'read', sections };
}

type ValueReading =
  | { readonly kind: 'read'; readonly answer: Answer | undefined }
  | { readonly kind: 'refused'; readonly message: string };

function readValue(
  questionnaire: Questionnaire,
  version: number | undefined,
  question: Question,
  value: unknown,
): ValueReading {
  switch (question.type) {
    case 'boolean':
      return typeof value === 'boolean' ? read(value) : refused('Must be true or false.');
    case 'text':
      return typeof value === 'string' ? readText(value) : refused('Must be a text.');
    case 'choice': {
      if (value === '') return read(undefined);
      const id = typeof value === 'string' ? currentOptionId(question.options, value) : undefined;
      return id === undefined ? refused("Must be the id of one of the question's options.") : read(id);
    }
    case 'choices': {
      const order = optionOrder(questionnaire, version, question);
      if (!order) return refused('That version does not have this field.');
      const ids = readFlags(question.options, order, value);
      return ids ? read(ids) : refused(`Must be ${order.length} of true or false, separated by commas.`);
    }
  }
}

function readText(text: string): ValueReading {
  if (text.includes('\0')) return refused('The character U+0000 is not allowed.');
  const clean = cleanText(text);
  if (clean.length > maxTextLength) return refused(`Must have at most ${maxTextLength} characters.`);
  return read(clean === '' ? undefined : clean);
}

const read = (answer: Answer | undefined): ValueReading => ({ kind: 'read', answer });
const refused = (message: string): ValueReading => ({ kind: 'refused', message });
