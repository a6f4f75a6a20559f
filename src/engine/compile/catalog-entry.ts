import { listNamed } from '../conditions.ts';
import type { FiguredQuestion, FiguredTable } from '../calculate.ts';
import type { Option } from '../vocabulary.ts';
import type { SettingsOf } from '../answers.ts';
import { listArguments } from '../formulas.ts';
import type { CatalogEntry, CatalogSection } from '../catalog.ts';
import {
  allQuestions,
  type CalculatedValue,
  type Question,
  type Questionnaire,
  type Section,
} from '../questionnaire.ts';

/** The catalogue's entry of a questionnaire, without retired questions and sections that have no others. */
export function toCatalogEntry(questionnaire: Questionnaire): CatalogEntry {
  const { sections, versions: _, askedByVersion: __, formerFacts: ___, ...facts } = questionnaire;
  const values = sections.flatMap(({ calculated = [] }) => calculated);
  const inConditions = listJudging(allQuestions(questionnaire), values);
  const isRenamed = [questionnaire, ...sections].some(({ formerIds }) => formerIds);
  return {
    ...facts,
    ...(isRenamed && { renamed: true }),
    sections: sections
      .map((section) => toCatalogSection(section, inConditions))
      .filter(({ questions }) => questions > 0),
  };
}

/** The ids of everything that conditions look at, directly or in a calculated value. */
function listJudging(
  questions: readonly Pick<Question, 'conditions'>[],
  values: readonly CalculatedValue[],
): ReadonlySet<string> {
  const named = new Set<string>();
  const open = questions.flatMap(listTested);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (named.has(id)) continue;
    named.add(id);
    const value = values.find((one) => one.id === id);
    if (value) open.push(...listArguments(value.formula), ...listTested(value));
  }
  return named;
}

function listTested({ conditions }: Pick<Question, 'conditions'>): readonly string[] {
  return conditions.flatMap(listNamed);
}

function toCatalogSection(section: Section, inConditions: ReadonlySet<string>): CatalogSection {
  const { id, formerIds, title, questions: all, calculated: values = [] } = section;
  const calculated = values
    .filter((value) => inConditions.has(value.id))
    .map(({ id: valueId, formula, needsAny, conditions }) => ({
      id: valueId,
      formula,
      ...(needsAny && { needsAny }),
      conditions,
    }));
  const questions = all.filter(({ retired }) => !retired);
  const retired = all.filter((question) => question.retired).map((question) => question.id);
  const asking = questions
    .filter((question) => question.conditions.length > 0 || inConditions.has(question.id))
    .map((question) => ({
      id: question.id,
      type: question.type,
      retired: question.retired,
      conditions: question.conditions,
      ...toFigured(question),
    }));
  return {
    id,
    ...(formerIds && { formerIds }),
    title,
    questions: questions.length,
    ...(asking.length > 0 && { asking }),
    ...(calculated.length > 0 && { calculated }),
    ...(retired.length > 0 && { retired }),
  };
}

/** What its answer counts in calculated values; nothing for a question that is in none. */
function toFigured({ options, settings }: Question): Omit<FiguredQuestion, 'type'> {
  return { ...toValues(options), ...('columns' in settings && { settings: toTable(settings) }) };
}

function toValues(options: readonly Option[]): Pick<FiguredQuestion, 'options'> {
  if (options.every(({ value }) => value === undefined)) return {};
  return { options: options.map(({ id, value }) => ({ id, ...(value !== undefined && { value }) })) };
}

function toTable({ columns, rows }: SettingsOf<'rows'>): FiguredTable {
  return {
    columns: columns.map(({ id, type, options }) => ({ id, type, ...toValues(options) })),
    ...(rows && { rows: rows.map(({ id, retired }) => ({ id, retired })) }),
  };
}
