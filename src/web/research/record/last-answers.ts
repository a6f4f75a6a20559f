import type { CoinFact } from '../../../contracts/coin-facts.ts';
import type { Answer } from '../../../engine/answers.ts';
import { readEvidence } from '../../../engine/kept-evidence.ts';
import { readContent } from '../../../engine/read.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';
import { loadRecord, loadVersions } from '../../api/records.ts';
import type { RecordParts } from './records.ts';

export interface LastAnswer {
  readonly answer: Answer;
  /** Time of the last save that changed it, ISO 8601 UTC. */
  readonly at: string;
  /** Stored with it. */
  readonly facts: readonly CoinFact[];
}

/** The stored answers of an analysis by question id. Throws ApiError. */
export async function loadLastAnswers(
  { member }: Pick<RecordParts, 'member'>,
  questionnaire: Questionnaire,
  id: string,
): Promise<Readonly<Record<string, LastAnswer>>> {
  const call = { module: questionnaire.id, email: member, id };
  const [{ body }, versions] = await Promise.all([
    loadRecord({ ...call, version: questionnaire.version }),
    loadVersions(call),
  ]);
  const evidence = readEvidence(body.about.evidence);
  const first = versions.at(-1)?.saved_at ?? body.about.saved_at;
  const answers = Object.entries(readContent(questionnaire, body).answers).flatMap(([question, answer]) => {
    if (answer === undefined) return [];
    // `changed` of a version lists the changes of the save after it.
    const at = versions.findIndex(({ changed }) => changed.includes(question));
    const saved = at === 0 ? body.about.saved_at : versions[at - 1]?.saved_at;
    const last = { answer, at: at === -1 ? first : (saved ?? first), facts: evidence[question]?.facts ?? [] };
    return [[question, last] as const];
  });
  return Object.fromEntries(answers);
}
