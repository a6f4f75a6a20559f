import type { Checked } from './checked.ts';
import { errorAt } from './json-file.ts';
import type { Problem } from './problem.ts';
import type { PlacedSource } from './placed-source.ts';

export function numberProblems(
  { id, source, path }: PlacedSource,
  { schemaFile: file }: Checked,
): readonly Problem[] {
  const { type, minimum = -Infinity, maximum = Infinity } = source;
  const fractions =
    type === 'integer'
      ? (['minimum', 'maximum', 'multipleOf'] as const)
          .filter((key) => !Number.isInteger(source[key] ?? 0))
          .map((key) => errorAt(file, [...path, key], 'number-not-whole', { id, key }))
      : [];
  const empty =
    minimum >= maximum
      ? [errorAt(file, [...path, 'minimum'], 'number-range-empty', { id, minimum, maximum })]
      : [];
  return [...fractions, ...empty];
}
