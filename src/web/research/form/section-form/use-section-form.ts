import { useEffect, useMemo, useRef, useState } from 'react';
import type Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import type { Answers } from '../../../../engine/answers.ts';
import type { CompiledSection } from '../../../../engine/questionnaire.ts';
import { useSectionEvents } from '../section-events.ts';
import { leaveAfterPress } from './leave-after-press.ts';
import { toProblems, type Problem } from './problems.ts';
import type { SectionContext } from './section-context.ts';
import { toWrittenStore, type WrittenStore } from './written-store.ts';

type LibraryForm = Form<unknown, RJSFSchema, SectionContext>;

type ChangeEvent = IChangeEvent<unknown, RJSFSchema, SectionContext>;

/** An answer goes one way: from its control to the section's owner, and after the paint to the library's form. */
export function useSectionForm(section: CompiledSection) {
  const events = useSectionEvents();
  const form = useRef<LibraryForm>(null);
  const written = useMemo(() => toWrittenStore(section, events), [section, events]);
  const [start] = useState(() => written.get().answers);
  const [failure, setFailure] = useState<{ attempt: number; problems: readonly Problem[] }>(noFailure);
  useEffect(
    () => (form.current ? forwardAnswers(form.current, written, start) : undefined),
    [written, start],
  );
  useEffect(() => {
    const element = form.current?.formElement.current;
    return element ? leaveAfterPress(element) : undefined;
  }, []);

  const onChange = ({ errors }: ChangeEvent) => {
    if (failure.attempt > 0) setFailure({ ...failure, problems: toProblems(section, errors) });
  };
  const onError = (errors: RJSFValidationError[]) =>
    setFailure({ attempt: failure.attempt + 1, problems: toProblems(section, errors) });
  const onSubmit = () => {
    setFailure(noFailure);
    events.onSave(section.id);
  };
  // A control may be left by a press of a button beside it, or be a cell: so one place sees that any was left.
  const onLeave = () => form.current?.onBlur('', undefined);
  return { form, failure, written, start, onLeave, handlers: { onChange, onError, onSubmit } };
}

/**
 * Forwards answers to the library's form, which renders all its questions at every one: after the paint, or before the
 * form validates. Returns the stop function.
 */
function forwardAnswers(form: LibraryForm, written: WrittenStore, start: Answers): () => void {
  let forwarded = start;
  const forward = () => {
    const { answers } = written.get();
    if (answers === forwarded) return;
    const changed = Object.keys({ ...forwarded, ...answers }).filter((id) => answers[id] !== forwarded[id]);
    forwarded = answers;
    for (const id of changed) form.setFieldValue([id], answers[id]);
  };
  forward();
  const unsubscribe = written.onPainted(forward);
  const stop = new AbortController();
  for (const type of ['submit', 'focusout'])
    form.formElement.current?.addEventListener(type, forward, { signal: stop.signal });
  return () => {
    unsubscribe();
    stop.abort();
  };
}

const noFailure = { attempt: 0, problems: [] };
