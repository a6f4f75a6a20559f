import { readStoredContent, toStoredContent } from '../../../engine/stored.ts';
import type { Content } from '../../../engine/content.ts';
import type { SentEvidence } from '../../../contracts/record.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { isTextList } from '../../../lib/is-text-list.ts';
import type { QuestionProblem, SaveConflict, SaveReward } from '../../questionnaire/section-state.ts';
import { readRecordSubject } from '../storage-keys.ts';

/** A save that the server has not acknowledged, or the claim that follows it. */
export interface QueueEntry extends Content {
  readonly id: string;
  /** Milliseconds since the epoch; a save that replaces another keeps its time. */
  readonly since: number;
  readonly stage: 'save' | 'claim';
  readonly questionnaireId: string;
  readonly sectionId: string;
  /** Id of the record in this browser, also before the server has given it an id. */
  readonly handle: string;
  /** Present if the questionnaire has a subject. */
  readonly subject?: Subject;
  /** The UTC day of a journal entry. */
  readonly day?: string;
  /** The questionnaire version that the answers were given to. */
  readonly version: number;
  /** The facts shown with the questions when it was saved. */
  readonly evidence?: SentEvidence;
  /** Content of the other sections, if this section's conditions may depend on it. */
  readonly beside?: Content;
  /** The version saved elsewhere of those questions in which the member has chosen between both. */
  readonly seen?: SaveConflict;
  /** True once it could not be sent at once: its section then shows it as queued. */
  readonly waited: boolean;
  /** Number of failures of this entry alone, and when to retry it. */
  readonly attempts: number;
  readonly notBefore: number;
  /** Not sent again until the member acts. */
  readonly stopped?: Refused | Conflict;
}

type Conflict = { readonly kind: 'conflict' } & SaveConflict;

interface Refused {
  readonly kind: 'refused';
  /** The server's messages by question. */
  readonly problems?: readonly QuestionProblem[];
  /** The server's message when the quota is full. */
  readonly full?: string;
}

/** What became of an entry; all tabs show it. */
export type QueueOutcome =
  | {
      readonly kind: 'saved';
      readonly recordId: string;
      /** Ids of the sections that have questions. */
      readonly sections: readonly string[];
      /** As in RecordContent, if there are any. */
      readonly unseen?: readonly string[];
      /** Market Insights only: number of answered questions, and whether these are all. */
      readonly answered?: { readonly count: number; readonly all: boolean };
      /** The saved content, if it contains changes from elsewhere. */
      readonly merged?: Content;
    }
  | { readonly kind: 'rewarded'; readonly reward: SaveReward }
  /** It stays queued. */
  | { readonly kind: 'waiting'; readonly why: 'offline' | 'failing' }
  | Refused
  | Conflict
  /** The member removed it from the queue. */
  | { readonly kind: 'dropped' };

/** By the last calls and the browser's network state. */
export type Connection = 'fine' | 'offline' | 'failing';

/** Among the saves that had to wait; counts from 1. */
export interface SendingProgress {
  readonly position: number;
  readonly total: number;
}

/**
 * Stored form of an entry. A tab that runs a build before format 2 finds no entry where it looks for one, and so does not
 * send it without its content.
 */
export function toStoredEntry({
  answers,
  notes,
  conditionFacts,
  beside,
  seen,
  stopped,
  ...entry
}: QueueEntry) {
  return {
    entry: {
      ...entry,
      content: toStoredContent({ answers, notes, conditionFacts }),
      ...(beside && { beside: toStoredContent(beside) }),
      ...(seen && { seen: toStoredConflict(seen) }),
      ...(stopped && {
        stopped: stopped.kind === 'conflict' ? { ...stopped, ...toStoredConflict(stopped) } : stopped,
      }),
    },
  };
}

/** Reads entries of builds before format 2 too; undefined for anything else. */
export function readEntry(outer: unknown): QueueEntry | undefined {
  const kept = isRecord(outer) && isRecord(outer['entry']) ? outer['entry'] : outer;
  if (!isRecord(kept)) return undefined;
  const { id, since, stage, questionnaireId, sectionId, handle, day } = kept;
  const { version, attempts, notBefore } = kept;
  if (typeof id !== 'string' || typeof since !== 'number' || typeof version !== 'number') return undefined;
  if (typeof questionnaireId !== 'string' || typeof sectionId !== 'string') return undefined;
  if (typeof handle !== 'string' || (stage !== 'save' && stage !== 'claim')) return undefined;
  const stopped = readStopped(kept['stopped']);
  const subject = readRecordSubject(kept);
  const seen = readConflict(kept['seen']);
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
    ...readStoredContent(kept['content'] ?? kept['answers']),
    ...(isRecord(kept['evidence']) && { evidence: kept['evidence'] }),
    ...(kept['beside'] !== undefined && { beside: readStoredContent(kept['beside']) }),
    ...(seen && { seen }),
    waited: kept['waited'] === true,
    attempts: typeof attempts === 'number' ? attempts : 0,
    notBefore: typeof notBefore === 'number' ? notBefore : 0,
    ...(stopped && { stopped }),
  };
}

function readStopped(kept: unknown): QueueEntry['stopped'] {
  if (!isRecord(kept)) return undefined;
  const { kind, problems, full } = kept;
  if (kind === 'refused') {
    return {
      kind,
      ...(Array.isArray(problems) && { problems: problems.filter(isProblem) }),
      ...(typeof full === 'string' && { full }),
    };
  }
  const conflict = kind === 'conflict' && readConflict(kept);
  return conflict ? { kind: 'conflict', ...conflict } : undefined;
}

function toStoredConflict({ questions, theirs }: SaveConflict) {
  return { questions, theirs: toStoredContent(theirs) };
}

/** Undefined without a list of questions, which the previous build did not store for chosen ones: they conflict again. */
function readConflict(kept: unknown): SaveConflict | undefined {
  if (!isRecord(kept) || !isTextList(kept['questions'])) return undefined;
  return { questions: kept['questions'], theirs: readStoredContent(kept['theirs']) };
}

function isProblem(kept: unknown): kept is QuestionProblem {
  return isRecord(kept) && typeof kept['question'] === 'string' && typeof kept['message'] === 'string';
}
