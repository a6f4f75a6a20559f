import { isSameSubject, type Subject } from '../../contracts/subject.ts';
import { isFinished, type Analysis } from '../records/load-analyses.ts';

export interface AnalysesAbout {
  /** All but archived ones, saved last first. */
  readonly own: readonly Analysis[];
  /** The finished one saved last. */
  readonly finished: Analysis | undefined;
  /** The unfinished one saved last. */
  readonly unfinished: Analysis | undefined;
}

/** The analyses of a subject; those that know it by name alone are its own too. */
export function findAbout(analyses: readonly Analysis[], subject: Subject): AnalysesAbout {
  const own = analyses.filter((analysis) => !analysis.archived && isSameSubject(analysis.subject, subject));
  return {
    own,
    finished: own.find(isFinished),
    unfinished: own.find((analysis) => !isFinished(analysis)),
  };
}
