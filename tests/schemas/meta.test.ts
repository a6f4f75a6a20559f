import { listTextFormats } from '../../src/engine/format-words.ts';
import fc from 'fast-check';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { releasedKeys } from '../../scripts/questionnaires/released-limits.ts';
import metaReleased from '../../schemas/meta/released.json' with { type: 'json' };
import metaSchema from '../../schemas/meta/schema.json' with { type: 'json' };
import metaUi from '../../schemas/meta/ui.json' with { type: 'json' };
import { answerTypeNames } from '../../src/engine/answers.ts';
import { getQuestionType, toAnswerType } from '../../src/engine/compile/question-types.ts';
import { panelNames, type OwnPage } from '../../src/contracts/pages.ts';
import type { ColumnSource } from '../../src/engine/compile/question-source.ts';
import {
  ageUnitNames,
  questionnaireKinds,
  signalNames,
  subjectNames,
  type Band,
  type ShortNames,
} from '../../src/engine/vocabulary.ts';
import type { OptionSource, QuestionSource } from '../../src/engine/compile/question-source.ts';
import type { QuestionnaireFacts, RuleLevel } from '../../src/engine/questionnaire.ts';
import type { ComparisonName, ConditionTest, FactTest } from '../../src/engine/conditions.ts';
import type { RuleSource, SchemaFile, SectionSource, UiEntry } from '../../src/engine/compile/source.ts';
import { unitNames } from '../../src/engine/unit-names.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { arbitraryTypes } from '../helpers/arbitrary-types.ts';

const { about, page, signal, section, condition, otherCondition, options } = metaSchema.definitions;
const {
  yesNo,
  textQuestion,
  choice,
  choices,
  numberQuestion,
  dateQuestion,
  lineQuestion,
  rowsQuestion,
  moneyQuestion,
  moneyColumn,
  column,
  scaleQuestion,
  question,
  textFormat,
  bands,
  ages,
  shortNames,
  calculatedValue,
  textBlock,
  rules,
  valueBands,
} = metaSchema.definitions;
const columnKeys = Object.assign(
  {},
  ...column.allOf.map(({ then }) => then.properties),
  moneyColumn.then.properties,
) as Keys<ColumnSource>;
const isQuestion = new Ajv({ strict: false }).compile({
  definitions: metaSchema.definitions,
  $ref: '#/definitions/question',
});

