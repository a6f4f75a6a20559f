import type { SaveAbout, WireValue } from '../contracts/record.ts';
import type { Questionnaire } from './questionnaire.ts';
import { listMarks } from './answers/marks.ts';
import type { RecordContent } from './stored.ts';
import { toWire } from './answers/wire.ts';

/** A record as one save: the fields of its saved sections, and which of their blanks are answers. */
export interface WholeSave {
  readonly fields: Readonly<Record<string, WireValue>>;
  readonly marks: Pick<SaveAbout, 'no' | 'cant_tell'>;
}

/** Questions that are asked no longer are left out: no save takes them. */
export function toWholeSave(questionnaire: Questionnaire, content: RecordContent): WholeSave {
  const saved = questionnaire.sections.filter(({ id }) => content.sections.includes(id));
  const fields: Readonly<Record<string, WireValue>> = Object.assign(
    {},
    ...saved.map((section) => toWire(questionnaire, section, content)),
  );
  const { no, cant_tell: cantTell } = listMarks(questionnaire, content.answers);
  const isSent = (id: string) => Object.hasOwn(fields, id);
  return { fields, marks: { no: no.filter(isSent), cant_tell: cantTell.filter(isSent) } };
}
