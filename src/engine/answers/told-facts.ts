const mark = '--fact--';

/**
 * The id under which what a section was told of a fact stands among the answers, and its field on the wire: a number as
 * JSON writes it, a day as YYYY-MM-DD, a word of the catalogue; '' where the source says that there is none, `untold`
 * where nothing certain was known. Absent: the section was never saved, and what others were told holds for it.
 */
export function toToldId(sectionId: string, fact: string): string {
  return `${sectionId}${mark}${fact}`;
}

/** Stands for a fact that was late, old, a sample, or not to be had. */
export const untold = '?';

/** What an id is made of that stands for what a section was told; undefined for any other. */
export function readToldId(id: string): { readonly section: string; readonly fact: string } | undefined {
  const [section = '', fact] = id.split(mark);
  return fact === undefined ? undefined : { section, fact };
}

/** What a section was told of facts, among these answers or the fields of a record. */
export function toldTo(
  sectionId: string,
  answers: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const start = toToldId(sectionId, '');
  return Object.fromEntries(
    Object.entries(answers).filter(
      (entry): entry is [string, string] => entry[0].startsWith(start) && typeof entry[1] === 'string',
    ),
  );
}

/**
 * What holds of a fact for a section: what it was told, or before it was saved, what the first of the sections was that
 * knew. Undefined: nobody knows.
 */
export function findTold(
  sections: readonly { readonly id: string }[],
  sectionId: string,
  fact: string,
  answers: Readonly<Record<string, unknown>>,
): string | undefined {
  const own = answers[toToldId(sectionId, fact)];
  const told = own === undefined ? sections.map(({ id }) => answers[toToldId(id, fact)]) : [own];
  return told.find((one): one is string => typeof one === 'string' && one !== untold);
}
