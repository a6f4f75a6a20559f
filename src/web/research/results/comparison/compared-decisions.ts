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

/** Empty without any decision. */
export function compareDecisions(decisions: ComparedDecisions | undefined): readonly ComparedQuestion[] {
  if (!decisions?.records.some((record) => record !== undefined)) return [];
  const contents = decisions.records.map((record) => record ?? undecided);
  const questions = compareAnalyses(decisions.compiled, contents).flatMap((section) => section.questions);
  // No decision differs from a decision, while a section that was not looked at says nothing.
  return questions.map((one) => ({ ...one, differs: new Set(one.answers.map(({ text }) => text)).size > 1 }));
}
