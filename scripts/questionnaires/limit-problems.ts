import type { ReleasedVersion } from '../../src/engine/compile/released-version.ts';
import { optionSources, type OptionSource } from '../../src/engine/compile/question-source.ts';
import type { ReleasedAlert, ReleasedQuestion } from '../../src/engine/compile/source.ts';
import { namesOfQuestion } from './change-words.ts';
import type { Checked } from './checked.ts';
import { errorAt, type JsonFile } from './json-file.ts';
import { findReplaced, optionPath, placeColumns, type PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';
import { recordColumn, releaseOf } from './release-of.ts';
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
      ...placeColumns(question).flatMap((column) => columnProblems(column, recorded, file)),
      ...aloneProblems(question, recorded, file),
    ];
  });
}

function columnProblems(
  column: PlacedSource,
  recorded: readonly RecordedQuestion[],
  file: JsonFile,
): readonly Problem[] {
  const now = recordColumn(column.source);
  const before = recorded.flatMap(({ question, ...version }): readonly RecordedQuestion[] => {
    const was = question.columns?.[column.id];
    return was ? [{ ...version, question: recordColumn(was) }] : [];
  });
  return findNarrowed(before, now).map((one) => toProblem(column, one, now, file));
}

function toProblem(
  { id, path, source }: PlacedSource,
  { key, ...narrowed }: Narrowed,
  { scale }: ReleasedQuestion,
  file: JsonFile,
): Problem {
  const code = scale ? 'scale-steps-changed' : 'limit-narrowed';
  const isFormer = key === 'formatMaximum' && source['x-latest'] !== undefined;
  return errorAt(file, [...path, isFormer ? 'x-latest' : key], code, { id, ...narrowed });
}

/** An alert that members have set and that would watch another figure, or the other side of its limit. */
export function alertChangeProblems(
  { source, questions, schemaFile: file }: Checked,
  versions: readonly RecordedVersion[],
): readonly Problem[] {
  const { alert } = source.schema['x-questionnaire'];
  if (!alert) return [];
  const table = questions.find((one) => one.id === alert.table);
  const columns = table ? placeColumns(table) : [];
  /** Empty if the column is not what that released alert names. */
  const optionsOf = (id: string, { table: released, ...was }: ReleasedAlert, part: 'fact' | 'side') => {
    const column = columns.find((one) => one.id === id);
    const isSame =
      released === undefined
        ? table !== undefined && findReplaced(table, id) === was[part]
        : id === was[part] && table !== undefined && namesOfQuestion(table).includes(released);
    return column && isSame ? optionSources(column.source) : [];
  };
  const place = ['x-questionnaire', 'alert'];
  const changed = versions.flatMap(({ version, about }): readonly (readonly [string, Problem])[] => {
    const was = about?.alert;
    if (!was) return [];
    const figures = optionsOf(alert.fact, was, 'fact').flatMap((option) => {
      const before = namesOf(option).flatMap((name) => was.facts[name] ?? [])[0];
      const now = alert.facts[option.const];
      if (before === undefined || before === now) return [];
      const data = { option: option.const, was: before, now: String(now), version };
      const at = [...place, 'facts', option.const];
      return [[option.const, errorAt(file, at, 'alert-figure-changed', data)] as const];
    });
    const sides = optionsOf(alert.side, was, 'side');
    const isTurned = sides.some(
      (option) => namesOf(option).includes(was.above) && option.const !== alert.above,
    );
    const data = { was: was.above, now: alert.above, version };
    return isTurned
      ? [...figures, ['above', errorAt(file, [...place, 'above'], 'alert-side-changed', data)] as const]
      : figures;
  });
  return [...new Map(changed.toReversed()).values()];
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
