import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getQuestionType, toAnswerType, type WidgetName } from '../../src/engine/compile/question-types.ts';
import { optionSources } from '../../src/engine/compile/question-source.ts';
import { listQuestions } from '../../src/engine/compile/own-text.ts';
import { uiEntryOf, type QuestionnaireSource } from '../../src/engine/compile/source.ts';
import { alertProblems } from './alert-problems.ts';
import { bandProblems } from './band-problems.ts';
import { choiceProblems } from './choice-problems.ts';
import { conditionProblems } from './condition-problems.ts';
import { describeSubject } from './describe-subject.ts';
import { evidenceProblems } from './evidence/evidence-problems.ts';
import { citeProblems, lookupProblems } from './evidence/lookup-problems.ts';
import { errorAt, type JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import { nearest } from './nearest.ts';
import { numberProblems } from './number-problems.ts';
import { pageProblems } from './page-problems.ts';
import type { PlacedSource } from './placed-source.ts';
import { requiredProblems } from './required-problems.ts';
import { listReserved, reservedNames } from './reserved-names.ts';
import { stepProblems } from './step-problems.ts';

export function placeQuestions(source: QuestionnaireSource): readonly PlacedSource[] {
  return Object.entries(source.schema.properties).flatMap(([section, { properties }]) =>
    listQuestions(properties).map(({ ownTextOf, ...question }) => ({
      ...question,
      section,
      path: ['properties', section, 'properties', ownTextOf?.question ?? question.id],
      ...(ownTextOf && { ownTextOf }),
    })),
  );
}

/** Only the questions that schema.json declares: options' texts are declared with these. */
export function declaredQuestions(source: QuestionnaireSource): readonly PlacedSource[] {
  return placeQuestions(source).filter(({ ownTextOf }) => !ownTextOf);
}

export function contentProblems(
  source: QuestionnaireSource,
  schemaFile: JsonFile,
  uiFile: JsonFile,
  dir: string,
): readonly Problem[] {
  const questions = placeQuestions(source);
  return [
    ...pageProblems(source, schemaFile),
    ...alertProblems(source, questions, schemaFile),
    ...nameProblems(questions, schemaFile),
    ...questions.flatMap((question) => optionProblems(question, schemaFile)),
    ...questions.flatMap((question) => numberProblems(question, schemaFile)),
    ...questions.flatMap((question) => stepProblems(question, schemaFile)),
    ...questions.flatMap((question) => bandProblems(question, schemaFile)),
    ...questions.flatMap((question) => choiceProblems(question, schemaFile)),
    ...questions.flatMap((question) => exclusionProblems(question, questions, schemaFile)),
    ...kindProblems(source, questions, schemaFile),
    ...applyingProblems(source, questions, schemaFile),
    ...requiredProblems(source, questions, schemaFile),
    ...quickProblems(questions, schemaFile),
    ...conditionProblems(source, questions, schemaFile),
    ...uiProblems(source, questions, uiFile, dir),
    ...evidenceProblems(source, questions, uiFile),
    ...lookupProblems(source, questions, uiFile),
    ...citeProblems(source, questions, uiFile),
  ];
}

function nameProblems(questions: readonly PlacedSource[], file: JsonFile): readonly Problem[] {
  const taken = new Map<string, string>();
  return questions.flatMap(({ id, source, path }) => {
    const names = new Set([id, source['x-saved-as'] ?? id, ...(source['x-former-ids'] ?? [])]);
    return [...names].flatMap((name) => {
      if (reservedNames.question.includes(name)) {
        const reserved = listReserved('question').join(', ');
        return [errorAt(file, path, 'question-name-reserved', { id: name, reserved })];
      }
      const owner = taken.get(name);
      taken.set(name, id);
      if (owner === undefined) return [];
      return [errorAt(file, path, 'question-name-taken', { id: name, other: owner })];
    });
  });
}

function optionProblems({ id, source, path }: PlacedSource, file: JsonFile): readonly Problem[] {
  const taken = new Set<string>();
  const place = [...path, ...(getQuestionType(toAnswerType(source)).optionsPath ?? [])];
  return optionSources(source).flatMap((option, index) =>
    [option.const, ...(option['x-former-ids'] ?? [])].flatMap((name) => {
      const twice = taken.has(name);
      taken.add(name);
      return twice ? [errorAt(file, [...place, index], 'option-twice', { id, option: name })] : [];
    }),
  );
}

function exclusionProblems(
  { id, section, source, path }: PlacedSource,
  questions: readonly PlacedSource[],
  file: JsonFile,
): readonly Problem[] {
  const isOther = (one: PlacedSource) => one.section === section && one.id !== id;
  return (source['x-excludes'] ?? [])
    .filter(
      (name) => !questions.some((one) => isOther(one) && one.id === name && one.source.type === 'boolean'),
    )
    .map((name) => errorAt(file, [...path, 'x-excludes'], 'exclusion-unfit', { id, other: name }));
}

/** Only coins have facts. */
function applyingProblems(
  { schema }: QuestionnaireSource,
  questions: readonly PlacedSource[],
  file: JsonFile,
): readonly Problem[] {
  const { subject } = schema['x-questionnaire'];
  if (subject === 'coin') return [];
  return questions
    .filter(({ source }) => source['x-applies-if'])
    .map(({ path }) =>
      errorAt(file, [...path, 'x-applies-if'], 'applies-without-coin', { about: describeSubject(subject) }),
    );
}

/** A quick question needs other questions in its section. */
function quickProblems(questions: readonly PlacedSource[], file: JsonFile): readonly Problem[] {
  const asked = questions.filter(({ source, ownTextOf }) => !source['x-retired'] && !ownTextOf);
  const retired = questions.filter(({ source }) => source['x-quick'] && source['x-retired']);
  const first = asked[0];
  return [
    ...retired.map(({ id, path }) => errorAt(file, [...path, 'x-quick'], 'quick-retired', { id })),
    ...(first && asked.every(({ source }) => source['x-quick'])
      ? [errorAt(file, [...first.path, 'x-quick'], 'quick-everywhere', {})]
      : []),
  ];
}

function kindProblems(
  { schema }: QuestionnaireSource,
  questions: readonly PlacedSource[],
  file: JsonFile,
): readonly Problem[] {
  const { kind, reward } = schema['x-questionnaire'];
  if (kind === 'checklist' || reward === 0) return [];
  return questions
    .filter(({ source }) => toAnswerType(source) !== 'text')
    .map(({ id, path }) => errorAt(file, path, 'insights-not-text', { id }));
}

function uiProblems(
  source: QuestionnaireSource,
  questions: readonly PlacedSource[],
  file: JsonFile,
  dir: string,
): readonly Problem[] {
  return Object.keys(source.ui)
    .filter((id) => id !== '$schema')
    .flatMap((id) => {
      const question = questions.find((one) => one.id === id);
      if (!question) {
        const meant = nearest(
          id,
          questions.map((one) => one.id),
        );
        return [errorAt(file, [id], 'ui-question-unknown', { id, meant })];
      }
      const entry = uiEntryOf(source.ui, id);
      const widget = entry['ui:widget'];
      const widgets: readonly string[] = getQuestionType(toAnswerType(question.source)).widgets;
      const wrong =
        widget !== undefined && !widgets.includes(widget)
          ? [errorAt(file, [id, 'ui:widget'], 'widget-unfit', { widget, widgets: widgets.join(' or ') })]
          : [];
      return [...wrong, ...imageProblems(question, entry['ui:options']?.images, widget, file, dir)];
    });
}

function imageProblems(
  { id, source }: PlacedSource,
  images: Readonly<Record<string, string>> | undefined,
  widget: WidgetName | undefined,
  file: JsonFile,
  dir: string,
): readonly Problem[] {
  const options = optionSources(source);
  const place = [id, 'ui:options', 'images'];
  const missing =
    widget === 'hovermulticheckbox'
      ? options
          .filter((option) => !option['x-retired'] && images?.[option.const] === undefined)
          .map((option) => errorAt(file, [id], 'option-without-picture', { option: option.const }))
      : [];
  const wrong = Object.entries(images ?? {}).flatMap(([option, image]) => {
    if (!options.some((one) => one.const === option)) {
      return [errorAt(file, [...place, option], 'picture-of-no-option', { id, option })];
    }
    return existsSync(join(dir, image))
      ? []
      : [errorAt(file, [...place, option], 'picture-missing', { image })];
  });
  return [...missing, ...wrong];
}
