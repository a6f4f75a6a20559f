import { createStore } from 'zustand';
import { toAnswers, type Answers } from '../../../../engine/answers.ts';
import type { WrittenNote, Written } from '../../../../engine/content.ts';
import { excludedQuestions } from '../../../../engine/form.ts';
import type { Question, Section } from '../../../../engine/questionnaire.ts';

/** What the member has written into a form. Its controls read it here and write it here. */
export type WrittenStore = ReturnType<typeof openWrittenStore>;

export function openWrittenStore(section: Section, start: Written) {
  const store = createStore<Written>()(() => start);
  /** Also removes the answers that the new one excludes. */
  const setAnswer = (questionId: string, answer: unknown): void =>
    store.setState(({ answers }) => ({ answers: withAnswer(section, answers, questionId, answer) }));
  return {
    ...store,
    setAnswer,
    /** Adds a text to the answer of a text question, unless the answer contains it. */
    addText: ({ id, widget }: Question, text: string): void => {
      const answer = store.getState().answers[id];
      const before = typeof answer === 'string' ? answer : '';
      const joint = before.trim() === '' ? '' : widget === 'textarea' ? '\n' : '; ';
      if (!before.includes(text)) setAnswer(id, `${before}${joint}${text}`);
    },
    setNote: (questionId: string, note: WrittenNote): void =>
      store.setState(({ notes }) => ({ notes: { ...notes, [questionId]: note } })),
  } as const;
}

function withAnswer(section: Section, before: Answers, id: string, answer: unknown): Answers {
  const answered = toAnswers({ ...before, [id]: answer });
  const excluded = excludedQuestions(section, answered, id);
  return Object.fromEntries(Object.entries(answered).filter(([other]) => !excluded.includes(other)));
}
