import { type ConditionFacts, type NotePart, type Notes, noteParts } from '../content.ts';

/*
 * The names of fields beside the answers. Question ids have no two hyphens, these names do: `question--note`,
 * `question--source`, `section--fact--id`.
 */

const noteSuffixes = { text: 'note', source: 'source' } as const satisfies Record<NotePart, string>;
const factMark = '--fact--';

/** The field of a part of a question's note. */
export function toNoteField(questionId: string, part: NotePart): string {
  return `${questionId}--${noteSuffixes[part]}`;
}

/** The question and the part of a note's field; undefined for any other field. */
export function readNoteField(
  field: string,
): { readonly question: string; readonly part: NotePart } | undefined {
  const [question = '', suffix] = field.split('--');
  const part = noteParts.find((one) => noteSuffixes[one] === suffix);
  return part && { question, part };
}

/** The question's name in the field of its answer or note. */
export function toQuestionName(field: string): string {
  return readNoteField(field)?.question ?? field;
}

function toFactField(sectionId: string, fact: string): string {
  return `${sectionId}${factMark}${fact}`;
}

/** The section and the fact of a fact's field; undefined for any other field. */
export function readFactField(
  field: string,
): { readonly section: string; readonly fact: string } | undefined {
  const [section = '', fact] = field.split(factMark);
  return fact === undefined ? undefined : { section, fact };
}

/** Notes as fields; blanks too, which delete the stored note. */
export function toNoteFields(notes: Notes): Record<string, string> {
  const fields = Object.entries(notes).flatMap(([id, note]) =>
    noteParts.flatMap((part) => {
      const value = note[part];
      return value === undefined ? [] : [[toNoteField(id, part), value] as const];
    }),
  );
  return Object.fromEntries(fields);
}

/** Facts as fields. */
export function toFactFields(conditionFacts: ConditionFacts): Record<string, string> {
  const fields = Object.entries(conditionFacts).flatMap(([section, facts]) =>
    Object.entries(facts).map(([fact, value]) => [toFactField(section, fact), value] as const),
  );
  return Object.fromEntries(fields);
}

/** The facts among the fields of a save or a record. */
export function readFacts(fields: Readonly<Record<string, unknown>>): ConditionFacts {
  const conditionFacts: Record<string, Record<string, string>> = {};
  for (const [field, value] of Object.entries(fields)) {
    const fact = readFactField(field);
    if (fact && typeof value === 'string') (conditionFacts[fact.section] ??= {})[fact.fact] = value;
  }
  return conditionFacts;
}
