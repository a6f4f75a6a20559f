import { foldName, isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { isFinished, type Analysis } from '../record/load-analyses.ts';

export interface AnalysesAbout {
  /** The analyses that are not archived, saved last first. */
  readonly own: readonly Analysis[];
  readonly finished: Analysis | undefined;
  /** The finished analysis, else the one saved last. */
  readonly current: Analysis | undefined;
  readonly unfinished: Analysis | undefined;
}

export interface SubjectAnalyses {
  /** The subject, with its id if any of the analyses has it; undefined: the analyses have no subject. */
  readonly subject: Subject | undefined;
  readonly newest: Analysis;
  readonly earlier: readonly Analysis[];
}

/**
 * Groups analyses (saved last first) by subject. An analysis with the subject's name alone belongs to it too; one
 * without a subject is a group by itself.
 */
export function groupBySubject(analyses: readonly Analysis[]): readonly SubjectAnalyses[] {
  const known = analyses.flatMap(({ subject }) => (subject?.id === undefined ? [] : [subject]));
  const byName = new Map(known.toReversed().map((subject) => [foldName(subject.name), subject]));
  const toFull = (subject: Subject) =>
    subject.id === undefined ? (byName.get(foldName(subject.name)) ?? subject) : subject;
  const groups = new Map<string, { subject: Subject | undefined; newest: Analysis; earlier: Analysis[] }>();
  for (const analysis of analyses) {
    const subject = analysis.subject && toFull(analysis.subject);
    const key = subject ? (subject.id ?? `name ${foldName(subject.name)}`) : `record ${analysis.id}`;
    const group = groups.get(key);
    if (group) group.earlier.push(analysis);
    else groups.set(key, { subject, newest: analysis, earlier: [] });
  }
  return [...groups.values()];
}

/** Includes analyses that have the subject's name alone. */
export function findAbout(analyses: readonly Analysis[], subject: Subject): AnalysesAbout {
  const own = analyses.filter((analysis) => !analysis.archived && isSameSubject(analysis.subject, subject));
  const finished = own.find(isFinished);
  return {
    own,
    finished,
    current: finished ?? own[0],
    unfinished: own.find((analysis) => !isFinished(analysis)),
  };
}
