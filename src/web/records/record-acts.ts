import type { Answers } from '../../engine/registry/questionnaire.ts';
import { getMember } from '../session/member.ts';
import { recordLinks, type RecordLink } from './queue/record-links.ts';
import type { RecordState } from './record-state.ts';
import { changeRecord, getRecord } from './records.ts';

/** The handle of the record being worked on; a new one remembers what was saved when the answers were begun. */
export function takeHandle(questionnaireId: string): string {
  const record = getRecord(questionnaireId);
  if (record.handle !== undefined) return record.handle;
  const handle = keepLink({
    ...(record.id !== undefined && { id: record.id }),
    base: toBase(record.sections),
    stored: {},
  });
  changeRecord(questionnaireId, (before) => ({ ...before, handle }));
  return handle;
}

/** A handle for a record as it was just loaded; `base` says what the member's own answers were begun on. */
export function linkLoaded(
  id: string,
  etag: string | undefined,
  stored: Answers,
  base: Readonly<Record<string, Answers>>,
): string {
  return keepLink({ id, ...(etag !== undefined && { etag }), base, stored });
}

function keepLink(link: RecordLink): string {
  const handle = crypto.randomUUID();
  // What is asked of the device later is answered later, so nobody has to wait for this.
  void recordLinks.set(getMember()?.email ?? '', handle, link);
  return handle;
}

function toBase(sections: RecordState['sections']): Readonly<Record<string, Answers>> {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([id, { complete = false, initialAnswers }]) =>
      complete ? [[id, initialAnswers]] : [],
    ),
  );
}
