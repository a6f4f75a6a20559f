import { allFacts, listingExchanges, type FactId } from '../../../src/contracts/coin-facts.ts';
import { toFactShape } from '../../../src/engine/fact-shape.ts';
import { meetsRule, type EvidenceRule, type ValueRule } from '../../../src/engine/evidence.ts';
import { errorAt, type JsonFile, type JsonPath } from '../json-file.ts';
import { list } from '../meta-sentences.ts';
import { limitWordsProblems } from '../limit-words-problems.ts';
import type { Problem } from '../problem.ts';

export function ruleProblems(
  fact: FactId,
  rule: EvidenceRule,
  path: JsonPath,
  file: JsonFile,
): readonly Problem[] {
  const kind = toRuledKind(fact);
  if (!kind)
    return [errorAt(file, path, 'evidence-fact-without-rule', { fact, title: allFacts[fact].title })];
  const { words, values, name } = kind;
  const sides = [
    { side: 'yes', test: rule.yes },
    { side: 'no', test: rule.no },
  ] as const;
  const unfit = sides.flatMap(({ side, test }) => {
    const word = listWords(test).find((one) => !words.some((fitting) => fitting === one));
    if (word === undefined) return [];
    return [
      errorAt(file, [...path, side], 'evidence-word-unfit', {
        word,
        fact,
        kind: name,
        fitting: list(words, 'or'),
      }),
    ];
  });
  if (unfit.length > 0) return unfit;
  const tried = values([rule.yes, rule.no]);
  const empty = sides
    .filter(({ test }) => !tried.some((value) => meetsRule(test, value)))
    .map(({ side }) => errorAt(file, [...path, side], 'evidence-side-impossible', { side, fact }));
  const misleading = limitWordsProblems(rule.words, rule.yes, path, file);
  const both = tried.find((value) => sides.every(({ test }) => meetsRule(test, value)));
  if (both === undefined) return [...empty, ...misleading];
  return [...empty, ...misleading, errorAt(file, path, 'evidence-rule-overlaps', { value: both, fact })];
}

type RuleWord = keyof ValueRule;
type Value = number | string | readonly string[];

interface RuledKind {
  readonly name: string;
  readonly words: readonly RuleWord[];
  /** Values that together meet every side that any value meets. */
  readonly values: (tests: readonly ValueRule[]) => Value[];
}

function toRuledKind(fact: FactId): RuledKind | undefined {
  const shape = toFactShape(fact);
  if (allFacts[fact].unit === 'exchanges')
    return { name: 'a list of exchanges', words: ['contains', 'not'], values: listExchangeLists };
  if (shape?.kind === 'words')
    return { name: 'one of a few words', words: ['const', 'enum', 'not'], values: () => [...shape.words] };
  if (shape?.kind !== 'number') return undefined;
  const { min = -Infinity, max = Infinity } = shape;
  return {
    name: 'a number',
    words: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'not'],
    values: (tests) => listAround(tests).filter((value) => value >= min && value <= max),
  };
}

function listWords({ not, ...words }: ValueRule): readonly string[] {
  return [...Object.keys(words), ...(not ? ['not', ...listWords(not)] : [])];
}

/** Each limit, the values just beside it, and values beyond all limits. */
function listAround(tests: readonly ValueRule[]): number[] {
  const limits = tests.flatMap(listLimits).toSorted((one, other) => one - other);
  const between = limits.flatMap((limit, index) => [limit, (limit + (limits[index + 1] ?? limit)) / 2]);
  return [(limits[0] ?? 0) - 1, ...between, (limits.at(-1) ?? 0) + 1];
}

function listLimits({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, not }: ValueRule): number[] {
  const own = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter((limit) => limit !== undefined);
  return [...own, ...(not ? listLimits(not) : [])];
}

function listExchangeLists(): Value[] {
  return listingExchanges.reduce<string[][]>(
    (sets, { name }) => [...sets, ...sets.map((set) => [...set, name])],
    [[]],
  );
}
