import { getQuestionType, toAnswerType } from './question-types.ts';
import type { Condition } from '../conditions.ts';
import { parseHelp } from './help.ts';
import type { QuestionnaireKind, Signal } from '../vocabulary.ts';
import { optionSources, type QuestionSource } from './question-source.ts';
import { buildOption } from './build-option.ts';
import type { AnswerType } from '../answers.ts';
import type { Question, QuestionOf } from '../questionnaire.ts';
import type { UiEntry } from './source.ts';

/** Indexes one question: its answer type by its schema, its widget by ui.json or the type's default. */
export function buildQuestion(
  kind: QuestionnaireKind,
  id: string,
  source: QuestionSource,
  ui: UiEntry,
  conditions: readonly Condition[],
): Question {
  return buildTyped(kind, id, toAnswerType(source), source, ui, conditions);
}

function buildTyped<T extends AnswerType>(
  kind: QuestionnaireKind,
  id: string,
  type: T,
  source: QuestionSource,
  ui: UiEntry,
  conditions: readonly Condition[],
): QuestionOf<T> {
  const { parseSettings, defaultWidget, toOtherWidget } = getQuestionType(type);
  const { lookup, cites, atSave } = ui['ui:options'] ?? {};
  const { 'x-applies-if': appliesIf, 'x-neutral-after-no': neutralAfterNo, 'x-short': short } = source;
  return {
    id,
    type,
    settings: parseSettings(source),
    title: source.title,
    ...(short && { short }),
    help: parseHelp(source.description ?? ''),
    widget: ui['ui:widget'] ?? toOtherWidget?.(source) ?? defaultWidget[kind],
    signal: source['x-signal'] ?? 'neutral',
    signalNo: toSignalNo(source),
    excludes: source['x-excludes'] ?? [],
    savedAs: source['x-saved-as'] ?? id,
    formerIds: source['x-former-ids'] ?? [],
    retired: source['x-retired'] ?? false,
    options: optionSources(source).map((option) => buildOption(option, ui['ui:options']?.images)),
    conditions,
    ...(source['x-quick'] && { quick: true }),
    ...(appliesIf && { appliesIf }),
    ...(neutralAfterNo !== undefined && { neutralAfterNo }),
    ...(lookup && { lookup }),
    ...(cites && { cites }),
    ...(atSave && { factsAtSave: true }),
  };
}

/** What an explicit No speaks for. */
export function toSignalNo(source: QuestionSource): Signal {
  return source['x-signal-no'] ?? oppositeSignal[source['x-signal'] ?? 'neutral'];
}

/** What a No speaks for if the schema does not say, by what a yes speaks for. */
export const oppositeSignal = {
  positive: 'negative',
  negative: 'positive',
  neutral: 'neutral',
  mixed: 'mixed',
} as const satisfies Record<Signal, Signal>;
