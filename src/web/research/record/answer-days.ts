import { readContent } from '../../../engine/read.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { loadRecord, loadVersions } from '../../api/records.ts';
import type { RecordParts } from './records.ts';

/**
 * When each answer of an analysis was given: time of the last save that changed it, ISO 8601 UTC, by question id.
 * Throws ApiError.
 */
export async function loadAnswerDays(
  { member }: Pick<RecordParts, 'member'>,
  questionnaire: Questionnaire,
  id: string,
): Promise<Readonly<Record<string, string>>> {
  const call = { module: questionnaire.id, email: member, id };
  const [{ body }, versions] = await Promise.all([
    loadRecord({ ...call, version: questionnaire.version }),
    loadVersions(call),
  ]);
  const first = versions.at(-1)?.saved_at ?? body.about.saved_at;
  const days = Object.keys(readContent(questionnaire, body).answers).map((question) => {
    // `changed` of a version lists the changes of the save after it.
    const at = versions.findIndex(({ changed }) => changed.includes(question));
    const saved = at === 0 ? body.about.saved_at : versions[at - 1]?.saved_at;
    return [question, at === -1 ? first : (saved ?? first)];
  });
  return Object.fromEntries(days);
}
