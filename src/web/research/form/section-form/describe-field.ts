import { findBands } from '../../../../engine/signals.ts';
import { listJudgingFacts } from '../../../../engine/conditions.ts';
import { hasOwnEvidence } from '../../../../engine/evidence.ts';
import type { Question } from '../../../../engine/questionnaire.ts';
import { fieldIds } from '../field-ids.ts';

/** Whether ticking it is a bad sign, which words then say. */
export function isWarningIfTicked({ signal, type }: Question): boolean {
  return signal === 'negative' && (type === 'boolean' || type === 'choices');
}

interface FieldState {
  readonly rawErrors?: readonly string[] | undefined;
  /** The ids of what the widget adds. */
  readonly also?: readonly (string | false)[];
}

/** Refers only to elements that exist. */
export function describeField(id: string, question: Question, { rawErrors = [], also = [] }: FieldState) {
  const invalid = rawErrors.length > 0;
  const ids = [
    isWarningIfTicked(question) && fieldIds.note(id),
    question.warned && fieldIds.warning(id),
    ...also,
    findBands(question).length > 0 && fieldIds.sign(id),
    (question.lookup ?? hasOwnEvidence(question)) && fieldIds.evidence(id),
    listJudgingFacts([question]).length > 0 && fieldIds.why(id),
    invalid && fieldIds.error(id),
  ].filter((part) => typeof part === 'string');
  return {
    'aria-invalid': invalid || undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}
