import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getQuestionType, toAnswerType, type WidgetName } from '../../src/engine/compile/question-types.ts';
import { optionSources } from '../../src/engine/compile/question-source.ts';
import { uiEntryOf, type UiEntry } from '../../src/engine/compile/source.ts';
import { alertProblems } from './alert-problems.ts';
import { bandProblems } from './band-problems.ts';
import { calculatedProblems } from './calculated-problems.ts';
import type { Check, Checked, QuestionCheck } from './checked.ts';
import { choiceProblems } from './choice-problems.ts';
import { conditionProblems } from './condition-problems.ts';
import { dayProblems } from './day-problems.ts';
import { describeSubject } from './describe-subject.ts';
import { evidenceProblems } from './evidence/evidence-problems.ts';
import { citeProblems, lookupProblems } from './evidence/lookup-problems.ts';
import { formerNameProblems } from './former-name-problems.ts';
import { errorAt, type JsonFile } from './json-file.ts';
import { misleadingProblems } from './misleading-problems.ts';
import type { Problem } from './problem.ts';
import { hintAt } from './name-hints.ts';
import { numberProblems } from './number-problems.ts';
import { pageProblems } from './page-problems.ts';
import {
  inWrittenOrder,
  placeCalculated,
  placeColumns,
  placeTexts,
  type PlacedSource,
} from './placed-source.ts';
import { patternProblems } from './pattern-problems.ts';
import { requiredProblems } from './required-problems.ts';
import { listReserved, reservedNames } from './reserved-names.ts';
import { senseProblems } from './sense-problems.ts';
import { stepProblems } from './step-problems.ts';
import { matrixProblems, tableProblems } from './table-problems.ts';
import { textProblems } from './text-problems.ts';
import { usageProblems } from './usage-problems.ts';

/** In the order in which an editor reads what they find. */
const checks: readonly Check[] = [
  pageProblems,
  alertProblems,
  nameProblems,
  ofEachAndColumns(optionProblems),
  ofEachAndColumns(numberProblems),
  ofEachAndColumns(stepProblems),
  ofEachAndColumns(patternProblems),
  ofEachAndColumns(dayProblems),
  ofEach(bandProblems),
  ofEachAndColumns(choiceProblems),
  ofEach(tableProblems),
  matrixProblems,
  ofEach(exclusionProblems),
  ofEach(neutralProblems),
  kindProblems,
  applyingProblems,
  requiredProblems,
  quickProblems,
  calculatedProblems,
  conditionProblems,
  uiProblems,
  evidenceProblems,
  lookupProblems,
  citeProblems,
  formerNameProblems,
  usageProblems,
  textProblems,
  ofEach(misleadingProblems),
  ofEach(senseProblems),
];

export function contentProblems(checked: Checked): readonly Problem[] {
  return checks.flatMap((check) => check(checked));
}

function ofEach(check: QuestionCheck): Check {
  return (checked) => checked.questions.flatMap((question) => check(question, checked));
}

/** The columns of a table obey the same rules as questions. */
function ofEachAndColumns(check: QuestionCheck): Check {
  return (checked) =>
    checked.questions
      .flatMap((question) => [question, ...placeColumns(question)])
      .flatMap((question) => check(question, checked));
}

function nameProblems({ source: whole, questions, schemaFile: file }: Checked): readonly Problem[] {
  const taken = new Map<string, PlacedSource>();
  const all = inWrittenOrder(whole, [...questions, ...placeCalculated(whole), ...placeTexts(whole)]);
  return all.flatMap((one) => {
    const { id, source, path } = one;
    const names = new Set([id, source['x-saved-as'] ?? id, ...(source['x-former-ids'] ?? [])]);
    return [...names].flatMap((name) => {
      if (reservedNames.question.includes(name)) {
        const reserved = listReserved('question').join(', ');
        return [errorAt(file, path, 'question-name-reserved', { id: name, reserved })];
      }
      const owner = taken.get(name);
      taken.set(name, one);
      if (owner === undefined) return [];
      return owner.id === name && id === name
        ? [errorAt(file, path, 'question-name-twice', { id, section: owner.section })]
        : [errorAt(file, path, 'question-name-taken', { id: name, other: owner.id })];
    });
  });
}

