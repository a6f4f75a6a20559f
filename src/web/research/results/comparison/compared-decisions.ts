import { compareAnalyses, type ComparedQuestion } from '../../../../engine/comparison.ts';
import { blankContent, type RecordContent } from '../../../../engine/content.ts';
import type { CompiledQuestionnaire } from '../../../../engine/questionnaire.ts';
import type { Subject } from '../../../../contracts/subject.ts';

export interface ComparedDecisions {
  readonly compiled: CompiledQuestionnaire;
  /** In the order of the analyses; undefined: no decision. */
  readonly records: readonly (ComparedDecision | undefined)[];
}

interface ComparedDecision extends RecordContent {
  /** UTC. */
  readonly day: string | null;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
  readonly subject: Subject | undefined;
}

const undecided: RecordContent = { ...blankContent, sections: [] };

/** Undefined without any decision. */
export function findDecisions(decisions: ComparedDecisions | undefined): ComparedDecisions | undefined {
  return decisions?.records.some((record) => record !== undefined) ? decisions : undefined;
}

/** As for a section that was not looked at, nothing differs from no decision. */
export function compareDecisions({ compiled, records }: ComparedDecisions): readonly ComparedQuestion[] {
  const contents = records.map((record) => record ?? undecided);
  return compareAnalyses(compiled, contents).flatMap((section) => section.questions);
}
