import type { FactId } from '../../../src/contracts/coin-facts.ts';
import type { AnswerType } from '../../../src/engine/answers.ts';
import type { ConditionTest, FactTest } from '../../../src/engine/conditions.ts';
import { toFactShape } from '../../../src/engine/fact-shape.ts';
import type { QuestionSource } from '../../../src/engine/compile/question-source.ts';
import { day } from '../../../src/lib/durations.ts';

export interface Sampled {
  readonly type: AnswerType;
  readonly options: readonly string[];
  readonly limits: Limits;
}

/**
 * Answers to a question that these tests distinguish, no answer included: a condition judges any answer like one of
 * these.
 */
export function sampleAnswers(
  { type, options, limits }: Sampled,
  tests: readonly ConditionTest[],
): readonly unknown[] {
  switch (type) {
    case 'boolean':
      return [undefined, true, false, null];
    case 'choice':
      return [undefined, ...options];
    case 'choices':
      return [undefined, ...subsets(toDistinct(options, tests))];
    case 'number':
    case 'scale':
      return [undefined, ...numbers(limits, tests)];
    case 'money':
      return [undefined, ...numbers(limits, tests).map((amount) => ({ amount }))];
    case 'date':
      return [undefined, ...days(tests)];
    case 'rows':
      return [undefined, ...tables(limits, tests)];
    case 'text':
    case 'link':
    case 'address':
      return [undefined, 'another text', ...texts(tests)];
  }
}

/** The options that tests name, and as many of the others as tests count, which all give the same result. */
function toDistinct(options: readonly string[], tests: readonly ConditionTest[]): readonly string[] {
  const named = options.filter((option) => tests.some(({ includes }) => includes === option));
  const others = options.filter((option) => !named.includes(option));
  const most = Math.max(1, ...tests.map(({ minItems = 0 }) => minItems));
  return [...named, ...others.slice(0, most)];
}

function subsets<One>(all: readonly One[]): readonly (readonly One[])[] {
  const [first, ...rest] = all;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

/** Tables with any of the rows that tests name, and with as many rows as they count, or one less. */
function tables({ maxItems, 'x-rows': fixed }: Limits, tests: readonly ConditionTest[]): readonly unknown[] {
  const most = fixed?.length ?? maxItems ?? 1;
  const named = tests.flatMap(({ contains }) => (contains ? [contains] : []));
  const counts = [0, 1, ...tests.flatMap(({ minItems = 1 }) => [minItems - 1, minItems])];
  const all = subsets(named).flatMap((rows) =>
    counts.map((count) => [...rows, ...Array.from({ length: count - rows.length }, () => ({ any: 'row' }))]),
  );
  return all.filter(({ length }) => length > 0 && length <= most);
}

type Limits = Pick<QuestionSource, 'type' | 'minimum' | 'maximum' | 'multipleOf' | 'maxItems' | 'x-rows'>;

type Compared = Pick<FactTest, 'const' | 'enum' | 'minimum' | 'maximum'>;

/** Every limit in tests or the schema, and both neighbours of each, as far as they can be answers. */
function numbers(source: Limits, tests: readonly Compared[]): readonly number[] {
  const { type, minimum, maximum, multipleOf } = source;
  const least = typeof minimum === 'number' ? minimum : -Infinity;
  const most = typeof maximum === 'number' ? maximum : Infinity;
  const step = typeof multipleOf === 'number' ? multipleOf : type === 'integer' ? 1 : 1e-6;
  const limits = [0, least, most, ...listValues(tests)].filter((one) => typeof one === 'number');
  const near = limits
    .filter((one) => Number.isFinite(one))
    .flatMap((one) =>
      multipleOf === undefined ? [one - step, one, one + step] : multiplesNear(one, multipleOf),
    );
  const can = near.filter(
    (one) =>
      Number.isFinite(one) && one >= least && one <= most && (type !== 'integer' || Number.isInteger(one)),
  );
  return [...new Set(can)];
}

/** The multiples of a step on both sides of a number, with the digits that answers have. */
function multiplesNear(value: number, step: number): readonly number[] {
  const count = Math.floor(value / step);
  return [count - 1, count, count + 1, count + 2].map((one) => Number((one * step).toFixed(12)));
}

function days(tests: readonly Compared[]): readonly string[] {
  const limits = listValues(tests)
    .map((one) => Date.parse(String(one)))
    .filter((time) => !Number.isNaN(time));
  const near = limits.flatMap((time) => [time - day, time, time + day]);
  return [...new Set(near)].map((time) => new Date(time).toISOString().slice(0, 10));
}

function texts(tests: readonly ConditionTest[]): readonly string[] {
  return listValues(tests).filter((one) => typeof one === 'string');
}

/** One value of a fact for each result that these tests distinguish; the caller adds a missing fact. */
export function sampleFacts(fact: FactId, tests: readonly FactTest[]): readonly string[] {
  const shape = toFactShape(fact);
  switch (shape?.kind) {
    case undefined:
      return [''];
    case 'number': {
      const { min: minimum, max: maximum } = shape;
      const limits = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
      return ['', ...numbers({ type: 'number', ...limits }, tests).map(String)];
    }
    case 'day':
      return ['', ...days(tests)];
    case 'words':
      return ['', ...shape.words];
  }
}

function listValues(tests: readonly Compared[]) {
  return tests.flatMap((one) => [one.const, ...(one.enum ?? []), one.minimum, one.maximum]);
}
