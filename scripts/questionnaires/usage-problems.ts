import { optionSources } from '../../src/engine/registry/question-source.ts';
import { uiEntryOf, type QuestionnaireSource } from '../../src/engine/registry/source.ts';
import { toAnswerType } from '../../src/engine/answers/question-types.ts';
import type { JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import { optionPath, type PlacedSource } from './placed-source.ts';
import { listReserved, reservedNames } from './reserved-names.ts';

/** What can never be answered, what does nothing where it stands, and names that are taken. */
export function usageProblems(
  source: QuestionnaireSource,
  questions: readonly PlacedSource[],
  schemaFile: JsonFile,
  uiFile: JsonFile,
): readonly Problem[] {
  return [
    ...sectionProblems(source, questions, schemaFile),
    ...questions.flatMap((question) => answerProblems(question, schemaFile)),
    ...questions.flatMap((question) => idleProblems(question, schemaFile)),
    ...questions.flatMap((question) => idleUiProblems(source, question, uiFile)),
    ...questions.flatMap((question) => longListProblems(source, question, schemaFile)),
  ];
}

function sectionProblems(
  source: QuestionnaireSource,
  questions: readonly PlacedSource[],
  file: JsonFile,
): readonly Problem[] {
  return Object.keys(source.schema.properties).flatMap((id) => {
    const path = ['properties', id];
    const own = questions.filter(({ section }) => section === id);
    return [
      ...(reservedNames.section.includes(id)
        ? [
            file.problem(
              path,
              `No section can be called "${id}"; ${listReserved('section').join(', ')} is taken.`,
            ),
          ]
        : []),
      ...(!source.schema.properties[id]?.['x-retired'] &&
      own.every((question) => question.source['x-retired'])
        ? [
            file.warning(
              path,
              `Every question of the section "${id}" is retired, so it is neither shown nor counted any more.`,
            ),
          ]
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
      ? [file.problem([...place, index], `No option can be called "${option.const}"; choose another id.`)]
      : [],
  );
  if (options.length === 0 || options.some((option) => !option['x-retired'])) return named;
  return [
    ...named,
    file.problem(
      place,
      `Every option of "${id}" is retired, so nobody can answer it; retire the question instead.`,
    ),
  ];
}

function idleProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const type = toAnswerType(source);
  const signal = source['x-signal'];
  return [
    ...(signal === 'mixed' && type === 'boolean'
      ? [file.warning([...path, 'x-signal'], 'A yes gives one sign; "mixed" is for questions with options.')]
      : []),
    ...(signal !== undefined && signal !== 'neutral' && type === 'text'
      ? [file.warning([...path, 'x-signal'], 'A text gives no sign, so "x-signal" does nothing here.')]
      : []),
    ...(source['x-saved-as'] === id
      ? [
          file.warning(
            [...path, 'x-saved-as'],
            `"x-saved-as" does nothing where it is the question's own id.`,
          ),
        ]
      : []),
    ...((source['x-former-ids'] ?? []).includes(id)
      ? [file.problem([...path, 'x-former-ids'], `"${id}" cannot be a former id of itself; delete it here.`)]
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
      ? [
          file.warning(
            [id, 'ui:placeholder'],
            'A sample is shown in an empty field only; this question has none.',
          ),
        ]
      : []),
    ...(placeholder !== undefined && toAnswerType(source) === 'boolean'
      ? [
          file.warning(
            [id, 'ui:placeholder'],
            'A sample is shown in an empty field only; this question has none.',
          ),
        ]
      : []),
    ...(options?.images && widget !== 'hovermulticheckbox'
      ? [
          file.warning(
            [id, 'ui:options', 'images'],
            'Pictures are shown by "ui:widget": "hovermulticheckbox" only; write it beside them.',
          ),
        ]
      : []),
  ];
}

/** More buttons than these fill a phone's screen. */
const mostButtons = 15;

function longListProblems(
  { ui }: QuestionnaireSource,
  { id, source, path }: PlacedSource,
  file: JsonFile,
): readonly Problem[] {
  const offered = (source.oneOf ?? []).filter((option) => !option['x-retired']).length;
  if (offered <= mostButtons || source['x-retired'] || uiEntryOf(ui, id)['ui:widget'] === 'select') return [];
  return [
    file.warning(
      [...path, 'oneOf'],
      `"${id}" shows ${offered} options below each other; with "ui:widget": "select" in ui.json members search among them.`,
    ),
  ];
}
