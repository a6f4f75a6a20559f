import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import type { Written } from '../../../../engine/content.ts';
import type { CompiledSection } from '../../../../engine/questionnaire.ts';
import { subscribeAfterPaint } from '../after-paint.ts';
import { useSectionEvents } from '../section-events.ts';
import { leaveAfterPress } from './leave-after-press.ts';
import { toProblems } from './problems.ts';
import type { Problem } from './problems.ts';
import type { SectionContext } from './section-context.ts';
import { openWrittenStore, type WrittenStore } from './written-store.ts';

type LibraryForm = Form<unknown, RJSFSchema, SectionContext>;

type ChangeEvent = IChangeEvent<unknown, RJSFSchema, SectionContext>;

/**
 * An answer goes one way: its control writes it into the store, the section's owner gets it in the same event, the
 * library's form after the paint. `initial` counts at the first render.
 */
export function useSectionForm(section: CompiledSection, initial: Written) {
  const events = useSectionEvents();
  const form = useRef<LibraryForm>(null);
  const [written] = useState(() => openWrittenStore(section, initial));
  const [failure, setFailure] = useState<{ attempt: number; problems: readonly Problem[] }>(noFailure);
  useLayoutEffect(
    () => written.subscribe((now, before) => events.onChange(section.id, now, before)),
    [written, section, events],
  );
  useEffect(() => (form.current ? forwardAnswers(form.current, written) : undefined), [written]);
  useEffect(() => {
    const element = form.current?.formElement.current;
    return element ? leaveAfterPress(element) : undefined;
  }, []);

  const onChange = ({ errors }: ChangeEvent) => {
    if (failure.attempt > 0) setFailure({ ...failure, problems: toProblems(errors) });
  };
  const onError = (errors: RJSFValidationError[]) =>
    setFailure({ attempt: failure.attempt + 1, problems: toProblems(errors) });
  const onSubmit = () => {
    setFailure(noFailure);
    events.onSave(section.id);
  };
  return { form, failure, written, handlers: { onChange, onError, onSubmit } };
}

/**
 * Forwards answers to the library's form, which renders all its questions at every one: after the paint, or before the
 * form validates. Returns the stop function.
 */
function forwardAnswers(form: LibraryForm, written: WrittenStore): () => void {
  let { answers: forwarded } = written.getState();
  const forward = () => {
    const { answers } = written.getState();
    const changed = Object.keys({ ...forwarded, ...answers }).filter((id) => answers[id] !== forwarded[id]);
    forwarded = answers;
    for (const id of changed) form.setFieldValue([id], answers[id]);
  };
  const unsubscribe = subscribeAfterPaint(written.subscribe)(forward);
  const stop = new AbortController();
  for (const type of ['submit', 'focusout'])
    form.formElement.current?.addEventListener(type, forward, { signal: stop.signal });
  return () => {
    unsubscribe();
    stop.abort();
  };
}

const noFailure = { attempt: 0, problems: [] };
