import { toOwnTextId } from '../../src/engine/registry/own-text.ts';
import { optionSources } from '../../src/engine/registry/question-source.ts';
import type { JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';

/** What an editor can get wrong about how many options may be chosen, and about what is written for one. */
export function choiceProblems(question: PlacedSource, file: JsonFile): readonly Problem[] {
  return [...countProblems(question, file), ...ownTextProblems(question, file)];
}

function countProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
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

/** An id is stored with every answer, and so as long as any other. */
const longestId = 64;

function ownTextProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const options = optionSources(source);
  const place = (index: number) => [...optionPath(source, path), index, 'x-own-text'];
  const taking = options.flatMap((option, index) => (option['x-own-text'] ? [{ option, index }] : []));
  const [first, second] = taking;
  if (!first) return [];
  if (second) {
    return [
      file.problem(
        place(second.index),
        `One option of "${id}" may have "x-own-text"; leave it out of the others.`,
      ),
    ];
  }
  const textId = toOwnTextId(id, first.option.const);
  if (textId.length > longestId) {
    return [
      file.problem(
        place(first.index),
        `What members write is stored as "${textId}", which is longer than ${longestId} characters; choose a shorter id for the question or the option.`,
      ),
    ];
  }
  return first.index < options.length - 1
    ? [
        file.warning(
          place(first.index),
          'The field for its text stands below all options; put this one last.',
        ),
      ]
    : [];
}
