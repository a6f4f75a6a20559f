import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import { deepEquals } from '@rjsf/utils';
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import type { Answers, CompiledSection } from '../../../engine/registry/questionnaire.ts';
import { keepHiddenAnswers } from './hidden-answers.ts';
import { toProblems } from './problems.ts';
import type { Problem } from './problems.ts';
import type { SectionContext } from './section-context.ts';
import { toAnswers } from '../../../engine/answers/to-answers.ts';

export interface SectionFormEvents {
  readonly onChange: (answers: Answers) => void;
  /** A save was asked for, by the button or the Enter key, and every answer can be saved. */
  readonly onSave: () => void;
  readonly onInvalid?: (problems: readonly Problem[]) => void;
}

type ChangeEvent = IChangeEvent<unknown, RJSFSchema, SectionContext>;

/** What happens between the library's form and the section's owner; `start` are the answers it starts with. */
export function useSectionForm(
  section: CompiledSection,
  start: Answers,
  events: RefObject<SectionFormEvents>,
) {
  const form = useRef<Form<unknown, RJSFSchema, SectionContext>>(null);
  const draft = useRef({ answers: start, shown: start });
  const [failure, setFailure] = useState<{ attempt: number; problems: readonly Problem[] }>(noFailure);

  const onChange = ({ formData, errors }: ChangeEvent) => {
    const after = toAnswers(formData);
    const { answers: before, shown } = draft.current;
    const kept = keepHiddenAnswers(section, { draft: before, before: shown, after });
    draft.current = { answers: kept.answers, shown: after };
    for (const [id, answer] of kept.returned) form.current?.setFieldValue([id], answer);
    if (failure.attempt > 0) setFailure({ ...failure, problems: toProblems(errors) });
    // The form also reports what is no edit: a check on blur, an answer that it takes up again.
    if (!deepEquals(kept.answers, before)) events.current.onChange(kept.answers);
  };
  const onError = (errors: RJSFValidationError[]) => {
    const problems = toProblems(errors);
    setFailure({ attempt: failure.attempt + 1, problems });
    events.current.onInvalid?.(problems);
  };
  const onSubmit = () => {
    setFailure(noFailure);
    events.current.onSave();
  };
  return { form, failure, handlers: { onChange, onError, onSubmit } };
}

const noFailure = { attempt: 0, problems: [] };
