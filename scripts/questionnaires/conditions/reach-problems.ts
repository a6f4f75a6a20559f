import type { FactId } from '../../../src/contracts/coin-facts.ts';
import { toAnswers, type AnswerType } from '../../../src/engine/answers.ts';
import { holds, judge, type FindFact } from '../../../src/engine/judge-condition.ts';
import { optionSources } from '../../../src/engine/compile/question-source.ts';
import { toAnswerType } from '../../../src/engine/compile/question-types.ts';
import {
  listFacts,
  listFactTests,
  findComparison,
  listAnswerTests,
  listNamed,
  listTests,
  type Condition,
  type ConditionTest,
} from '../../../src/engine/conditions.ts';
import { findRange } from '../calculated-range.ts';
import { errorAt, type JsonFile, type JsonPath } from '../json-file.ts';
import type { Problem } from '../problem.ts';
import type { PlacedSource } from '../placed-source.ts';
import { placeGroups, placeTests, type PlacedCondition } from './placed-condition.ts';
import { sampleAnswers, sampleFacts, type Sampled } from './sample-answers.ts';

const mostTries = 20_000;

/**
 * Conditions that never or always hold. Tries every combination of answers and known facts that could make a
 * difference, as the engine judges them, and assumes that all sections see the same facts.
 */
export function reachProblems(
  placed: PlacedCondition,
  conditions: readonly PlacedCondition[],
  file: JsonFile,
): readonly Problem[] {
  const { of, condition, path, name, holders, judgedIf = [] } = placed;
  const isRule = of === 'rule';
  const sections = conditions.filter(
    (one) =>
      of !== 'section' && one.of === 'section' && holders.some((holder) => one.holders.includes(holder)),
  );
  const tests = placeTests(condition, path);
  const groups = placeGroups(condition, path);
  const verdicts = judgeAll(placed, conditions, {
    asks: [...sections.map((one) => one.condition), ...judgedIf],
    parts: [condition, ...tests.map(({ test }) => test), ...groups.map((group) => group.condition)],
  });
  if (!verdicts) return [];
  const [whole, ...parts] = verdicts;
  if (whole === 'never')
    return [errorAt(file, path, isRule ? 'rule-never-holds' : 'condition-never-holds', { name })];
  if (whole === 'always')
    return [errorAt(file, path, isRule ? 'rule-always-holds' : 'condition-always-holds', { name })];
  const impossible = groups.filter((_, index) => parts[tests.length + index] === 'never');
  const isIn = (place: JsonPath, group: JsonPath) => group.every((key, index) => place[index] === key);
  const wrongTests = tests.flatMap(({ test, path: place }, index) => {
    if (parts[index] !== 'never') return [];
    return [
      'fact' in test
        ? errorAt(file, place, 'fact-test-never-holds', { fact: test.fact })
        : errorAt(file, place, 'condition-test-never-holds', { id: listNamed(test)[0] ?? '' }),
    ];
  });
  const failed = tests.filter((_, index) => parts[index] === 'never');
  // A part with an impossible test, or inside an impossible part, is reported by that.
  const wrongGroups = impossible.filter(
    (group) =>
      !failed.some((test) => isIn(test.path, group.path)) &&
      !impossible.some((other) => other !== group && isIn(group.path, other.path)),
  );
  return [
    ...wrongTests,
    ...wrongGroups.map((group) => errorAt(file, group.path, 'condition-part-never-holds', {})),
  ];
}

type Verdict = 'never' | 'always' | 'sometimes';

interface Judged {
  /** The question is asked only where these hold. */
  readonly asks: readonly Condition[];
  readonly parts: readonly Condition[];
}

