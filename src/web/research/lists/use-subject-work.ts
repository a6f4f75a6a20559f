import { useQuery } from '@tanstack/react-query';
import type { Subject } from '../../../contracts/subject.ts';
import type { CatalogEntry } from '../questionnaires/questionnaire-catalog.ts';
import { useRecords } from '../record/records-context.ts';
import { findWork } from './subject-work.ts';
import { toAnalysesQuery } from './use-analyses.ts';
import { useDecisions } from './use-decisions.ts';

/** What a member has about the subjects of an evaluation, without an entry of decisions its analyses alone. */
export function useSubjectWork(entry: CatalogEntry, decisionEntry?: CatalogEntry) {
  const analyses = useQuery(toAnalysesQuery(useRecords(), entry));
  const decisions = useDecisions(decisionEntry);
  const lists = { analyses: analyses.data, decisions: decisions.data };
  return { analyses, decisions, find: (subject: Subject) => findWork(lists, subject) };
}
