import { createHash } from 'node:crypto';
import { toSignalNo } from '../../src/engine/compile/build-question.ts';
import { getQuestionType, toAnswerType } from '../../src/engine/compile/question-types.ts';
import { longestCell, toCellType } from '../../src/engine/compile/columns.ts';
import {
  latestOf,
  optionSources,
  type ColumnSource,
  type OptionSource,
  type QuestionSource,
} from '../../src/engine/compile/question-source.ts';
import type {
  QuestionnaireSource,
  ReleasedAbout,
  ReleasedLimits,
  ReleasedQuestion,
  ReleasedText,
  ReleasedValue,
} from '../../src/engine/compile/source.ts';
import type { Rule } from '../../src/engine/questionnaire.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { folderNames, sectionNames } from './former-names.ts';
import { declaredQuestions, placeCalculated, placeTexts } from './placed-source.ts';

export function releaseOf(source: QuestionnaireSource): Record<string, ReleasedQuestion> {
  return Object.fromEntries(
    declaredQuestions(source).map(({ id, section, source: question }) => {
      const { title, description, maxLength, 'x-signal': signal, 'x-applies-if': appliesIf } = question;
      const { 'x-excludes': excludes = [] } = question;
      const type = toAnswerType(question);
      return [
        id,
        {
          section,
          type,
          title,
          ...(description !== undefined && { help: description }),
          ...(signal && { signal }),
          ...(type === 'boolean' && { signalNo: toSignalNo(question), excludes }),
          ...(appliesIf && { appliesIf }),
          ...(question['x-quick'] && { quick: true }),
          ...getQuestionType(type).toReleased?.(question),
          ...(maxLength !== undefined && { maxLength }),
          ...optionsOf(question),
          ...askingOf(source, section, id, question),
        },
      ];
    }),
  );
}

/** A column as the record of a question, by which both are compared. */
export function recordColumn(column: ColumnSource): ReleasedQuestion {
  const type = toCellType(column);
  const limits = limitsOf(column);
  return {
    section: '',
    type,
    title: column.title,
    ...getQuestionType(type).toReleased?.(column),
    ...optionsOf(column),
    maxLength: column.maxLength ?? longestCell,
    ...(Object.keys(limits).length > 0 && { limits }),
  };
}

function optionsOf(question: QuestionSource): Partial<ReleasedQuestion> {
  const options = optionSources(question);
  if (options.length === 0) return {};
  const listed = (name: keyof ReleasedQuestion, is: (option: OptionSource) => boolean | undefined) => {
    const ids = options.filter(is).map((option) => option.const);
    return ids.length > 0 && { [name]: ids };
  };
  return {
    options: options.map((option) => option.const),
    ...listed('ownText', (option) => option['x-own-text']),
    ...listed('retiredOptions', (option) => option['x-retired']),
    ...listed('aloneOptions', (option) => option['x-alone']),
    optionTitles: options.map((option) => option.title),
    optionSignals: options.map((option) => option['x-signal'] ?? 'neutral'),
    ...(options.some((option) => option['x-value'] !== undefined) && {
      optionValues: options.map((option) => option['x-value'] ?? null),
    }),
  };
}

function askingOf(
  { schema }: QuestionnaireSource,
  section: string,
  id: string,
  question: QuestionSource,
): Partial<ReleasedQuestion> {
  const { 'x-asked-if': ofSection, required = [] } = schema.properties[section] ?? {};
  const askedIf = [ofSection, question['x-asked-if']].filter((one) => one !== undefined);
  const limits = limitsOf(question);
  return {
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(askedIf.length > 0 && { askedIf }),
    ...(required.includes(id) && { required: true }),
    ...(question['x-retired'] && { retired: true }),
  };
}

function limitsOf(question: QuestionSource): ReleasedLimits {
  const { type, pattern, minimum, maximum, multipleOf, minItems, maxItems, formatMinimum } = question;
  const { 'x-currencies': currencies } = question;
  const latest = latestOf(question);
  // Recorded in the former spelling, so that neither spelling is a change.
  const last = latest === 'today' ? { 'x-latest': latest } : { formatMaximum: latest };
  const limits = {
    pattern,
    minimum,
    maximum,
    multipleOf,
    minItems,
    maxItems,
    formatMinimum,
    'x-currencies': currencies,
    ...last,
  };
  return {
    ...(type === 'integer' && { type }),
    ...Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined)),
  };
}

