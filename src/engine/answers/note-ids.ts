import type { Answers } from '../registry/questionnaire.ts';

/** Whether an id among answers is a question's: of what stands beside them every id has hyphens, and of questions none. */
export function isQuestionId(id: string): boolean {
  return !id.includes('-');
}

/** The parts that a note has, by their names on the wire. */
export const noteParts = ['note', 'source'] as const;
export type NotePart = (typeof noteParts)[number];

/**
 * The id under which a part of a note stands among the answers, and its field on the wire; no question's id has hyphens.
 * There a blank takes back what was noted before.
 */
export function toNoteId(questionId: string, part: NotePart): string {
  return `${questionId}--${part}`;
}

/** The ids of both parts of the note to a question. */
export function noteIds(questionId: string): readonly string[] {
  return noteParts.map((part) => toNoteId(questionId, part));
}

/** What an id is made of that stands for a part of a note; undefined for any other. */
export function readNoteId(id: string): { readonly question: string; readonly part: NotePart } | undefined {
  const [question = '', name] = id.split('--');
  const part = noteParts.find((one) => one === name);
  return part && { question, part };
}

/** The notes to these questions, by their ids; blanks too, which take one back. */
export function notesTo(questionIds: Iterable<string>, answers: Answers): Record<string, string> {
  const ids = Array.from(questionIds, noteIds).flat();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const value = answers[id];
      return typeof value === 'string' ? [[id, value.trim()]] : [];
    }),
  );
}
