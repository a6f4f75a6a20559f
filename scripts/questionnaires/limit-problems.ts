import type { ReleasedVersion } from '../../src/engine/compile/released-version.ts';
import { optionSources, type OptionSource } from '../../src/engine/compile/question-source.ts';
import type { ReleasedQuestion } from '../../src/engine/compile/source.ts';
import { namesOfQuestion } from './change-words.ts';
import type { Checked } from './checked.ts';
import { errorAt, type JsonFile } from './json-file.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';
import { releaseOf } from './release-of.ts';
import { findNarrowed, type Narrowed, type RecordedQuestion } from './released-limits.ts';

export interface RecordedVersion extends ReleasedVersion {
  readonly version: string;
}

/**
 * Limits that are narrower than in any released version. A retired question is not saved again, and its answers are read
 * by the version in which they were given.
 */
export function limitProblems(
  { source, questions, schemaFile: file }: Checked,
  versions: readonly RecordedVersion[],
): readonly Problem[] {
  const released = releaseOf(source);
  return questions.flatMap((question) => {
    const now = released[question.id];
    if (!now || question.ownTextOf || question.source['x-retired']) return [];
    const recorded = versions.flatMap(({ version, questions: all, about }) =>
      namesOfQuestion(question).flatMap((name): readonly RecordedQuestion[] => {
        const before = all[name];
        return before ? [{ version, question: before, about }] : [];
      }),
    );
    return [
      ...findNarrowed(recorded, now).map((one) => toProblem(question, one, now, file)),
      ...aloneProblems(question, recorded, file),
    ];
  });
}

function toProblem(
  { id, path }: PlacedSource,
  { key, ...narrowed }: Narrowed,
  { scale }: ReleasedQuestion,
  file: JsonFile,
): Problem {
  const code = scale ? 'scale-steps-changed' : 'limit-narrowed';
  return errorAt(file, [...path, key], code, { id, ...narrowed });
}

/** Options that stored answers combine with others, and that no longer allow it. */
function aloneProblems(
  { source, path }: PlacedSource,
  recorded: readonly RecordedQuestion[],
  file: JsonFile,
): readonly Problem[] {
  const { minItems = 1 } = source;
  return optionSources(source).flatMap((option, index) => {
    const place = [...optionPath(source, path), index];
    const isAlone = option['x-alone'] === true;
    const found = recorded.find(({ question, about }) => {
      const name = question.options?.find((one) => namesOf(option).includes(one));
      if (name === undefined || about?.fingerprint === undefined) return false;
      const wasAlone = question.aloneOptions?.includes(name) ?? false;
      return isAlone ? !wasAlone : wasAlone && minItems > 1;
    });
    if (!found) return [];
    const { version } = found;
    return [
      isAlone
        ? errorAt(file, [...place, 'x-alone'], 'option-alone-added', { option: option.const, version })
        : errorAt(file, place, 'option-alone-gone', { option: option.const, version, least: minItems }),
    ];
  });
}

function namesOf({ const: id, 'x-former-ids': formerIds = [] }: OptionSource): readonly string[] {
  return [...formerIds, id];
}
