import { coinFacts, coinFactIds, type FactId } from '../../../src/contracts/coin-facts.ts';
import { nftFactIds } from '../../../src/contracts/nft-facts.ts';
import type { FactTest } from '../../../src/engine/conditions.ts';
import { toFactShape, type FactShape } from '../../../src/engine/fact-shape.ts';
import type { SubjectName } from '../../../src/engine/vocabulary.ts';
import { isDay } from '../../../src/lib/utc-day.ts';
import { atPlace, errorAt, type JsonFile, type JsonPath } from '../json-file.ts';
import type { Problem } from '../problem.ts';
import { list } from '../meta-sentences.ts';
import { nameHolding, nearest } from '../nearest.ts';
import { describeSubject } from '../describe-subject.ts';
import { find, type Finding } from '../sentences/sentences.ts';

export const testableFacts: readonly FactId[] = coinFactIds.filter((id) => toFactShape(id));

export function factProblems(
  test: FactTest,
  path: JsonPath,
  subject: SubjectName | undefined,
  file: JsonFile,
): readonly Problem[] {
  const wrong = findWrongFact(test.fact, subject);
  if (wrong) return [atPlace(file, [...path, 'fact'], wrong)];
  const shape = toFactShape(test.fact);
  return shape ? wordProblems(test, shape, path, file) : [];
}

/** Undefined: the fact exists, and can be compared. */
export function findWrongFact(fact: string, subject: SubjectName | undefined): Finding | undefined {
  return subject === 'coin' ? findWrongName(fact) : findWrongSubject(fact, subject);
}

function findWrongSubject(fact: string, subject: SubjectName | undefined): Finding {
  return find('fact-without-coin', { fact, about: describeSubject(subject) });
}

function findWrongName(fact: string): Finding | undefined {
  if (testableFacts.some((id) => id === fact)) return undefined;
  const [known] = coinFactIds.filter((id) => id === fact);
  const facts = list(testableFacts, 'or');
  if (known) return find('fact-not-comparable', { fact, title: coinFacts[known].title, facts });
  if (nftFactIds.some((id) => id === fact)) return find('fact-about-other', { fact, facts });
  const meant = nearest(fact, testableFacts) ?? nameHolding(fact, testableFacts);
  return meant === undefined ? find('fact-unknown', { fact, facts }) : find('fact-misspelt', { fact, meant });
}

const shapeWords = {
  number: { name: 'a number', words: ['const', 'enum', 'minimum', 'maximum', 'known'] },
  day: { name: 'a day', words: ['const', 'enum', 'minimum', 'maximum', 'known'] },
  words: { name: 'one of a few words', words: ['const', 'enum', 'known'] },
} as const satisfies Readonly<
  Record<FactShape['kind'], { readonly name: string; readonly words: readonly (keyof FactTest)[] }>
>;

function wordProblems(test: FactTest, shape: FactShape, path: JsonPath, file: JsonFile): readonly Problem[] {
  const { name, words } = shapeWords[shape.kind];
  const unfit = Object.keys(test).find((word) => word !== 'fact' && !words.some((one) => one === word));
  if (unfit !== undefined) {
    const data = { word: unfit, fact: test.fact, kind: name, fitting: words.join(' or ') };
    return [errorAt(file, [...path, unfit], 'fact-word-unfit', data)];
  }
  const others = Object.keys(test).filter((word) => word !== 'fact' && word !== 'known');
  if (test.known !== undefined && others.length > 0)
    return [errorAt(file, [...path, 'known'], 'fact-known-beside-limit', { words: others })];
  return [test.const, ...(test.enum ?? []), test.minimum, test.maximum]
    .filter((value) => value !== undefined && !canEqual(value, shape))
    .map((value) => {
      if (shape.kind === 'day') return errorAt(file, path, 'condition-day-unfit', { value, id: test.fact });
      const data = { value, fact: test.fact, allowed: describeShape(shape) };
      return errorAt(file, path, 'fact-value-impossible', data);
    });
}

function canEqual(value: unknown, shape: FactShape): boolean {
  switch (shape.kind) {
    case 'number':
      return (
        typeof value === 'number' && value >= (shape.min ?? -Infinity) && value <= (shape.max ?? Infinity)
      );
    case 'day':
      return typeof value === 'string' && isDay(value);
    case 'words':
      return shape.words.some((one) => one === value);
  }
}

function describeShape(shape: FactShape): string {
  switch (shape.kind) {
    case 'number':
      if (shape.max !== undefined) return `a number from ${shape.min ?? 0} to ${shape.max}`;
      return shape.min === undefined ? 'a number' : `a number, ${shape.min} or more`;
    case 'day':
      return 'a day, as 2024-12-31';
    case 'words':
      return list(shape.words, 'or');
  }
}