function judgeAll(
  { earlier }: PlacedCondition,
  conditions: readonly PlacedCondition[],
  { asks, parts }: Judged,
): readonly Verdict[] | undefined {
  const tested = findTested([...asks, ...parts], earlier, conditions);
  const all = [...tested.flatMap((one) => conditionsOf(one, conditions)), ...asks, ...parts];
  // The limits of what is compared are judged by themselves.
  if (all.flatMap(listTests).some(findComparison)) return undefined;
  const tests = all.flatMap(listAnswerTests);
  const facts = listFacts([{ conditions: all }]);
  const factTests = all.flatMap(listFactTests);
  const samples = [
    ...tested.map((one) => sampleAnswers(toSampled(one, earlier), testsOf(tests, one))),
    ...facts.map((fact) =>
      sampleFacts(
        fact,
        factTests.filter((test) => test.fact === fact),
      ),
    ),
  ];
  if (samples.reduce((count, { length }) => count * length, 1) > mostTries) return undefined;
  const questions = tested.map((one) => ({
    ...one,
    type: toAnswerType(one.source),
    conditions: conditionsOf(one, conditions),
  }));
  const seen = parts.map(() => ({ held: false, failed: false }));
  for (const values of combinations(samples)) {
    const known = new Map(facts.map((fact, index) => [fact, String(values[tested.length + index])]));
    const tell = (fact: FactId) => known.get(fact);
    const lookUp = buildLookUp(questions, values, tell);
    if (!asks.every((one) => holds(one, lookUp, tell))) continue;
    for (const [index, part] of parts.entries()) {
      const one = seen[index];
      const verdict = judge(part, lookUp, tell);
      if (one && verdict !== undefined) one[verdict ? 'held' : 'failed'] = true;
    }
  }
  return seen.map(({ held, failed }) => (!held ? 'never' : failed ? 'sometimes' : 'always'));
}

/** Every question that the conditions depend on, directly or through other conditions, in form order. */
function findTested(
  of: readonly Condition[],
  earlier: readonly PlacedSource[],
  conditions: readonly PlacedCondition[],
): readonly PlacedSource[] {
  const found = new Set<PlacedSource>();
  const open = [...of];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const name of listNamed(next)) {
      const tested = earlier.find(({ id }) => id === name);
      if (!tested || found.has(tested)) continue;
      found.add(tested);
      open.push(...conditionsOf(tested, conditions));
    }
  }
  return earlier.filter((one) => found.has(one));
}

function conditionsOf(question: PlacedSource, conditions: readonly PlacedCondition[]): readonly Condition[] {
  return conditions.filter(({ holders }) => holders.includes(question)).map(({ condition }) => condition);
}

function toSampled({ source }: PlacedSource, earlier: readonly PlacedSource[]): Sampled {
  const options = optionSources(source).map((option) => option.const);
  const { least, most } = findRange(source, earlier);
  const limits = source['x-calculated'] ? { ...source, minimum: least, maximum: most } : source;
  return { type: toAnswerType(source), options, limits };
}

function testsOf(tests: readonly ConditionTest[], { id }: PlacedSource): readonly ConditionTest[] {
  return tests.filter(({ question }) => question === id);
}

interface TestedQuestion extends PlacedSource {
  readonly type: AnswerType;
  readonly conditions: readonly Condition[];
}

/** The questions that are asked with these answers, and the answers that count. */
function buildLookUp(questions: readonly TestedQuestion[], values: readonly unknown[], tell: FindFact) {
  const answers = toAnswers(Object.fromEntries(questions.map(({ id }, index) => [id, values[index]])));
  const asked = new Map<string, TestedQuestion>();
  const lookUp = (id: string) => {
    const question = asked.get(id);
    return question && { question, answer: answers[id] };
  };
  for (const question of questions) {
    if (question.conditions.every((one) => holds(one, lookUp, tell))) asked.set(question.id, question);
  }
  return lookUp;
}

function* combinations(samples: readonly (readonly unknown[])[]): Generator<readonly unknown[]> {
  const [first, ...rest] = samples;
  if (!first) return yield [];
  for (const others of combinations(rest)) for (const one of first) yield [one, ...others];
}
