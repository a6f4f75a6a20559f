import type { FieldProblem } from '../../contracts/errors.ts';
import { versionHeader, type SaveAbout } from '../../contracts/record.ts';
import type { Subject } from '../../contracts/subject.ts';
import { isSaveMoment, notSaveMoment } from '../../engine/kept-evidence.ts';
import { prepareSave, type ReadySave } from '../../engine/save.ts';
import type { StoredAnswers } from '../../engine/stored.ts';
import type { CompiledQuestionnaire, Questionnaire } from '../../engine/questionnaire.ts';
import { isDay, isSavedYear, savedYears, toUtcDay } from '../../lib/utc-day.ts';
import { isJournal } from './journal.ts';
import { readName, readSubject, readVersion, refuse, type Refused } from './read-request.ts';

export interface SaveContent {
  /** The body without e-mail and `about`. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly about: SaveAbout;
  readonly version: string | undefined;
}

export interface SavedAbout {
  readonly kind: 'read';
  readonly subject: Subject | undefined;
  /** Null for a checklist. */
  readonly day: string | null;
}

/** What a file says of a record besides its subject, day and answers. */
export interface ImportedAbout {
  readonly kind: 'read';
  readonly origin: string;
  readonly savedAt: number;
  readonly title: string | null;
  readonly archived: boolean;
}

export function readImported(
  { id, saved_at: moment, title, archived = false }: NonNullable<SaveAbout['imported']>,
  now: number,
): ImportedAbout | Refused {
  const path = 'about/imported';
  const read = title === undefined ? undefined : readName(`${path}/title`, title);
  const isFaulty = moment !== undefined && !isSaveMoment(moment, new Date(now).toISOString());
  const problems = [
    ...(read?.kind === 'refused' ? read.problems : []),
    ...(isFaulty ? refuse(`${path}/saved_at`, notSaveMoment).problems : []),
  ];
  if (read?.kind === 'refused' || problems.length > 0) return { kind: 'refused', problems };
  // The clock of the server that wrote the file may be ahead.
  const savedAt = moment === undefined ? now : Math.min(Date.parse(moment), now);
  return { kind: 'read', origin: id, savedAt, title: read?.name ?? null, archived };
}

/** `nameIs`: whether a record with a subject needs its name here. */
export function readAbout(
  { questionnaire }: CompiledQuestionnaire,
  { fields, about }: SaveContent,
  nameIs: 'required' | 'optional',
  now: number,
): SavedAbout | Refused {
  const subject = readSubject(questionnaire, { name: fields['name'], id: about.subject }, nameIs);
  const dayProblems = findDayProblems(questionnaire, about.day);
  if (subject.kind === 'refused' || dayProblems.length > 0) {
    const subjectProblems = subject.kind === 'refused' ? subject.problems : [];
    return { kind: 'refused', problems: [...subjectProblems, ...dayProblems] };
  }
  const day = isJournal(questionnaire) ? toEntryDay(about.day, now) : null;
  return { kind: 'read', subject: subject.subject, day };
}

/** `stored` is undefined for a new record. A file's entry may have an alert or break a rule that came later. */
export function judgeAnswers(
  compiled: CompiledQuestionnaire,
  { fields, about, version }: SaveContent,
  now: number,
  stored: StoredAnswers | undefined,
): ReadySave | Refused {
  const asked = readVersion(version);
  if (asked.kind === 'malformed') return refuse(versionHeader, 'There is no such version.');
  const { name: _isNoAnswer, ...answers } = fields;
  const imported = about.imported && readImported(about.imported, now);
  return prepareSave(compiled, asked.version, answers, {
    marks: about,
    today: toUtcDay(imported?.kind === 'read' ? imported.savedAt : now),
    isImported: about.imported !== undefined,
    entryDay: about.imported ? undefined : toEntryDay(about.day, now),
    evidence: about.evidence && { sent: about.evidence, now: new Date(now).toISOString() },
    stored,
  });
}

function findDayProblems(questionnaire: Questionnaire, day: string | undefined): readonly FieldProblem[] {
  if (day === undefined) return [];
  if (!isJournal(questionnaire)) return refuse('about/day', 'There is no such field.').problems;
  if (!isDay(day)) return refuse('about/day', 'There is no such day.').problems;
  const { min, max } = savedYears;
  return isSavedYear(day) ? [] : refuse('about/day', `Must be in a year from ${min} to ${max}.`).problems;
}

/** A browser's clock may be ahead: an entry is never dated later than the server's today. */
function toEntryDay(asked: string | undefined, now: number): string {
  const today = toUtcDay(now);
  return asked === undefined || asked > today ? today : asked;
}