export function aboutOf(source: QuestionnaireSource): ReleasedAbout {
  const { title, properties, 'x-questionnaire': facts, 'x-page': ownPage } = source.schema;
  const { kind, page, subject, subjectRequired, reward, alert } = facts;
  const calculated = valuesOf(source);
  const hasValues = Object.keys(calculated).length > 0;
  const rules = rulesOf(source);
  const texts = textsOf(source);
  return {
    kind,
    page,
    reward,
    ...(subject && { subject }),
    ...(subjectRequired && { subjectRequired }),
    ...(alert && { alert }),
    title,
    names: folderNames(source),
    order: declaredQuestions(source).map(({ id }) => id),
    ...(ownPage && { ownPage }),
    ...(hasValues && { calculated }),
    ...(rules.length > 0 && { rules }),
    ...(Object.keys(texts).length > 0 && { texts }),
    sections: Object.fromEntries(
      Object.entries(properties).map(([id, { title: heading, description }]) => [
        id,
        {
          title: heading,
          ...(description !== undefined && { description }),
          names: sectionNames(source, id),
        },
      ]),
    ),
    fingerprint: fingerprintOf(source),
  };
}

function valuesOf(source: QuestionnaireSource): Record<string, ReleasedValue> {
  return Object.fromEntries(
    placeCalculated(source).map(({ id, section, source: value }) => {
      const { title, 'x-calculated': formula = {}, 'x-unit': unit, 'x-bands': bands } = value;
      return [id, { section, title, formula, ...(unit && { unit }), ...(bands && { bands }) }];
    }),
  );
}

function rulesOf({ schema }: QuestionnaireSource): readonly Rule[] {
  return Object.values(schema.properties)
    .flatMap((section) => section['x-rules'] ?? [])
    .map((rule) => ({ level: 'error', ...rule }));
}

function textsOf(source: QuestionnaireSource): Record<string, ReleasedText> {
  return Object.fromEntries(
    placeTexts(source).map(({ id, section, source: { title, description, 'x-asked-if': askedIf } }) => [
      id,
      {
        section,
        title,
        ...(description !== undefined && { description }),
        ...(askedIf && { 'x-asked-if': askedIf }),
      },
    ]),
  );
}

/** Raised when the digest covers more or less: digests of another form are not compared. */
const form = '1';

/**
 * Digests what decides the meaning of answers, which questions are asked and which saves are refused in the present
 * version, without words, signs and places.
 */
export function fingerprintOf(source: QuestionnaireSource): string {
  const { kind, subject, subjectRequired } = source.schema['x-questionnaire'];
  const questions = Object.entries(releaseOf(source)).map(([id, question]) => {
    const meaning = Object.entries(question).filter(([key]) => !isWording(key));
    return [id, Object.fromEntries(meaning)] as const;
  });
  const values = Object.entries(valuesOf(source)).map(([id, value]) => {
    const meaning = Object.entries(value).filter(([key]) => !isWording(key));
    return [id, Object.fromEntries(meaning)] as const;
  });
  const rules = rulesOf(source).map(({ if: condition, at, level }) => ({ if: condition, at, level }));
  const all = [
    kind,
    subject,
    subjectRequired,
    Object.fromEntries(questions),
    ...(values.length > 0 ? [Object.fromEntries(values)] : []),
    ...(rules.length > 0 ? [rules] : []),
  ];
  return `${form}:${digest(all)}`;
}

const wordings: readonly string[] = [
  'title',
  'help',
  'signal',
  'signalNo',
  'appliesIf',
  'quick',
  'excludes',
  'scale',
  'bands',
  'optionTitles',
  'optionSignals',
  // Left out, so that digests of versions without this record stay as they are.
  'requiredColumns',
] satisfies readonly (keyof ReleasedQuestion)[];

function isWording(key: string): boolean {
  return wordings.includes(key);
}

/** Does not depend on the order of keys. */
export function digest(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('base64url');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value ?? null;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, sorted(one)]);
}
