import { useRef, useState } from 'react';
import type Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import { deepEquals } from '@rjsf/utils';
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import type { Answer } from '../../../engine/answers/answer-types.ts';
import type { Answers, CompiledSection } from '../../../engine/registry/questionnaire.ts';
import { toAnswers } from '../../../engine/answers/to-answers.ts';
import { visibleQuestions } from '../../../engine/rules/visibility.ts';
import type { SectionEvents } from '../section-props.ts';
import { toProblems } from './problems.ts';
import type { Problem } from './problems.ts';
import type { SectionContext } from './section-context.ts';

type ChangeEvent = IChangeEvent<unknown, RJSFSchema, SectionContext>;

/** What happens between the library's form and the section's owner; `start` are the answers it starts with. */
export function useSectionForm(section: CompiledSection, start: Answers, events: SectionEvents) {
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
    if (!deepEquals(kept.answers, before)) events.onChange(section.id, kept.answers);
  };
  const onError = (errors: RJSFValidationError[]) =>
    setFailure({ attempt: failure.attempt + 1, problems: toProblems(errors) });
  const onSubmit = () => {
    setFailure(noFailure);
    events.onSave(section.id);
  };
  return { form, failure, handlers: { onChange, onError, onSubmit } };
}

const noFailure = { attempt: 0, problems: [] };

interface HiddenAnswers {
  /** The draft: what the form shows and what it hides. */
  readonly answers: Answers;
  /** Answers of questions that have just come back, for the form to take up again. */
  readonly returned: readonly (readonly [questionId: string, answer: Answer])[];
}

/**
 * The form forgets the answer of a question once a condition hides it; the draft does not. `draft` and `before`
 * are the draft and the form's answers before an edit, `after` the form's answers since.
 */
function keepHiddenAnswers(
  section: CompiledSection,
  { draft, before, after }: { readonly draft: Answers; readonly before: Answers; readonly after: Answers },
): HiddenAnswers {
  const missing = section.questions.filter(
    ({ id, conditions }) => conditions.length > 0 && draft[id] !== undefined && after[id] === undefined,
  );
  if (missing.length === 0) return { answers: after, returned: [] };
  const shownBefore = toVisibleIds(section, before);
  const shown = toVisibleIds(section, after);
  const kept = missing
    .filter(({ id }) => !shown.has(id) || !shownBefore.has(id))
    .flatMap(({ id }) => {
      const answer = draft[id];
      return answer === undefined ? [] : [[id, answer] as const];
    });
  return {
    answers: { ...after, ...Object.fromEntries(kept) },
    returned: kept.filter(([id]) => shown.has(id)),
  };
}

function toVisibleIds(section: CompiledSection, answers: Answers): ReadonlySet<string> {
  return new Set(visibleQuestions(section, answers).map(({ id }) => id));
}
