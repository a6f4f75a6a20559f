import type { JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import type { PlacedSource } from './placed-source.ts';

/** What an editor can get wrong about a number: limits or a step that no answer meets. */
export function numberProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const { type, minimum = -Infinity, maximum = Infinity } = source;
  const fractions =
    type === 'integer'
      ? (['minimum', 'maximum', 'multipleOf'] as const)
          .filter((key) => !Number.isInteger(source[key] ?? 0))
          .map((key) =>
            file.problem(
              [...path, key],
              `"${id}" asks for a whole number, so "${key}" must be one too; or write "type": "number".`,
            ),
          )
      : [];
  const empty =
    minimum >= maximum
      ? [
          file.problem(
            [...path, 'minimum'],
            `The minimum of "${id}" (${minimum}) must be smaller than its maximum (${maximum}).`,
          ),
        ]
      : [];
  return [...fractions, ...empty];
}
