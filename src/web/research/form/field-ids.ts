import type { NotePart } from '../../../engine/content.ts';

/** Question ids cannot contain two hyphens, so none of these ids is a question's. */
export const fieldIds = {
  title: (id: string) => `${id}--title`,
  form: (id: string) => `${id}--form`,
  body: (id: string) => `${id}--body`,
  error: (id: string) => `${id}--error`,
  warning: (id: string) => `${id}--warning`,
  note: (id: string) => `${id}--note`,
  notes: (id: string) => `${id}--notes`,
  notePart: (id: string, part: NotePart) => `${id}--note-${part}`,
  help: (id: string) => `${id}--help`,
  count: (id: string) => `${id}--count`,
  sign: (id: string) => `${id}--sign`,
  evidence: (id: string) => `${id}--evidence`,
  why: (id: string) => `${id}--why`,
  unit: (id: string) => `${id}--unit`,
  row: (id: string, row: number | string) => `${id}--${row}`,
  cell: (row: string, column: string) => `${row}-${column}`,
  option: (id: string, option: string) => `${id}--${option}`,
} as const;

/** The id by which an address links to a section, and the prefix of its elements' ids, as in `${sectionId}_${questionId}`. */
export function getSectionId(questionnaireId: string, sectionId: string): string {
  return `${questionnaireId}_${sectionId}`;
}
