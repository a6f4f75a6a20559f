import { toAnswers } from '../../../engine/answers/to-answers.ts';
import type { Answers } from '../../../engine/registry/questionnaire.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { isUnsaved, type RecordState } from '../record-state.ts';

/** Answers of a record that the server has not acknowledged, as one tab keeps them on the device. */
export interface Draft {
  /** The questionnaire version that the answers were given to. */
  readonly version: number;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
  readonly handle?: string;
  readonly id?: string;
  readonly name?: string;
  /** Unsaved sections by id; `complete`: an older save of it counts. */
  readonly sections: Readonly<Record<string, DraftSection>>;
}

export interface DraftSection {
  readonly answers: Answers;
  readonly complete: boolean;
}

/** What of a record has to be kept; undefined: nothing that the server or session storage does not know. */
export function toDraft(record: RecordState, version: number, now: number): Draft | undefined {
  const { handle, id, name } = record;
  const unsaved = Object.entries(record.sections).filter(([, section]) => isUnsaved(section));
  if (handle === undefined && unsaved.length === 0) return undefined;
  return {
    version: record.version ?? version,
    keptAt: now,
    ...(handle !== undefined && { handle }),
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    sections: Object.fromEntries(
      unsaved.map(([section, { answers, complete = false }]) => [section, { answers, complete }]),
    ),
  };
}

/** Reads what was kept; undefined: it is no draft. */
export function readDraft(kept: unknown): Draft | undefined {
  if (!isRecord(kept) || !isRecord(kept['sections'])) return undefined;
  const { version, keptAt, handle, id, name } = kept;
  if (typeof version !== 'number' || typeof keptAt !== 'number') return undefined;
  const sections = Object.entries(kept['sections']).flatMap(([section, one]) =>
    isRecord(one)
      ? [[section, { answers: toAnswers(one['answers']), complete: one['complete'] === true }] as const]
      : [],
  );
  return {
    version,
    keptAt,
    ...(typeof handle === 'string' && { handle }),
    ...(typeof id === 'string' && { id }),
    ...(typeof name === 'string' && { name }),
    sections: Object.fromEntries(sections),
  };
}