describe('the meta schemas', () => {
  it('name the same signals, units, kinds, subjects and panels as the engine', () => {
    expect(signal.enum).toEqual(signalNames);
    expect(textFormat.enum).toEqual(['uri', ...listTextFormats()]);
    expect(question.properties.format.enum).toEqual(['date', ...textFormat.enum]);
    expect(numberQuestion.properties['x-unit'].enum).toEqual(unitNames);
    const { unit, ...ofNumbers } = ages.items.properties;
    expect(unit.enum).toEqual(ageUnitNames);
    expectKeys(bands.items.properties, ofNumbers);
    expectKeys({ ...ages.items.properties, ...valueBands.items.properties }, {
      from: true,
      unit: true,
      signal: true,
      title: true,
    } satisfies Keys<Band>);
    expect(about.properties.kind.enum).toEqual(questionnaireKinds);
    expect(about.properties.subject.enum).toEqual(subjectNames);
    expect(page.properties.panels.items.enum).toEqual(panelNames);
  });

  it('name the same facts of a questionnaire as the engine, and require the same ones', () => {
    const facts = {
      kind: 'needed',
      version: 'needed',
      page: 'needed',
      order: 'needed',
      results: 'optional',
      subject: 'optional',
      subjectRequired: 'optional',
      notes: 'optional',
      alert: 'optional',
      reward: 'needed',
    } satisfies { [Key in keyof Required<QuestionnaireFacts>]: IsOptional<Key> };
    const needed = Object.entries(facts).filter(([, how]) => how === 'needed');
    expect(Object.keys(about.properties)).toEqual(Object.keys(facts));
    expect(about.required).toEqual(needed.map(([key]) => key));
  });

  it('name the same keys of sections, conditions, questions and options as the engine', () => {
    expectKeys(metaSchema.properties, {
      title: true,
      'x-questionnaire': true,
      'x-page': true,
      'x-former-ids': true,
      'x-retired': true,
      properties: true,
      // For editors' help and draft-07; the engine ignores them.
      $schema: true,
      type: true,
    } satisfies Keys<SchemaFile> & Record<string, true>);
    expectKeys(page.properties, {
      title: true,
      lede: true,
      group: true,
      panels: true,
    } satisfies Keys<OwnPage>);
    expectKeys(section.properties, {
      type: true,
      title: true,
      description: true,
      properties: true,
      required: true,
      'x-signal-no': true,
      'x-rules': true,
      'x-asked-if': true,
      'x-former-ids': true,
      'x-retired': true,
    } satisfies Keys<SectionSource>);
    expectKeys(rules.items.properties, {
      if: true,
      at: true,
      words: true,
      level: true,
    } satisfies Keys<RuleSource>);
    expect(rules.items.properties.level.enum).toEqual(['error', 'warning'] satisfies RuleLevel[]);
    expectKeys(condition.then.properties, {
      question: true,
      const: true,
      enum: true,
      includes: true,
      contains: true,
      minItems: true,
      minimum: true,
      maximum: true,
      answered: true,
    } satisfies Keys<ConditionTest>);
    expectKeys(otherCondition.then.properties, {
      fact: true,
      const: true,
      enum: true,
      minimum: true,
      maximum: true,
      known: true,
    } satisfies Keys<FactTest>);
    expectKeys(otherCondition.else.properties, {
      question: true,
      fact: true,
      allOf: true,
      anyOf: true,
      not: true,
      lessThan: true,
      moreThan: true,
      equals: true,
    } satisfies Record<ComparisonName, true> & Record<string, true>);
    expectKeys(
      {
        ...yesNo.properties,
        ...textQuestion.properties,
        ...choice.properties,
        ...choices.properties,
        ...numberQuestion.properties,
        ...dateQuestion.properties,
        ...lineQuestion.properties,
        ...rowsQuestion.properties,
        ...moneyQuestion.then.properties,
        ...scaleQuestion.properties,
        ...calculatedValue.properties,
        ...textBlock.properties,
      },
      {
        type: true,
        title: true,
        description: true,
        maxLength: true,
        pattern: true,
        'x-pattern-words': true,
        oneOf: true,
        uniqueItems: true,
        items: true,
        $ref: true,
        'x-options': true,
        format: true,
        minItems: true,
        maxItems: true,
        'x-scale': true,
        'x-latest': true,
        formatMinimum: true,
        formatMaximum: true,
        'x-reminds': true,
        minimum: true,
        maximum: true,
        multipleOf: true,
        'x-unit': true,
        'x-currencies': true,
        'x-bands': true,
        'x-columns': true,
        'x-rows': true,
        'x-calculated': true,
        readOnly: true,
        'x-signal': true,
        'x-signal-no': true,
        'x-neutral-after-no': true,
        'x-excludes': true,
        'x-saved-as': true,
        'x-former-ids': true,
        'x-retired': true,
        'x-asked-if': true,
        'x-applies-if': true,
        'x-quick': true,
        'x-short': true,
      } satisfies Keys<QuestionSource>,
    );
    expectKeys(shortNames.properties, { short: true, yes: true, no: true } satisfies Keys<ShortNames>);
    expectKeys(columnKeys, {
      type: true,
      title: true,
      format: true,
      oneOf: true,
      $ref: true,
      'x-options': true,
      maxLength: true,
      pattern: true,
      'x-pattern-words': true,
      minimum: true,
      maximum: true,
      multipleOf: true,
      'x-unit': true,
      'x-currencies': true,
      'x-latest': true,
      'x-replaces': true,
      formatMinimum: true,
      formatMaximum: true,
    } satisfies Keys<ColumnSource>);
    expectKeys(options.items.properties, {
      const: true,
      description: true,
      'x-alone': true,
      'x-own-text': true,
      title: true,
      'x-signal': true,
      'x-value': true,
      'x-former-ids': true,
      'x-retired': true,
    } satisfies Keys<OptionSource>);
    expectKeys(metaUi.additionalProperties.properties, {
      'ui:widget': true,
      'ui:placeholder': true,
      'ui:options': true,
    } satisfies Keys<UiEntry>);
  });

  it('leave no key without a rule of how it may change after a release', () => {
    const asked = [
      yesNo,
      textQuestion,
      choice,
      choices,
      numberQuestion,
      dateQuestion,
      lineQuestion,
      rowsQuestion,
      calculatedValue,
      textBlock,
    ];
    const questions = [...asked, moneyQuestion.then, scaleQuestion].map(({ properties }) => properties);
    expectKeys(Object.assign({}, ...questions), releasedKeys.question);
    expectKeys(options.items.properties, releasedKeys.option);
    expectKeys(columnKeys, releasedKeys.column);
    expectKeys(section.properties, releasedKeys.section);
  });

  it('name the same answer types and widgets as the engine', () => {
    expect(metaReleased.definitions.question.properties.type.enum).toEqual(answerTypeNames);
    const widgets = answerTypeNames.flatMap((type) => getQuestionType(type).widgets);
    expect(metaUi.additionalProperties.properties['ui:widget'].enum).toEqual(widgets);
  });

  it('explain every pattern in words', () => {
    const wordless = [metaSchema, metaUi, metaReleased]
      .flatMap(listPatterns)
      .filter((one) => !one['x-words']);
    expect(wordless).toEqual([]);
  });

  it.each(answerTypeNames)(
    'accept every question of the answer type %s, which the engine reads as that type alone',
    (type) => {
      fc.assert(
        fc.property(arbitraryTypes[type].source, (source) => {
          expect(isQuestion(source), JSON.stringify(isQuestion.errors)).toBe(true);
          expect(toAnswerType(source)).toBe(type);
          expect(answerTypeNames.filter((name) => getQuestionType(name).matchesSchema(source))).toEqual([
            type,
          ]);
        }),
        { numRuns: 10 },
      );
    },
  );

  it.each(answerTypeNames)('allow the default widget of the answer type %s', (type) => {
    const { widgets, defaultWidget } = getQuestionType(type);
    for (const kind of questionnaireKinds) expect(widgets).toContain(defaultWidget[kind]);
  });
});

function listPatterns(schema: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!isRecord(schema)) return [];
  const inside = Object.values(schema).flatMap(listPatterns);
  return typeof schema['pattern'] === 'string' ? [schema, ...inside] : inside;
}

/** Every key of a type: the compiler requires each, and accepts no other. */
type Keys<Shape> = { readonly [Key in keyof Required<Shape>]: true };

function expectKeys(properties: object, keys: object): void {
  expect(Object.keys(properties).toSorted()).toEqual(Object.keys(keys).toSorted());
}

type IsOptional<Key extends keyof QuestionnaireFacts> =
  Partial<Pick<QuestionnaireFacts, Key>> extends Pick<QuestionnaireFacts, Key> ? 'optional' : 'needed';
