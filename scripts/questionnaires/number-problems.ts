import type { JsonFile, Problem } from './json-file.ts';
import type { PlacedSource } from './placed-source.ts';

/** What an editor can get wrong about a number: limits, a step or bands that no answer meets. */
export function numberProblems(placed: PlacedSource, file: JsonFile): readonly Problem[] {
  return [...limitProblems(placed, file), ...bandProblems(placed, file)];
}

function limitProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
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

function bandProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const bands = source['x-bands'] ?? [];
  const { minimum = -Infinity, maximum = Infinity } = source;
  return bands.flatMap(({ from }, index) => {
    const place = [...path, 'x-bands', index];
    const before = bands[index - 1];
    const next = bands[index + 1]?.from ?? Infinity;
    return [
      ...(before && from <= before.from
        ? [
            file.problem(
              place,
              `The bands of "${id}" go upwards: ${from} cannot follow ${before.from}; put the smaller one first.`,
            ),
          ]
        : []),
      ...(from > maximum || next <= minimum
        ? [
            file.problem(
              place,
              `No answer to "${id}" is in the band from ${from}: answers go from ${minimum} to ${maximum}.`,
            ),
          ]
        : []),
    ];
  });
}
