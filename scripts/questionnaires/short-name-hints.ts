import type { Checked } from './checked.ts';
import { toProblem, type Problem } from './problem.ts';

/** Longest title that lists show as it is, in characters. */
const longest = 28;

/** One for all questions of a questionnaire: it works without short names. */
export function shortNameHints({ questions, schemaFile: file }: Checked): readonly Problem[] {
  const nameless = questions.filter(
    ({ source, ownTextOf }) =>
      !ownTextOf && !source['x-retired'] && !source['x-short'] && source.title.length > longest,
  );
  const [first] = nameless;
  if (!first) return [];
  const ids = nameless.map(({ id }) => id);
  return [toProblem('hint', file.place([...first.path, 'title']), 'short-name-missing', { ids })];
}
