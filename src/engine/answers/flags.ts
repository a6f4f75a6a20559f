import { currentOptionId } from '../registry/find-question.ts';
import type { Option, Question, Questionnaire } from '../registry/questionnaire.ts';

const pattern = /^(?:true|false)(?:,(?:true|false))*$/;

/**
 * The option ids of a choices question in the order that flags have in a version (undefined: the current one).
 * Ids are those of that version. Undefined: that version did not have the question, or there is none such.
 */
export function optionOrder(
  questionnaire: Questionnaire,
  version: number | undefined,
  question: Question,
): readonly string[] | undefined {
  const orders = questionnaire.versions[String(version ?? questionnaire.version)];
  if (!orders) return undefined;
  const name = [question.id, ...question.formerIds].find((id) => Object.hasOwn(orders, id));
  return name === undefined ? undefined : orders[name];
}

/** Writes chosen option ids as 'true,false,...' in a given order, which may use ids of an older version. */
export function toFlags(
  options: readonly Option[],
  order: readonly string[],
  chosen: readonly string[],
): string {
  return order.map((id) => chosen.includes(currentOptionId(options, id) ?? id)).join(',');
}

/** Reads 'true,false,...' back to current option ids; undefined when the text is no flags or their count is off. */
export function readFlags(
  options: readonly Option[],
  order: readonly string[],
  text: unknown,
): readonly string[] | undefined {
  if (typeof text !== 'string' || !pattern.test(text)) return undefined;
  const flags = text.split(',');
  if (flags.length !== order.length) return undefined;
  const ids = order
    .filter((_, index) => flags[index] === 'true')
    .map((id) => currentOptionId(options, id) ?? id);
  return inSchemaOrder(options, ids);
}

/** Sorts chosen ids as the schema lists them, so that equal choices are equal lists; unknown ids come last. */
export function inSchemaOrder(options: readonly Option[], ids: readonly string[]): readonly string[] {
  const known = options.map((option) => option.id).filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}
