import type { ReadRecord } from '../../../contracts/record.ts';
import { sectionContent } from '../../../engine/content.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { readContent } from '../../../engine/read.ts';
import type { ServerRecord } from './local/local-record.ts';

/** A record as the server sent it, by section. `etag`: its revision. */
export function toServerRecord(
  questionnaire: Questionnaire,
  body: ReadRecord,
  etag: string | undefined,
): ServerRecord {
  const content = readContent(questionnaire, body);
  const saved = questionnaire.sections.filter(({ id }) => content.sections.includes(id));
  return {
    id: body.id,
    ...(etag !== undefined && { etag }),
    sections: Object.fromEntries(saved.map((section) => [section.id, sectionContent(section, content)])),
    whole: true,
    ...(body.about.new_questions && { unseen: body.about.new_questions }),
  };
}
