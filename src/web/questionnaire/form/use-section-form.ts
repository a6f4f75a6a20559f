import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import type { Written } from '../../../engine/content.ts';
import { toAnswers, type Answers } from '../../../engine/answers.ts';
import type { CompiledSection } from '../../../engine/questionnaire.ts';
import { excludedQuestions } from '../../../engine/form.ts';
import { useSectionEvents } from '../section-events.ts';
import { toProblems } from './problems.ts';
import type { Problem } from './problems.ts';
import type { NoteStore, SectionContext } from './section-context.ts';
import { createWaitingAnswers, type AcceptAnswer } from './waiting-answers.ts';

type ChangeEvent = IChangeEvent<unknown, RJSFSchema, SectionContext>;

/**
 * Connects the controls, the library's form and the section's owner. The owner gets an answer at once, the form after
 * the paint, or before it validates. `start`: the initial answers.
 */
export function useSectionForm(section: CompiledSection, start: Written) {
  const events = useSectionEvents();
  const form = useRef<Form<unknown, RJSFSchema, SectionContext>>(null);
  const draft = useRef(start);
  // Stays the same object: every control renders again when its change handler changes.
  const owner = useRef(events);
  useLayoutEffect(() => {
    owner.current = events;
  }, [events]);
  const [waiting] = useState(createWaitingAnswers);
  const [failure, setFailure] = useState<{ attempt: number; problems: readonly Problem[] }>(noFailure);

  const accept = useCallback<AcceptAnswer>(
    (id, answer, passToForm) => {
      const { answers, excluded } = withAnswer(section, draft.current.answers, id, answer);
      draft.current = { ...draft.current, answers };
      waiting.put(id, () => {
        passToForm();
        for (const other of excluded) form.current?.setFieldValue([other], undefined);
      });
      owner.current.onChange(section.id, draft.current);
    },
    [waiting, section],
  );
  const [noteStore] = useState<NoteStore>(() => ({
    read: () => draft.current.notes,
    accept: (id, note) => {
      draft.current = { ...draft.current, notes: { ...draft.current.notes, [id]: note } };
      owner.current.onChange(section.id, draft.current);
    },
  }));
  useEffect(() => {
    const element = form.current?.formElement.current;
    const stop = new AbortController();
    for (const type of ['submit', 'focusout']) {
      element?.addEventListener(type, waiting.flush, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [waiting]);

  const readDraft = useCallback(() => draft.current, []);
  const onChange = ({ errors }: ChangeEvent) => {
    if (failure.attempt > 0) setFailure({ ...failure, problems: toProblems(errors) });
  };
  const onError = (errors: RJSFValidationError[]) =>
    setFailure({ attempt: failure.attempt + 1, problems: toProblems(errors) });
  const onSubmit = () => {
    setFailure(noFailure);
    events.onSave(section.id);
  };
  return { form, failure, accept, noteStore, readDraft, handlers: { onChange, onError, onSubmit } };
}

/** Removes the answers that the new one excludes. */
function withAnswer(section: CompiledSection, before: Answers, id: string, answer: unknown) {
  const answered = toAnswers({ ...before, [id]: answer });
  const excluded = excludedQuestions(section, answered, id);
  const left = Object.entries(answered).filter(([other]) => !excluded.includes(other));
  return { answers: Object.fromEntries(left), excluded };
}

const noFailure = { attempt: 0, problems: [] };