function optionProblems({ id, source, path }: PlacedSource, { schemaFile }: Checked): readonly Problem[] {
  const taken = new Set<string>();
  const place = [...path, ...(getQuestionType(toAnswerType(source)).optionsPath ?? [])];
  return optionSources(source).flatMap((option, index) =>
    [option.const, ...(option['x-former-ids'] ?? [])].flatMap((name) => {
      const twice = taken.has(name);
      taken.add(name);
      return twice ? [errorAt(schemaFile, [...place, index], 'option-twice', { id, option: name })] : [];
    }),
  );
}

function exclusionProblems(
  { id, section, source, path }: PlacedSource,
  { questions, schemaFile }: Checked,
): readonly Problem[] {
  const isOther = (one: PlacedSource) => one.section === section && one.id !== id;
  return (source['x-excludes'] ?? [])
    .filter(
      (name) => !questions.some((one) => isOther(one) && one.id === name && one.source.type === 'boolean'),
    )
    .map((name) => errorAt(schemaFile, [...path, 'x-excludes'], 'exclusion-unfit', { id, other: name }));
}

function neutralProblems(
  { id, section, source, path }: PlacedSource,
  { questions, schemaFile }: Checked,
): readonly Problem[] {
  const name = source['x-neutral-after-no'];
  const isFit = (one: PlacedSource) =>
    one.section === section && one.id !== id && one.id === name && one.source.type === 'boolean';
  if (name === undefined || questions.some(isFit)) return [];
  return [errorAt(schemaFile, [...path, 'x-neutral-after-no'], 'neutral-unfit', { id, other: name })];
}

/** Only coins have facts. */
function applyingProblems({ source: { schema }, questions, schemaFile }: Checked): readonly Problem[] {
  const { subject } = schema['x-questionnaire'];
  if (subject === 'coin') return [];
  return questions
    .filter(({ source }) => source['x-applies-if'])
    .map(({ path }) =>
      errorAt(schemaFile, [...path, 'x-applies-if'], 'applies-without-coin', {
        about: describeSubject(subject),
      }),
    );
}

/** A quick question needs other questions in its section. */
function quickProblems({ questions, schemaFile: file }: Checked): readonly Problem[] {
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

function kindProblems({ source, questions, schemaFile }: Checked): readonly Problem[] {
  const { kind, reward } = source.schema['x-questionnaire'];
  if (kind === 'checklist' || reward === 0) return [];
  return questions
    .filter((question) => toAnswerType(question.source) !== 'text')
    .map(({ id, path }) => errorAt(schemaFile, path, 'insights-not-text', { id }));
}

function uiProblems({ source, questions, uiFile: file, dir }: Checked): readonly Problem[] {
  return Object.keys(source.ui)
    .filter((id) => id !== '$schema')
    .flatMap((id) => {
      const question = questions.find((one) => one.id === id);
      const sections = Object.keys(source.schema.properties);
      if (!question && sections.includes(id)) return sectionUiProblems(id, uiEntryOf(source.ui, id), file);
      if (!question) {
        const possible = [...questions.map((one) => one.id), ...sections];
        const all = [...questions, ...placeCalculated(source), ...placeTexts(source)];
        return [errorAt(file, [id], 'ui-question-unknown', { id, ...hintAt(id, possible, all) })];
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

function sectionUiProblems(id: string, entry: UiEntry, file: JsonFile): readonly Problem[] {
  const { 'ui:options': options = {}, ...others } = entry;
  const { evidence: _, ...otherOptions } = options;
  return [
    ...Object.keys(others).map((key) => [id, key]),
    ...Object.keys(otherOptions).map((key) => [id, 'ui:options', key]),
  ].map((path) => errorAt(file, path, 'ui-section-keys', { id, key: path.at(-1) ?? '' }));
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
