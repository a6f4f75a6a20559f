import { getAnswerType } from '../answers/answer-types.ts';
import type { Answers, CompiledSection, Section } from '../registry/questionnaire.ts';
import type { Signal } from '../registry/vocabulary.ts';
import { isAnswered } from './answered.ts';
import { countedQuestions } from './visibility.ts';

/** Counts, never a score: how many answers are good signs, how many warning signs, how many are missing. */
export interface SignalCounts {
  readonly good: number;
  readonly warning: number;
  readonly unanswered: number;
}

/**
 * Counts the signs in answers to a section. A tick counts by its question's signal, a choice by the signal of
 * each chosen option; mixed and neutral count as neither. An unticked warning is no good sign, only unanswered.
 */
export function countSignals(section: CompiledSection, answers: Answers): SignalCounts {
  const counted = countedQuestions(section, answers);
  const signals = counted.flatMap((question) =>
    getAnswerType(question.type).toSignals(answers[question.id], question),
  );
  return {
    good: signals.filter((signal) => signal === 'positive').length,
    warning: signals.filter((signal) => signal === 'negative').length,
    unanswered: counted.filter((question) => !isAnswered(answers[question.id])).length,
  };
}

/** The counts of several sections in one. */
export function sumSignals(counts: readonly SignalCounts[]): SignalCounts {
  return {
    good: counts.reduce((sum, { good }) => sum + good, 0),
    warning: counts.reduce((sum, { warning }) => sum + warning, 0),
    unanswered: counts.reduce((sum, { unanswered }) => sum + unanswered, 0),
  };
}

/** Whether an answer to the section can be a good or a warning sign at all. */
export function canSignal({ questions }: Section): boolean {
  return questions.some(({ signal, options }) => isSign(signal) || options.some((one) => isSign(one.signal)));
}

function isSign(signal: Signal): boolean {
  return signal === 'positive' || signal === 'negative';
}
