import { useSyncExternalStore } from 'react';
import { toAnswers } from '../../../../engine/answers.ts';
import { pick, type AnswersAndNotes, type Written, type WrittenNote } from '../../../../engine/content.ts';
import { excludedQuestions } from '../../../../engine/form.ts';
import type { Section } from '../../../../engine/questionnaire.ts';
import type { SectionEvents } from '../section-events.ts';

/** What is written in a section: its controls read it here, and change it here. The section's owner has it. */
export type WrittenStore = ReturnType<typeof toWrittenStore>;

export function toWrittenStore(
  section: Section,
  { getSection, subscribe, onPainted, onChange }: Omit<SectionEvents, 'getSaved' | 'onSave' | 'onResolve'>,
) {
  const get = (): AnswersAndNotes => getSection(section.id);
  /** An edit has the whole of its questions: answer and note are compared with the stored ones together. */
  const change = (ids: readonly string[], toNext: (before: Written) => Written): void => {
    const { answers, notes } = get();
    const before = { answers: pick(answers, ids), notes: pick(notes, ids) };
    onChange(section.id, { before, written: toNext(before) });
  };
  /** Also removes the answers that the new one excludes. */
  const setAnswer = (questionId: string, answer: unknown): void => {
    const before = get().answers;
    const given = toAnswers({ [questionId]: answer });
    const ids = [questionId, ...excludedQuestions(section, { ...before, ...given }, questionId)];
    change(ids, ({ notes }) => ({ answers: given, notes }));
  };
  return {
    get,
    subscribe,
    onPainted,
    setAnswer,
    setNote: (questionId: string, note: WrittenNote): void =>
      change([questionId], ({ answers }) => ({ answers, notes: { [questionId]: note } })),
  } as const;
}

/** A part of what is written, rendered at once when it changes. */
export function useWritten<Part>(
  { get, subscribe }: WrittenStore,
  select: (written: AnswersAndNotes) => Part,
): Part {
  return useSyncExternalStore(subscribe, () => select(get()));
}
