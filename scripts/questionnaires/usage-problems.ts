import { maxTextLength } from '../../src/contracts/record.ts';
import { readColumns } from '../../src/engine/compile/columns.ts';
import { mostLargeBytes } from '../../src/engine/form.ts';
import {
  hasManyOptions,
  optionSources,
  type QuestionSource,
} from '../../src/engine/compile/question-source.ts';
import { uiEntryOf, type QuestionnaireSource } from '../../src/engine/compile/source.ts';
import { toAnswerType } from '../../src/engine/compile/question-types.ts';
import type { Checked } from './checked.ts';
import { errorAt, warningAt, type JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';
import { listReserved, reservedNames } from './reserved-names.ts';

export function usageProblems(checked: Checked): readonly Problem[] {
  const { source, questions, schemaFile, uiFile } = checked;
  return [
    ...sectionProblems(checked),
    ...questions.flatMap((question) => answerProblems(question, schemaFile)),
    ...questions.flatMap((question) => idleProblems(question, schemaFile)),
    ...questions.flatMap((question) => idleUiProblems(source, question, uiFile)),
    ...questions.flatMap((question) => longListProblems(source, question, schemaFile)),
    ...questions.flatMap((question) => longTextProblems(question, checked)),
    ...Object.keys(source.schema.properties).flatMap((id) => sizeProblems(id, checked)),
  ];
}

function sectionProblems({ source, questions, schemaFile: file }: Checked): readonly Problem[] {
  return Object.keys(source.schema.properties).flatMap((id) => {
    const path = ['properties', id];
    const own = questions.filter(({ section }) => section === id);
    return [
      ...(reservedNames.section.includes(id)
        ? [
            errorAt(file, path, 'section-name-reserved', {
              id,
              reserved: listReserved('section').join(', '),
            }),
          ]
        : []),
      ...(own.length === 0 ? [errorAt(file, path, 'section-without-question', { id })] : []),
      ...(!source.schema.properties[id]?.['x-retired'] &&
      own.length > 0 &&
      own.every((question) => question.source['x-retired'])
        ? [warningAt(file, path, 'section-all-retired', { id })]
        : []),
    ];
  });
}

function answerProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  if (source['x-retired']) return [];
  const options = optionSources(source);
  const place = optionPath(source, path);
  const named = options.flatMap((option, index) =>
    reservedNames.option.includes(option.const)
      ? [errorAt(file, [...place, index], 'option-name-reserved', { option: option.const })]
      : [],
  );
  if (options.length === 0 || options.some((option) => !option['x-retired'])) return named;
  return [...named, errorAt(file, place, 'options-all-retired', { id })];
}

function idleProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const type = toAnswerType(source);
  const signal = source['x-signal'];
  return [
    ...(signal === 'mixed' && type === 'boolean'
      ? [warningAt(file, [...path, 'x-signal'], 'signal-mixed-yes', {})]
      : []),
    ...(signal !== undefined && signal !== 'neutral' && type === 'text'
      ? [warningAt(file, [...path, 'x-signal'], 'signal-of-text', {})]
      : []),
    ...(source['x-saved-as'] === id ? [warningAt(file, [...path, 'x-saved-as'], 'saved-as-itself', {})] : []),
    ...((source['x-former-ids'] ?? []).includes(id)
      ? [errorAt(file, [...path, 'x-former-ids'], 'former-id-own', { id })]
      : []),
  ];
}

function idleUiProblems(
  { ui }: QuestionnaireSource,
  { id, source }: PlacedSource,
  file: JsonFile,
): readonly Problem[] {
  const { 'ui:widget': widget, 'ui:placeholder': placeholder, 'ui:options': options } = uiEntryOf(ui, id);
  return [
    ...(placeholder !== undefined && optionSources(source).length > 0
      ? [warningAt(file, [id, 'ui:placeholder'], 'placeholder-without-field', {})]
      : []),
    ...(placeholder !== undefined && toAnswerType(source) === 'boolean'
      ? [warningAt(file, [id, 'ui:placeholder'], 'placeholder-without-field', {})]
      : []),
    ...(options?.images && widget !== 'hovermulticheckbox'
      ? [warningAt(file, [id, 'ui:options', 'images'], 'pictures-not-shown', {})]
      : []),
  ];
}

function longListProblems(
  { ui }: QuestionnaireSource,
  { id, source, path }: PlacedSource,
  file: JsonFile,
): readonly Problem[] {
  const widget = uiEntryOf(ui, id)['ui:widget'];
  const isListed = widget === undefined || widget === 'select';
  if (!source.oneOf || isListed || source['x-retired'] || !hasManyOptions(source)) return [];
  const offered = source.oneOf.filter((option) => !option['x-retired']).length;
  return [warningAt(file, [...path, 'oneOf'], 'list-without-search', { id, offered })];
}

function longTextProblems(
  { id, source: { maxLength = 0 } }: PlacedSource,
  { source: { ui }, uiFile }: Checked,
): readonly Problem[] {
  return maxLength > maxTextLength && uiEntryOf(ui, id)['ui:widget'] === 'text'
    ? [warningAt(uiFile, [id, 'ui:widget'], 'long-text-on-a-line', { id, maxLength })]
    : [];
}

/** A section whose tables and long texts cannot all be filled, even with short cells and texts of one byte a character. */
function sizeProblems(id: string, { questions, schemaFile }: Checked): readonly Problem[] {
  const own = questions.filter(({ section, source }) => section === id && !source['x-retired']);
  const sizes = own.map(({ source }) => toLargeSize(source)).filter((size) => size > 0);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const most = mostLargeBytes / 1024;
  return sizes.length > 1 && all > mostLargeBytes
    ? [
        warningAt(schemaFile, ['properties', id], 'section-too-large', {
          id,
          size: Math.ceil(all / 1024),
          most,
        }),
      ]
    : [];
}

/** In bytes, of a full answer at least; 0 for a question that does not count. */
function toLargeSize(source: QuestionSource): number {
  const { maxLength = 0, maxItems = 0, 'x-rows': rows } = source;
  const table = readColumns(source);
  if (!table) return maxLength > maxTextLength ? maxLength : 0;
  // {"id":0,
  const row = Object.keys(table.columns).reduce((sum, column) => sum + column.length + 5, 2);
  return (rows?.length ?? maxItems) * row;
}
