import type { Subject } from '../../../../contracts/subject.ts';
import type { SaveConflict, SaveReward } from '../../form/section-state.ts';
import { assertNever } from '../../../../lib/assert-never.ts';
import {
  sectionKey,
  type Attempt,
  type LocalRecord,
  type LocalState,
  type Waiting,
} from '../local/local-record.ts';

/** A save that the server has not acknowledged, or the claim that follows it. */
export interface QueueEntry extends Omit<Waiting, 'waited'> {
  readonly id: string;
  readonly stage: 'save' | 'claim';
  readonly questionnaireId: string;
  readonly sectionId: string;
  /** The local id of its record. */
  readonly localId: string;
  /** Present if the questionnaire has a subject. */
  readonly subject?: Subject;
  /** True once it could not be sent at once: its section then shows it as queued. */
  readonly waited: boolean;
  /** Not sent again until the member acts. */
  readonly stopped?: Refused | Conflict;
}

type Conflict = { readonly kind: 'conflict' } & SaveConflict;

type Refused = Extract<LocalState, { readonly kind: 'refused' }>;

/** What became of an entry; all tabs show it. */
export type QueueOutcome =
  | {
      readonly kind: 'saved';
      readonly recordId: string;
      /** Ids of the sections that have questions. */
      readonly sections: readonly string[];
      /** Market Insights only: number of answered questions, and whether these are all. */
      readonly answered?: { readonly count: number; readonly all: boolean };
    }
  | { readonly kind: 'rewarded'; readonly reward: SaveReward };

/** By the last calls and the browser's network state. */
export type Connection = 'fine' | 'offline' | 'failing';

/** Among the saves that had to wait; counts from 1. */
export interface SendingProgress {
  readonly position: number;
  readonly total: number;
}

/** The queue is a view of the documents: their queued and stopped sections, and their claims. */
export function listEntries(document: LocalRecord): readonly QueueEntry[] {
  const { localId, questionnaireId, subject } = document;
  const about = { questionnaireId, localId, ...(subject && { subject }) };
  const saves = Object.entries(document.sections).flatMap(([sectionId, { state, attempt }]) => {
    const own = attempt && toSaveEntry(state, attempt);
    return own ? [{ ...about, ...own, id: sectionKey(localId, sectionId), sectionId }] : [];
  });
  const claims = Object.entries(document.claims).map(([sectionId, claim]) => ({
    ...about,
    ...claim,
    id: `${sectionKey(localId, sectionId)} claim`,
    stage: 'claim' as const,
    sectionId,
    waited: false,
  }));
  return [...saves, ...claims];
}

function toSaveEntry(
  state: LocalState,
  { since }: Attempt,
): Pick<QueueEntry, 'since' | 'stage' | 'waited' | 'stopped' | 'attempts' | 'notBefore'> | undefined {
  const stopped = { since, stage: 'save', waited: true, attempts: 0, notBefore: 0 } as const;
  switch (state.kind) {
    case 'edited':
      return undefined;
    case 'queued': {
      const { attempts, notBefore, waited } = state;
      return { since, stage: 'save', waited: waited !== undefined, attempts, notBefore };
    }
    case 'refused':
      return { ...stopped, stopped: state };
    case 'conflict': {
      const { questions, theirs } = state;
      return { ...stopped, stopped: { kind: 'conflict', questions, theirs } };
    }
    default:
      return assertNever(state);
  }
}
