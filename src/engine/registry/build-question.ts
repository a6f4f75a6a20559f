import { getQuestionType, toAnswerType } from '../answers/question-types.ts';
import { buildColumns } from './column.ts';
import type { Condition } from './condition.ts';
import { parseHelp } from './help.ts';
import type { Option } from './option.ts';
import { optionSources, type OptionSource, type QuestionSource } from './question-source.ts';
import type { Question } from './questionnaire.ts';
import type { UiEntry } from './source.ts';
import { addressFormatNames, type AddressFormat, type QuestionnaireKind } from './vocabulary.ts';

/** Indexes one question: its answer type by its schema, its widget by ui.json or the type's default. */
export function buildQuestion(
  kind: QuestionnaireKind,
  id: string,
  source: QuestionSource,
  ui: UiEntry,
  conditions: readonly Condition[],
): Question {
  const type = toAnswerType(source);
  return {
    id,
    type,
    title: source.title,
    help: parseHelp(source.description ?? ''),
    widget: ui['ui:widget'] ?? getQuestionType(type).defaultWidget[kind],
    signal: source['x-signal'] ?? 'neutral',
    excludes: source['x-excludes'] ?? [],
    savedAs: source['x-saved-as'] ?? id,
    formerIds: source['x-former-ids'] ?? [],
    retired: source['x-retired'] ?? false,
    options: optionSources(source).map((option) => buildOption(option, ui)),
    ...(source['x-scale'] && {
      scale: { from: source.minimum ?? 1, to: source.maximum ?? 1, ...source['x-scale'] },
    }),
    ...(source.minItems !== undefined && { fewest: source.minItems }),
    ...(source.maxItems !== undefined && { most: source.maxItems }),
    ...(source['x-unit'] && { unit: source['x-unit'] }),
    ...(isAddressFormat(source.format) && { format: source.format }),
    ...(source['x-latest'] && { latest: source['x-latest'] }),
    ...(source['x-columns'] && { columns: buildColumns(source['x-columns']) }),
    ...(source['x-bands'] && { bands: source['x-bands'] }),
    conditions,
  };
}

function buildOption(source: OptionSource, ui: UiEntry): Option {
  const image = ui['ui:options']?.images?.[source.const];
  return {
    id: source.const,
    title: source.title,
    signal: source['x-signal'] ?? 'neutral',
    formerIds: source['x-former-ids'] ?? [],
    retired: source['x-retired'] ?? false,
    ...(source.description !== undefined && { help: parseHelp(source.description) }),
    ...(source['x-alone'] && { alone: true }),
    ...(source['x-own-text'] && { ownText: true }),
    ...(image !== undefined && { image }),
  };
}

function isAddressFormat(format: string | undefined): format is AddressFormat {
  return addressFormatNames.some((name) => name === format);
}
