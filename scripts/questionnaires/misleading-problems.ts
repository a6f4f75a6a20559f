import { optionSources } from '../../src/engine/compile/question-source.ts';
import { parseHelp, toHelpText } from '../../src/engine/compile/help.ts';
import type { Checked } from './checked.ts';
import { errorAt, warningAt, type JsonFile } from './json-file.ts';
import { declaredQuestions, optionPath, type PlacedSource } from './placed-source.ts';
import type { PlacedQuestionnaire } from './place-problems.ts';
import type { Problem } from './problem.ts';
import { toPlainWords } from './plain-words.ts';

export function misleadingProblems(
  question: PlacedSource,
  { schemaFile: file }: Checked,
): readonly Problem[] {
  if (question.ownTextOf || question.source['x-retired']) return [];
  return [
    ...endProblems(question, file),
    ...otherProblems(question, file),
    ...countProblems(question, file),
    ...helpProblems(question, file),
  ];
}

function endProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const ends = source['x-scale'];
  if (!ends || toPlainWords(ends.low) !== toPlainWords(ends.high)) return [];
  return [errorAt(file, [...path, 'x-scale'], 'scale-ends-alike', { id, title: ends.low })];
}

/** 'Other', 'Something else:', 'Another, please specify'. */
const other =
  /^(?:an)?others?$|^(?:something|anything|someone|none of these but) else$|^(?:an)?others? (?:please )?(?:namely|specify|which|what|reason)\b|\b(?:namely|please specify)$/;

function otherProblems({ source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const options = optionSources(source);
  if (options.some((option) => option['x-own-text'])) return [];
  return options.flatMap(({ title, 'x-retired': retired }, index) =>
    !retired && other.test(toPlainWords(title))
      ? [warningAt(file, [...optionPath(source, path), index], 'option-other-without-text', { title })]
      : [],
  );
}

function countProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const options = source.items?.oneOf;
  const most = source.maxItems;
  if (!options || most === undefined) return [];
  const offered = options.filter((option) => !option['x-retired'] && !option['x-alone']).length;
  if (most <= offered) return [];
  return [warningAt(file, [...path, 'maxItems'], 'choice-maximum-beyond-options', { id, most, offered })];
}

function helpProblems({ source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const { title, description } = source;
  if (description === undefined) return [];
  const help = toPlainWords(toHelpText(parseHelp(description)));
  if (help !== toPlainWords(title)) return [];
  return [warningAt(file, [...path, 'description'], 'help-repeats-title', { title })];
}

/** The same question on one page in two folders; the wording checks find repeats in one folder. */
export function repeatedProblems(folders: readonly PlacedQuestionnaire[]): readonly Problem[] {
  const seen = new Map<string, string>();
  return folders.flatMap(({ source, schemaFile }) => {
    const { page } = source.schema['x-questionnaire'];
    if (source.schema['x-retired']) return [];
    return declaredQuestions(source).flatMap(({ source: question, path }) => {
      if (question['x-retired']) return [];
      const { title } = question;
      const key = `${page} ${toPlainWords(title)}`;
      const owner = seen.get(key) ?? source.id;
      seen.set(key, owner);
      if (owner === source.id) return [];
      return [
        warningAt(schemaFile, [...path, 'title'], 'question-asked-twice', { title, page, other: owner }),
      ];
    });
  });
}
