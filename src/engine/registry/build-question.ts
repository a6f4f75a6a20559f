import { assertNever } from '../../lib/assert-never.ts';
import type { AnswerType, Condition, Option, Question, Questionnaire, WidgetName } from './questionnaire.ts';
import type { OptionSource, QuestionSource, UiEntry } from './source.ts';

/** Indexes one question: its answer type by its schema, its widget by ui.json or the type's default. */
export function buildQuestion(
  kind: Questionnaire['kind'],
  id: string,
  source: QuestionSource,
  ui: UiEntry,
  conditions: readonly Condition[],
): Question {
  const type = answerType(source);
  return {
    id,
    type,
    title: source.title,
    help: source.description ?? '',
    widget: ui['ui:widget'] ?? defaultWidget(kind, type),
    signal: source['x-signal'] ?? 'neutral',
    savedAs: source['x-saved-as'] ?? id,
    formerIds: source['x-former-ids'] ?? [],
    retired: source['x-retired'] ?? false,
    options: optionSources(source).map((option) => buildOption(option, ui)),
    conditions,
  };
}

/** The answer type that a question's schema means. */
export function answerType(source: QuestionSource): AnswerType {
  switch (source.type) {
    case 'boolean':
      return 'boolean';
    case 'string':
      return source.oneOf ? 'choice' : 'text';
    case 'array':
      return 'choices';
    default:
      return assertNever(source.type);
  }
}

/** The options that a question's schema offers; none for yes/no and text. */
export function optionSources(source: QuestionSource): readonly OptionSource[] {
  return source.oneOf ?? source.items?.oneOf ?? [];
}

function buildOption(source: OptionSource, ui: UiEntry): Option {
  const image = ui['ui:options']?.images?.[source.const];
  return {
    id: source.const,
    title: source.title,
    signal: source['x-signal'] ?? 'neutral',
    formerIds: source['x-former-ids'] ?? [],
    retired: source['x-retired'] ?? false,
    ...(image !== undefined && { image }),
  };
}

function defaultWidget(kind: Questionnaire['kind'], type: AnswerType): WidgetName {
  switch (type) {
    case 'boolean':
      return 'checkbox';
    case 'text':
      return kind === 'insights' ? 'textarea' : 'text';
    case 'choice':
      return 'radio';
    case 'choices':
      return 'multicheckbox';
    default:
      return assertNever(type);
  }
}
