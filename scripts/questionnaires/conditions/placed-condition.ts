import type { Condition, ConditionTest, FactTest } from '../../../src/engine/conditions.ts';
import type { QuestionnaireSource } from '../../../src/engine/compile/source.ts';
import type { JsonPath } from '../json-file.ts';
import type { PlacedSource } from '../placed-source.ts';

/** A condition of a question, or of a section with all its questions, with its place in schema.json. */
export interface PlacedCondition {
  readonly of: 'section' | 'question';
  readonly condition: Condition;
  readonly path: JsonPath;
  /** The name in sentences of the question or section that is asked if it holds. */
  readonly name: string;
  readonly holders: readonly PlacedSource[];
  /** The questions before them, in order: the condition may look at these only. */
  readonly earlier: readonly PlacedSource[];
}

/** In file order. */
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
  const earlier = questions.slice(0, questions.indexOf(first));
  return [{ of, condition, path: [...path, 'x-asked-if'], name, holders, earlier }];
}

export function placeTests(
  condition: Condition,
  path: JsonPath,
): readonly { readonly test: ConditionTest | FactTest; readonly path: JsonPath }[] {
  if ('not' in condition) return placeTests(condition.not, [...path, 'not']);
  if ('question' in condition || 'fact' in condition) return [{ test: condition, path }];
  const [key, all] =
    'allOf' in condition ? (['allOf', condition.allOf] as const) : (['anyOf', condition.anyOf] as const);
  return all.flatMap((one, index) => placeTests(one, [...path, key, index]));
}

/** The parts of a condition that combine tests; not the condition itself. */
export function placeGroups(
  condition: Condition,
  path: JsonPath,
): readonly { readonly condition: Condition; readonly path: JsonPath }[] {
  const parts = listParts(condition, path);
  return parts.flatMap((part) =>
    'question' in part.condition || 'fact' in part.condition
      ? []
      : [part, ...placeGroups(part.condition, part.path)],
  );
}

function listParts(condition: Condition, path: JsonPath) {
  if ('not' in condition) return [{ condition: condition.not, path: [...path, 'not'] }];
  if ('question' in condition || 'fact' in condition) return [];
  const [key, all] =
    'allOf' in condition ? (['allOf', condition.allOf] as const) : (['anyOf', condition.anyOf] as const);
  return all.map((one, index) => ({ condition: one, path: [...path, key, index] }));
}
