import { pageList } from '../../contracts/pages.ts';
import type { QuestionnaireBrief } from '../questionnaire.ts';

/**
 * The same questionnaires; `subjectRequired` is removed from those that are no evaluation: their page searches no such
 * subject, or another questionnaire of the page comes first. Such a questionnaire is a block of the page, with one record
 * for each subject, which is chosen on the block.
 */
export function withEvaluations<Brief extends QuestionnaireBrief>(all: readonly Brief[]): readonly Brief[] {
  return all.map((one) => {
    if (!one.subjectRequired || isEvaluation(one, all)) return one;
    const { subjectRequired: _, ...block } = one;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was taken away is optional
    return block as Brief;
  });
}

function isEvaluation(one: QuestionnaireBrief, all: readonly QuestionnaireBrief[]): boolean {
  const { searches } = pageList.find(({ path }) => path === one.page) ?? {};
  if (one.subject === undefined || searches !== one.subject) return false;
  return all.every(
    (other) =>
      other.page !== one.page ||
      !other.subjectRequired ||
      other.subject !== one.subject ||
      other.order >= one.order,
  );
}
