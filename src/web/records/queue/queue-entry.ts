import { readKept, toKept } from '../../../engine/stored.ts';
import type { Content } from '../../../engine/content.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { isTextList } from '../../../lib/is-text-list.ts';
import type { QuestionProblem, SaveConflict, SaveReward } from '../../questionnaire/section-state.ts';
import { readSubject } from '../storage-keys.ts';

/** A save that the member wants and the server has not acknowledged, or the claim that follows it. */
export interface QueueEntry extends Content {
  readonly id: string;
  /** Milliseconds since the epoch; a save that takes another's place keeps its time. */
  readonly since: number;
  readonly stage: 'save' | 'claim';
  readonly questionnaireId: string;
  readonly sectionId: string;
  /** The record as this browser knows it, also before the server has given it an id. */
  readonly handle: string;
  /** What the record is about, where the questionnaire has a subject. */
  readonly subject?: Subject;
  /** The UTC day of a journal entry. */
  readonly day?: string;
  /** The questionnaire version that the answers were given to. */
  readonly version: number;
  /** What stood in the other sections, where that may decide what is asked in this one. */
  readonly beside?: Content;
  /** Content saved elsewhere that the member has seen, and chosen to replace. */
  readonly seen?: Content;
  /** The member was told that it waits. */
  readonly waited: boolean;
  /** Failures of this one alone, and when it may be tried again. */
  readonly attempts: number;
  readonly notBefore: number;
  /** Not sent any more until the member does something about it. */
  readonly stopped?: Refused | Conflict;
}

type Conflict = { readonly kind: 'conflict' } & SaveConflict;

interface Refused {
  readonly kind: 'refused';
  /** What the server says is wrong, by question. */
  readonly problems?: readonly QuestionProblem[];
  /** The server's sentence where there is no room for it. */
  readonly full?: string;
}

/** What became of a queued save, or of the claim that follows it. */
export type Settled =
  | {
      readonly kind: 'saved';
      readonly recordId: string;
      /** The sections that have something to ask, by id. */
      readonly sections: readonly string[];
      /** As in RecordContent, where any was. */
      readonly unseen?: readonly string[];
      /** Market Insights only: questions answered, and whether that is all of them. */
      readonly answered?: { readonly count: number; readonly all: boolean };
      /** What was saved where that is not what the member's section held: with what was changed elsewhere. */
      readonly merged?: Content;
    }
  | { readonly kind: 'rewarded'; readonly reward: SaveReward }
  /** It stays queued. */
  | { readonly kind: 'waiting'; readonly why: 'offline' | 'failing' }
  | Refused
  | Conflict
  /** The member took it out of the queue. */
  | { readonly kind: 'dropped' };

/** What the last calls and the browser say of the way to the server. */
export type Connection = 'fine' | 'offline' | 'failing';

/** The save being sent out of those that had to wait, counted from 1. */
export interface SendingProgress {
  readonly position: number;
  readonly total: number;
}

/**
 * An entry as the device keeps it. A tab that still runs the build before form 2 finds no entry where it looks for one, so it
 * sends none without its content.
 */
export function toKeptEntry({ answers, notes, conditionFacts, beside, seen, stopped, ...entry }: QueueEntry) {
  return {
    entry: {
      ...entry,
      content: toKept({ answers, notes, conditionFacts }),
      ...(beside && { beside: toKept(beside) }),
      ...(seen && { seen: toKept(seen) }),
      ...(stopped && {
        stopped: stopped.kind === 'conflict' ? { ...stopped, theirs: toKept(stopped.theirs) } : stopped,
      }),
    },
  };
}

/** Reads what was kept, by the build before form 2 too; undefined: it is no entry. */
export function readEntry(outer: unknown): QueueEntry | undefined {
  const kept = isRecord(outer) && isRecord(outer['entry']) ? outer['entry'] : outer;
  if (!isRecord(kept)) return undefined;
  const { id, since, stage, questionnaireId, sectionId, handle, name, day } = kept;
  const { version, attempts, notBefore } = kept;
  if (typeof id !== 'string' || typeof since !== 'number' || typeof version !== 'number') return undefined;
  if (typeof questionnaireId !== 'string' || typeof sectionId !== 'string') return undefined;
  if (typeof handle !== 'string' || (stage !== 'save' && stage !== 'claim')) return undefined;
  const stopped = readStopped(kept['stopped']);
  // Saves queued before subjects were known by ids have a name only.
  const subject = readSubject(kept['subject']) ?? readSubject({ name });
  return {
    id,
    since,
    stage,
    questionnaireId,
    sectionId,
    handle,
    ...(subject && { subject }),
    ...(typeof day === 'string' && { day }),
    version,
    ...readKept(kept['content'] ?? kept['answers']),
    ...(kept['beside'] !== undefined && { beside: readKept(kept['beside']) }),
    ...(kept['seen'] !== undefined && { seen: readKept(kept['seen']) }),
    waited: kept['waited'] === true,
    attempts: typeof attempts === 'number' ? attempts : 0,
    notBefore: typeof notBefore === 'number' ? notBefore : 0,
    ...(stopped && { stopped }),
  };
}

function readStopped(kept: unknown): QueueEntry['stopped'] {
  if (!isRecord(kept)) return undefined;
  const { kind, questions, problems, full } = kept;
  if (kind === 'refused') {
    return {
      kind,
      ...(Array.isArray(problems) && { problems: problems.filter(isProblem) }),
      ...(typeof full === 'string' && { full }),
    };
  }
  if (kind !== 'conflict' || !isTextList(questions)) return undefined;
  return { kind, questions, theirs: readKept(kept['theirs']) };
}

function isProblem(kept: unknown): kept is QuestionProblem {
  return isRecord(kept) && typeof kept['question'] === 'string' && typeof kept['message'] === 'string';
}
