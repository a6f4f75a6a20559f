import { isTest, type Condition, type Test } from '../../../src/engine/conditions.ts';
import type { QuestionnaireSource } from '../../../src/engine/compile/source.ts';
import type { JsonPath } from '../json-file.ts';
import type { PlacedSource } from '../placed-source.ts';

/** A condition of a question, of a section with all its questions, or of a rule, with its place in schema.json. */
export interface PlacedCondition {
  readonly of: 'section' | 'question' | 'rule';
  readonly condition: Condition;
  readonly path: JsonPath;
  /** The name in sentences of the question or section that is asked if it holds, or of the rule. */
  readonly name: string;
  /** Of a rule, the question at which it complains. */
  readonly holders: readonly PlacedSource[];
  /** The questions that the condition may look at, in order: those before the holders, or of a rule all of its section too. */
  readonly earlier: readonly PlacedSource[];
  /** Of a rule: it is judged only where these hold. */
  readonly judgedIf?: readonly Condition[];
}

/** In file order, without rules. `questions`: with calculated values and texts, in written order. */
export function placeConditions(
  { schema }: QuestionnaireSource,
  questions: readonly PlacedSource[],
): readonly PlacedCondition[] {
  const ofSections = Object.entries(schema.properties).flatMap(([id, section]) => {
    const holders = questions.filter((question) => question.section === id);
    const name = `the section "${id}"`;
    return place(
      'section',
      { condition: section['x-asked-if'], path: ['properties', id], name, holders },
      questions,
    );
  });
  const ofQuestions = questions.flatMap((question) =>
    place(
      'question',
      {
        condition: question.source['x-asked-if'],
        path: question.path,
        name: `"${question.id}"`,
        holders: [question],
      },
      questions,
    ),
  );
  return [...ofSections, ...ofQuestions];
}

function place(
  of: PlacedCondition['of'],
  holder: Pick<PlacedCondition, 'path' | 'name' | 'holders'> & { readonly condition: Condition | undefined },
  questions: readonly PlacedSource[],
): readonly PlacedCondition[] {
  const { condition, path, name, holders } = holder;
  const [first] = holders;
  if (!condition || !first) return [];
  const earlier = questions.slice(0, questions.indexOf(first)).filter(({ source }) => source.type !== 'null');
  return [{ of, condition, path: [...path, 'x-asked-if'], name, holders, earlier }];
}

export function placeTests(
  condition: Condition,
  path: JsonPath,
): readonly { readonly test: Test; readonly path: JsonPath }[] {
  if (isTest(condition)) return [{ test: condition, path }];
  return listParts(condition, path).flatMap((part) => placeTests(part.condition, part.path));
}

/** The parts of a condition that combine tests; not the condition itself. */
export function placeGroups(
  condition: Condition,
  path: JsonPath,
): readonly { readonly condition: Condition; readonly path: JsonPath }[] {
  return listParts(condition, path).flatMap((part) =>
    isTest(part.condition) ? [] : [part, ...placeGroups(part.condition, part.path)],
  );
}

function listParts(condition: Condition, path: JsonPath) {
  if (isTest(condition)) return [];
  if ('not' in condition) return [{ condition: condition.not, path: [...path, 'not'] }];
  const [key, all] =
    'allOf' in condition ? (['allOf', condition.allOf] as const) : (['anyOf', condition.anyOf] as const);
  return all.map((one, index) => ({ condition: one, path: [...path, key, index] }));
}
