import { pageList } from '../../contracts/pages.ts';
import type { QuestionnaireBrief } from '../questionnaire.ts';

/**
 * The same questionnaires; `subjectRequired` is removed where no search of the page leads to one: the page has none for
 * that subject, or another questionnaire comes first. Such a questionnaire is a block of the page, with one record for
 * each subject, which is chosen on the block.
 */
export function withLeads<Brief extends QuestionnaireBrief>(all: readonly Brief[]): readonly Brief[] {
  return all.map((one) => {
    if (!one.subjectRequired || isLead(one, all)) return one;
    const { subjectRequired: _, ...block } = one;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was taken away is optional
    return block as Brief;
  });
}

function isLead(one: QuestionnaireBrief, all: readonly QuestionnaireBrief[]): boolean {
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
