import { listSignals } from '../answers/typed-answers.ts';
import { isCantTell } from '../answers/cant-tell.ts';
import type { RecordContent } from '../answers/stored.ts';
import type { Band } from '../registry/band.ts';
import type { Question, Section } from '../registry/questionnaire.ts';
import type { Signal } from '../registry/vocabulary.ts';
import { shownQuestions, type Asked } from './visibility.ts';

/** What speaks for the thing researched, or against it. */
export type Sign = 'good' | 'warning';

/** The sign that all these signals share; undefined if they differ or there are none. */
export function toSign(signals: readonly Signal[]): Sign | undefined {
  const signs = new Set(signals.filter(isSign));
  if (signs.size !== 1) return undefined;
  return signs.has('positive') ? 'good' : 'warning';
}

/** Counts, never a score. */
export interface SignalCounts {
  /** Answers that are good signs. */
  readonly good: number;
  /** Answers that are warning signs. */
  readonly warning: number;
  /** Questions that the member can't tell. */
  readonly cantTell: number;
  /** Questions of sections that were never saved, and those that came to be asked later. */
  readonly notLookedAt: number;
}

/**
 * Counts the signs in a section of a record. A tick counts by its question's signal, a choice by the signal of each
 * chosen option, a number or date by its band; mixed and neutral count as neither. An unticked warning is no good sign.
 * Retired questions count where they were answered, those that other answers hide do not. A section never saved has no
 * signs: all its questions are not looked at.
 */
export function countSignals(
  section: Section,
  { answers, sections, asOf, unseen = [] }: RecordContent,
  asked: Asked,
): SignalCounts {
  const counted = shownQuestions(section, asked, answers).filter(
    ({ id, retired }) => retired || asked.has(id),
  );
  if (!sections.includes(section.id)) return { ...noSignals, notLookedAt: counted.length };
  const signals = counted.flatMap((question) => listSignals(question, answers[question.id], asOf));
  return {
    good: signals.filter((signal) => signal === 'positive').length,
    warning: signals.filter((signal) => signal === 'negative').length,
    cantTell: counted.filter((question) => isCantTell(question, answers[question.id])).length,
    notLookedAt: counted.filter(({ id }) => unseen.includes(id)).length,
  };
}

/** The counts of several sections in one. */
export function sumSignals(counts: readonly SignalCounts[]): SignalCounts {
  return counts.reduce(
    (sum, one) => ({
      good: sum.good + one.good,
      warning: sum.warning + one.warning,
      cantTell: sum.cantTell + one.cantTell,
      notLookedAt: sum.notLookedAt + one.notLookedAt,
    }),
    noSignals,
  );
}

const noSignals: SignalCounts = { good: 0, warning: 0, cantTell: 0, notLookedAt: 0 };

/** Whether an answer to the section can be a good or a warning sign at all. */
export function canSignal({ questions }: Section): boolean {
  return questions.some((question) => {
    const parts = [...question.options, ...findBands(question)];
    return [question.signal, ...parts.map(({ signal }) => signal)].some(isSign);
  });
}

/** The bands of a question; none where its type has none, or it declares none. */
export function findBands({ settings }: Question): readonly Band[] {
  return 'bands' in settings ? (settings.bands ?? []) : [];
}

function isSign(signal: Signal): boolean {
  return signal === 'positive' || signal === 'negative';
}
