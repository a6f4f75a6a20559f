import { coinFacts, factIds, type FactId } from '../../../src/contracts/coin-facts.ts';
import { toFactShape, type FactShape } from '../../../src/engine/answers/fact-shapes.ts';
import type { FactTest } from '../../../src/engine/registry/condition.ts';
import type { SubjectName } from '../../../src/engine/registry/vocabulary.ts';
import { isDay } from '../../../src/lib/utc-day.ts';
import type { JsonFile, JsonPath } from '../json-file.ts';
import type { Problem } from '../problem.ts';
import { list } from '../meta-sentences.ts';
import { nearest } from '../nearest.ts';

/** The facts that a condition may look at. */
export const lookedFacts: readonly FactId[] = factIds.filter((id) => toFactShape(id));

/** What is wrong with a test of a fact: the fact, what it is asked, and what it is compared with. */
export function factProblems(
  test: FactTest,
  path: JsonPath,
  subject: SubjectName | undefined,
  file: JsonFile,
): readonly Problem[] {
  const wrong = subject === 'coin' ? nameProblem(test.fact) : subjectProblem(test.fact, subject);
  if (wrong !== undefined) return [file.problem([...path, 'fact'], wrong)];
  const shape = toFactShape(test.fact);
  return shape ? wordProblems(test, shape, path, file) : [];
}

function subjectProblem(fact: string, subject: SubjectName | undefined): string {
  const about = subject === undefined ? 'nothing in particular' : `an ${subject === 'nft' ? 'NFT' : subject}`;
  return `"x-asked-if" looks at the fact "${fact}", and this questionnaire is about ${about}: facts are of coins only, so write "subject": "coin" or ask without it.`;
}

function nameProblem(fact: string): string | undefined {
  if (lookedFacts.some((id) => id === fact)) return undefined;
  const [known] = factIds.filter((id) => id === fact);
  if (known)
    return `"x-asked-if" cannot look at the fact "${fact}" (${coinFacts[known].title}), which is no number, day or word; use ${list(lookedFacts, 'or')}.`;
  const meant = nearest(fact, lookedFacts);
  return meant === undefined
    ? `"x-asked-if" looks at the fact "${fact}", which there is not; use ${list(lookedFacts, 'or')}.`
    : `"x-asked-if" looks at the fact "${fact}", which there is not; "${meant}" is meant.`;
}

const shapeWords = {
  number: { name: 'a number', words: ['const', 'enum', 'minimum', 'maximum', 'known'] },
  day: { name: 'a day', words: ['const', 'enum', 'minimum', 'maximum', 'known'] },
  words: { name: 'one of some words', words: ['const', 'enum', 'known'] },
} as const satisfies Readonly<
  Record<FactShape['kind'], { readonly name: string; readonly words: readonly (keyof FactTest)[] }>
>;

function wordProblems(test: FactTest, shape: FactShape, path: JsonPath, file: JsonFile): readonly Problem[] {
  const { name, words } = shapeWords[shape.kind];
  const unfit = Object.keys(test).find((word) => word !== 'fact' && !words.some((one) => one === word));
  if (unfit !== undefined) {
    const sentence = `"${unfit}" cannot be asked of the fact "${test.fact}", which is ${name}; use ${words.join(' or ')}.`;
    return [file.problem([...path, unfit], sentence)];
  }
  const others = Object.keys(test).filter((word) => word !== 'fact' && word !== 'known');
  if (test.known !== undefined && others.length > 0) {
    const sentence = `"known" stands alone: a fact that is compared is known; leave it out beside "${others.join('" and "')}".`;
    return [file.problem([...path, 'known'], sentence)];
  }
  return [test.const, ...(test.enum ?? []), test.minimum, test.maximum]
    .filter((value) => value !== undefined && !canBe(value, shape))
    .map((value) =>
      file.problem(
        path,
        `"x-asked-if" waits for ${JSON.stringify(value)}, which the fact "${test.fact}" can never be; it is ${tellShape(shape)}.`,
      ),
    );
}

function canBe(value: unknown, shape: FactShape): boolean {
  switch (shape.kind) {
    case 'number':
      return (
        typeof value === 'number' && value >= (shape.least ?? -Infinity) && value <= (shape.most ?? Infinity)
      );
    case 'day':
      return typeof value === 'string' && isDay(value);
    case 'words':
      return shape.words.some((one) => one === value);
  }
}

function tellShape(shape: FactShape): string {
  switch (shape.kind) {
    case 'number':
      if (shape.most !== undefined) return `a number from ${shape.least ?? 0} to ${shape.most}`;
      return shape.least === undefined ? 'a number' : `a number, ${shape.least} or more`;
    case 'day':
      return 'a day, as 2024-12-31';
    case 'words':
      return list(shape.words, 'or');
  }
}
