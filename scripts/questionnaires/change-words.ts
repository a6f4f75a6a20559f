import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '../../src/engine/conditions.ts';
import { optionSources, type CalculatedSource } from '../../src/engine/compile/question-source.ts';
import type { QuestionnaireSource } from '../../src/engine/compile/source.ts';
import { describeCondition, describeFormula, type FindLookedAt } from './conditions/describe-condition.ts';
import { placeCalculated, placeColumns, placeQuestions } from './placed-source.ts';
import type { PlacedSource } from './placed-source.ts';

/** Every id that a question ever had, its present one last. */
export function namesOfQuestion({ id, source }: PlacedSource): readonly string[] {
  return [...(source['x-former-ids'] ?? []), id];
}

/** Says that a value changed, appeared or disappeared; empty if it is the same. */
export function describeTurn(what: string, was: unknown, now: unknown): readonly string[] {
  if (isDeepStrictEqual(was, now)) return [];
  if (was === undefined) return [`the ${what} is ${describeValue(now)} now, and there was none`];
  if (now === undefined) return [`there is no ${what} now, and it was ${describeValue(was)}`];
  return [`the ${what} was ${describeValue(was)} and is ${describeValue(now)} now`];
}

/** As describeTurn, in words for both values; different ones may have the same words. */
export function describeTurnInWords<Value>(
  what: string,
  was: Value | undefined,
  now: Value | undefined,
  toWords: (value: Value) => string | undefined,
): readonly string[] {
  if (isDeepStrictEqual(was, now)) return [];
  const [before, after] = [was, now].map((one) => (one === undefined ? undefined : toWords(one)));
  return before === after ? [`the ${what} changed`] : describeTurn(what, before, after);
}

/** The first current id that precedes one that it followed; ids in only one of the lists do not count. */
export function describeMove(
  before: readonly string[],
  now: readonly string[],
  toName = (id: string) => id,
): readonly string[] {
  const stayed = now.filter((id) => before.includes(id));
  const expected = before.filter((id) => stayed.includes(id));
  const at = stayed.findIndex((id, index) => id !== expected[index]);
  return at === -1 ? [] : [`${toName(stayed[at] ?? '')} stands before ${toName(expected[at] ?? '')} now`];
}

export function toConditionWords(
  source: QuestionnaireSource,
  conditions: readonly Condition[] | undefined,
): string | undefined {
  if (!conditions || conditions.length === 0) return undefined;
  return conditions.map((condition) => describeCondition(condition, findIn(source))).join(', and ');
}

/** 'sum of “Fees” and (product of “Audits” and 2)'. */
export function toFormulaWords(source: QuestionnaireSource, formula: CalculatedSource): string {
  const words = describeFormula(formula, findIn(source));
  return formula.needs ? `${words}, of those that have an answer` : words;
}

function findIn(source: QuestionnaireSource): FindLookedAt {
  const all = [...placeQuestions(source), ...placeCalculated(source)];
  return (name) => {
    const found = all.find((one) => namesOfQuestion(one).includes(name));
    return (
      found && {
        title: found.source.title,
        options: toNamed(optionSources(found.source)),
        columns: placeColumns(found).map((column) => ({
          id: column.id,
          title: column.source.title,
          options: toNamed(optionSources(column.source)),
        })),
        rows: toNamed(found.source['x-rows'] ?? []),
      }
    );
  };
}

function toNamed(all: readonly { readonly const: string; readonly title: string }[]) {
  return all.map(({ const: id, title }) => ({ id, title }));
}

function describeValue(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return typeof value !== 'number' && /[^a-z]/.test(text) ? `"${text}"` : text;
}
