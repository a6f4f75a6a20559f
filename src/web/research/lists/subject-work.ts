import { foldName, isSameSubject, type Subject } from '../../../contracts/subject.ts';
import { isFinished, type Analysis } from '../record/load-analyses.ts';
import type { Decision } from '../record/load-decisions.ts';
import { findDecision } from './use-decisions.ts';

/** The lists of a member's work on the subjects of an evaluation, as far as they have loaded. */
export interface WorkLists {
  /** Saved last first. */
  readonly analyses?: readonly Analysis[] | undefined;
  readonly decisions?: readonly Decision[] | undefined;
}

/** What a member has about a subject. */
export interface SubjectWork {
  /** With its id if any of the analyses has it; undefined: the analysis has no subject. */
  readonly subject: Subject | undefined;
  /** Saved last first. */
  readonly own: readonly Analysis[];
  readonly finished: Analysis | undefined;
  readonly unfinished: Analysis | undefined;
  /** The finished analysis, else the one saved last. */
  readonly current: Analysis | undefined;
  readonly decision: Decision | undefined;
  /** When the last of them was saved, ISO 8601 UTC. */
  readonly savedAt: string | undefined;
}

/** Without archived analyses; with what has the subject's name alone. */
export function findWork({ analyses = [], decisions }: WorkLists, subject: Subject): SubjectWork {
  const own = analyses.filter((analysis) => !analysis.archived && isSameSubject(analysis.subject, subject));
  return toWork(subject, own, decisions);
}

/**
 * One of each subject that has an analysis, saved last first. An analysis with the subject's name alone belongs to it
 * too; one without a subject is work by itself.
 */
export function listWork({ analyses = [], decisions }: WorkLists): readonly SubjectWork[] {
  const known = analyses.flatMap(({ subject }) => (subject?.id === undefined ? [] : [subject]));
  const byName = new Map(known.toReversed().map((subject) => [foldName(subject.name), subject]));
  const toFull = (subject: Subject) =>
    subject.id === undefined ? (byName.get(foldName(subject.name)) ?? subject) : subject;
  const toKey = ({ id, subject }: Analysis) => {
    const full = subject && toFull(subject);
    return full ? (full.id ?? `name ${foldName(full.name)}`) : `record ${id}`;
  };
  return [...Map.groupBy(analyses, toKey).values()].map((own) => {
    const [newest] = own;
    return toWork(newest?.subject && toFull(newest.subject), own, decisions);
  });
}

function toWork(
  subject: Subject | undefined,
  own: readonly Analysis[],
  decisions: readonly Decision[] | undefined,
): SubjectWork {
  const finished = own.find(isFinished);
  const decision = subject && findDecision(decisions, subject);
  const saves = [own[0]?.savedAt, decision?.record.savedAt].filter((moment) => moment !== undefined);
  return {
    subject,
    own,
    finished,
    unfinished: own.find((analysis) => !isFinished(analysis)),
    current: finished ?? own[0],
    decision,
    savedAt: saves.toSorted().at(-1),
  };
}
