import type { SentEvidence, WireValue } from '../../../../contracts/record.ts';
import type { Subject } from '../../../../contracts/subject.ts';
import type { Content } from '../../../../engine/content.ts';
import { readStoredContent } from '../../../../engine/stored.ts';
import { isRecord } from '../../../../lib/is-record.ts';
import { isTextList } from '../../../../lib/is-text-list.ts';
import type { QuestionProblem, SaveConflict } from '../../form/section-state.ts';
import type { LocalState, UnansweredCreate } from '../local/local-record.ts';
import { readRecordSubject } from '../storage-keys.ts';

/*
 * What builds before one document a record stored: a draft a tab and record in local storage, a save a section and a link to
 * the server's record in IndexedDB, joined by a handle.
 */

interface About {
  readonly handle: string;
  readonly version: number;
  readonly subject?: Subject;
  readonly day?: string;
}

export interface FormerDraft extends Omit<About, 'handle'> {
  readonly handle?: string;
  readonly id?: string;
  readonly keptAt: number;
  readonly parked: boolean;
  readonly sections: Readonly<Record<string, Content>>;
}

export interface FormerSave extends About {
  readonly since: number;
  readonly stage: 'save' | 'claim';
  readonly questionnaireId: string;
  readonly sectionId: string;
  readonly content: Content;
  readonly evidence?: SentEvidence;
  readonly beside?: Content;
  readonly seen?: SaveConflict;
  readonly waited: boolean;
  readonly attempts: number;
  readonly notBefore: number;
  readonly stopped?: Exclude<LocalState, { readonly kind: 'edited' | 'queued' }>;
}

export interface FormerLink {
  readonly id?: string;
  readonly first?: UnansweredCreate;
  /** The saved content on which the answers were started, by section id. */
  readonly base: Readonly<Record<string, Content>>;
}

/** Undefined for anything but a draft. */
export function readDraft(kept: unknown): FormerDraft | undefined {
  if (!isRecord(kept) || !isRecord(kept['sections'])) return undefined;
  const { version, keptAt, handle, id } = kept;
  if (typeof version !== 'number' || typeof keptAt !== 'number') return undefined;
  const sections = Object.entries(kept['sections']).flatMap(([section, one]) =>
    isRecord(one) ? [[section, readStoredContent(one['content'] ?? one['answers'])] as const] : [],
  );
  return {
    version,
    keptAt,
    ...(typeof handle === 'string' && { handle }),
    ...(typeof id === 'string' && { id }),
    ...readAbout(kept),
    parked: kept['parked'] === true,
    sections: Object.fromEntries(sections),
  };
}

/** Reads saves of builds before format 2 too; undefined for anything else. */
export function readSave(outer: unknown): FormerSave | undefined {
  const kept = isRecord(outer) && isRecord(outer['entry']) ? outer['entry'] : outer;
  if (!isRecord(kept)) return undefined;
  const { since, stage, questionnaireId, sectionId, handle, version, attempts, notBefore } = kept;
  if (typeof since !== 'number' || typeof version !== 'number') return undefined;
  if (typeof questionnaireId !== 'string' || typeof sectionId !== 'string') return undefined;
  if (typeof handle !== 'string' || (stage !== 'save' && stage !== 'claim')) return undefined;
  const stopped = readStopped(kept['stopped']);
  const seen = readConflict(kept['seen']);
  return {
    since,
    stage,
    questionnaireId,
    sectionId,
    handle,
    version,
    ...readAbout(kept),
    content: readStoredContent(kept['content'] ?? kept['answers']),
    ...(isRecord(kept['evidence']) && { evidence: kept['evidence'] }),
    ...(kept['beside'] !== undefined && { beside: readStoredContent(kept['beside']) }),
    ...(seen && { seen }),
    waited: kept['waited'] === true,
    attempts: typeof attempts === 'number' ? attempts : 0,
    notBefore: typeof notBefore === 'number' ? notBefore : 0,
    ...(stopped && { stopped }),
  };
}

export function readLink(kept: unknown): FormerLink | undefined {
  if (!isRecord(kept) || !isRecord(kept['base'])) return undefined;
  const { id } = kept;
  const first = readFirst(kept['first']);
  return {
    ...(typeof id === 'string' && { id }),
    ...(first && { first }),
    base: Object.fromEntries(
      Object.entries(kept['base']).map(([section, one]) => [section, readStoredContent(one)]),
    ),
  };
}

function readAbout(kept: Readonly<Record<string, unknown>>): Pick<About, 'subject' | 'day'> {
  const subject = readRecordSubject(kept);
  const { day } = kept;
  return { ...(subject && { subject }), ...(typeof day === 'string' && { day }) };
}

function readStopped(kept: unknown): FormerSave['stopped'] {
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
  return conflict ? { kind: 'conflict', elsewhere: 'server', ...conflict } : undefined;
}

/** Undefined without a list of questions, which the oldest build did not store for chosen ones: they conflict again. */
function readConflict(kept: unknown): SaveConflict | undefined {
  if (!isRecord(kept) || !isTextList(kept['questions'])) return undefined;
  return { questions: kept['questions'], theirs: readStoredContent(kept['theirs']) };
}

function isProblem(kept: unknown): kept is QuestionProblem {
  return isRecord(kept) && typeof kept['question'] === 'string' && typeof kept['message'] === 'string';
}

function readFirst(kept: unknown): UnansweredCreate | undefined {
  if (!isRecord(kept) || !isRecord(kept['fields'])) return undefined;
  const { idempotencyKey, version, sectionId } = kept;
  // The oldest build stored `cantTell` alone.
  const marks = isRecord(kept['marks']) ? kept['marks'] : { cant_tell: kept['cantTell'] };
  const [no, cantTell] = [marks['no'], marks['cant_tell']];
  if (typeof idempotencyKey !== 'string' || typeof version !== 'number') return undefined;
  const fields = Object.entries(kept['fields']).filter(
    (field): field is [string, WireValue] => typeof field[1] === 'string' || typeof field[1] === 'boolean',
  );
  return {
    idempotencyKey,
    version,
    sectionId: typeof sectionId === 'string' ? sectionId : '',
    ...readAbout(kept),
    fields: Object.fromEntries(fields),
    marks: {
      ...(isTextList(no) && { no: [...no] }),
      ...(isTextList(cantTell) && { cant_tell: [...cantTell] }),
    },
    ...(isRecord(kept['evidence']) && { evidence: kept['evidence'] }),
  };
}
