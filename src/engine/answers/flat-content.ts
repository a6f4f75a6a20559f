import type { ConditionFacts, Content, NotePart, Notes, WrittenNote } from '../content.ts';
import { noteParts } from '../content.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { Answers } from '../registry/questionnaire.ts';
import type { Answer } from './answer-types.ts';
import { toAnswers } from './to-answers.ts';

/*
 * Content as one flat map: so it travels, and so storage and browsers keep it. Question ids have no hyphens, the names of
 * all else do: `question--note`, `question--source`, `section--fact--id`.
 */

const noteSuffixes = { text: 'note', source: 'source' } as const satisfies Record<NotePart, string>;
const factMark = '--fact--';

/** The field of a part of a question's note. */
export function toNoteField(questionId: string, part: NotePart): string {
  return `${questionId}--${noteSuffixes[part]}`;
}

/** The question and the part that a field is the note of; undefined for any other field. */
export function readNoteField(
  field: string,
): { readonly question: string; readonly part: NotePart } | undefined {
  const [question = '', suffix] = field.split('--');
  const part = noteParts.find((one) => noteSuffixes[one] === suffix);
  return part && { question, part };
}

/** The name of the question that a field is the answer or the note of. */
export function toQuestionName(field: string): string {
  return readNoteField(field)?.question ?? field;
}

/** The field of a fact by which a section was judged. */
function toFactField(sectionId: string, fact: string): string {
  return `${sectionId}${factMark}${fact}`;
}

/** The section and the fact that a field stands for; undefined for any other field. */
export function readFactField(
  field: string,
): { readonly section: string; readonly fact: string } | undefined {
  const [section = '', fact] = field.split(factMark);
  return fact === undefined ? undefined : { section, fact };
}

/** Content as one flat map. */
export function flatten({ answers, notes, conditionFacts }: Content): Answers {
  return { ...answers, ...flattenNotes(notes), ...flattenFacts(conditionFacts) };
}

/** Notes as fields; blanks too, which delete what was noted before. */
export function flattenNotes(notes: Notes): Record<string, string> {
  const fields = Object.entries(notes).flatMap(([id, note]) =>
    noteParts.flatMap((part) => {
      const value = note[part];
      return value === undefined ? [] : [[toNoteField(id, part), value] as const];
    }),
  );
  return Object.fromEntries(fields);
}

/** Facts as fields. */
export function flattenFacts(conditionFacts: ConditionFacts): Record<string, string> {
  const fields = Object.entries(conditionFacts).flatMap(([section, facts]) =>
    Object.entries(facts).map(([fact, value]) => [toFactField(section, fact), value] as const),
  );
  return Object.fromEntries(fields);
}

/** Reads a flat map that was kept; what cannot be content is left out. */
export function readFlat(kept: unknown): Content {
  const answers: Record<string, Answer> = {};
  const notes: Record<string, WrittenNote> = {};
  const conditionFacts: Record<string, Record<string, string>> = {};
  for (const [field, value] of Object.entries(isRecord(kept) ? toAnswers(kept) : {})) {
    const fact = readFactField(field);
    const note = readNoteField(field);
    if (!fact && !note) answers[field] = value;
    if (typeof value !== 'string') continue;
    if (fact) (conditionFacts[fact.section] ??= {})[fact.fact] = value;
    else if (note) notes[note.question] = { ...notes[note.question], [note.part]: value };
  }
  return { answers, notes, conditionFacts };
}
