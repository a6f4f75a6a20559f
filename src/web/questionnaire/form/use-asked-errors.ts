import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RJSFValidationError } from '@rjsf/utils';
import type { Question } from '../../../engine/registry/questionnaire.ts';
import type { Asked } from '../../../engine/rules/visibility.ts';
import { explainErrors, toQuestionId } from './problems.ts';

/** Explains what the validator complains of, but for questions that are not asked: nobody could mend those. */
export function useAskedErrors(questions: ReadonlyMap<string, Question>, asked: Asked) {
  // The library's form starts afresh when this function changes.
  const latest = useRef(asked);
  useLayoutEffect(() => {
    latest.current = asked;
  }, [asked]);
  return useCallback(
    (errors: RJSFValidationError[]) =>
      explainErrors(
        questions,
        errors.filter((error) => latest.current.has(toQuestionId(error))),
      ),
    [questions],
  );
}
