import { optionSources } from '../../src/engine/registry/question-source.ts';
import type { JsonFile, Problem } from './json-file.ts';
import type { PlacedSource } from './placed-source.ts';

/** What an editor can get wrong about how many options may be chosen. */
export function choiceProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const { minItems = 1, maxItems = Infinity } = source;
  const offered = optionSources(source).filter((option) => !option['x-retired'] && !option['x-alone']).length;
  if (source.oneOf?.some((option) => option['x-alone'])) {
    return [
      file.problem(
        [...path, 'oneOf'],
        `"${id}" takes one option only, so none needs "x-alone"; leave it out.`,
      ),
    ];
  }
  if (minItems > maxItems) {
    return [
      file.problem(
        [...path, 'minItems'],
        `"${id}" asks for at least ${minItems} and at most ${maxItems} options; the least comes first.`,
      ),
    ];
  }
  return source.minItems !== undefined && minItems > offered
    ? [
        file.problem(
          [...path, 'minItems'],
          `"${id}" asks for at least ${minItems} options and offers ${offered} that can be chosen together.`,
        ),
      ]
    : [];
}
