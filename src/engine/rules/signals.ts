import type { Answer, Answers, Question, Section, Signal } from '../registry/questionnaire.ts';
import { isAnswered } from './answered.ts';

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
export function countSignals(section: Section, answers: Answers): SignalCounts {
  const asked = section.questions.filter((question) => !question.retired || isAnswered(answers[question.id]));
  const signals = asked.flatMap((question) => signalsOf(question, answers[question.id]));
  return {
    good: signals.filter((signal) => signal === 'positive').length,
    warning: signals.filter((signal) => signal === 'negative').length,
    unanswered: asked.filter((question) => !isAnswered(answers[question.id])).length,
  };
}

function signalsOf(question: Question, answer: Answer | undefined): readonly Signal[] {
  if (answer === undefined || answer === false) return [];
  if (answer === true) return [question.signal];
  const chosen = typeof answer === 'string' ? [answer] : answer;
  return question.options.filter((option) => chosen.includes(option.id)).map((option) => option.signal);
}
