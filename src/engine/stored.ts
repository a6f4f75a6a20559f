import { toAnswers } from './answers.ts';
import { isRecord } from '../lib/is-record.ts';
import { isTextList } from '../lib/is-text-list.ts';
import {
  type Content,
  type Notes,
  noteParts,
  type ConditionFacts,
  type CalculatedFigures,
} from './content.ts';
import { findQuestion, currentSections, type Questionnaire } from './questionnaire.ts';
import { toStoredFirstRows } from './first-row.ts';
import { readFormat1 } from './answers/format-1.ts';
import { toCurrentAnswer } from './answers/typed-answers.ts';
import { readEvidence } from './kept-evidence.ts';
import type { EvidenceByQuestion } from '../contracts/record.ts';

/**
 * A stored record: its content by the ids at the time of the save, the versions of its answers, and its saved sections.
 */
export interface StoredAnswers extends Content {
  readonly sections: readonly string[];
  /** The version that the record was begun in, which decides whether it is complete. */
  readonly version: number;
  /** The version of each section's last save; absent if it equals `version`. */
  readonly savedIn?: Readonly<Record<string, number>>;
  /** Absent: none. */
  readonly evidence?: EvidenceByQuestion;
  /** The calculated values of the last save, by id; absent: none. */
  readonly calculated?: CalculatedFigures;
}

/** A stored record as plain JSON, in format 2. */
interface StoredJson extends StoredContent {
  readonly version: number;
  readonly sections: readonly string[];
  readonly savedIn?: Readonly<Record<string, number>>;
  readonly calculated?: CalculatedFigures;
  readonly evidence: EvidenceByQuestion;
}

/** Converts a record for storage. */
export function toStoredJson({
  version,
  sections,
  savedIn,
  calculated,
  evidence = {},
  ...content
}: StoredAnswers): StoredJson {
  return {
    ...toStoredContent(content),
    version,
    sections,
    ...(savedIn && { savedIn }),
    ...(calculated && { calculated }),
    evidence,
  };
}

/** Reads a stored record in format 2 or 1; undefined if it is damaged. Answers are judged where they are shown. */
export function readStoredJson(kept: unknown): StoredAnswers | undefined {
  if (!isRecord(kept) || !isRecord(kept['answers'])) return undefined;
  const { format, version, sections, savedIn, calculated } = kept;
  if (typeof version !== 'number' || !Number.isInteger(version) || !isTextList(sections)) return undefined;
  if (format !== undefined && format !== 2) return undefined;
  const evidence = readEvidence(kept['evidence']);
  return {
    ...(format === 2 ? readStoredContent(kept) : readFormat1(kept['answers'])),
    version,
    sections,
    ...(isRecord(savedIn) && { savedIn: readNumbers(savedIn) }),
    ...(isRecord(calculated) && { calculated: readNumbers(calculated) }),
    ...(Object.keys(evidence).length > 0 && { evidence }),
  };
}

function readNumbers(kept: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/**
 * Content by current ids: questions, their notes and options follow their x-former-ids, facts follow their sections, and
 * questions that a table replaces are its first row.
 * Content without a question stays as it is, so that a later save never loses it.
 */
export function withCurrentIds(
  questionnaire: Questionnaire,
  { answers, notes, conditionFacts }: Content,
): Content {
  const current = Object.entries(answers).map(([name, answer]) => {
    const question = findQuestion(questionnaire, name)?.question;
    if (!question) return [name, answer];
    return [question.id, toCurrentAnswer(question, answer)];
  });
  const currentNotes = Object.entries(notes).map(([name, note]) => [
    findQuestion(questionnaire, name)?.question.id ?? name,
    note,
  ]);
  const currentFacts = Object.entries(conditionFacts).map(([name, facts]) => [
    currentSections(questionnaire, [name])[0] ?? name,
    facts,
  ]);
  return {
    answers: toStoredFirstRows(questionnaire, Object.fromEntries(current)),
    notes: Object.fromEntries(currentNotes),
    conditionFacts: Object.fromEntries(currentFacts),
  };
}

/** Content as storage and browsers keep it, in format 2. */
interface StoredContent extends Content {
  readonly format: 2;
}

/** Converts content to format 2. */
function toStoredContent({ answers, notes, conditionFacts }: Content): StoredContent {
  return { format: 2, answers, notes, conditionFacts };
}

/** Reads stored content in format 2 or 1; anything else is left out. */
export function readStoredContent(kept: unknown): Content {
  if (!isRecord(kept) || kept['format'] !== 2 || !isRecord(kept['answers'])) return readFormat1(kept);
  return {
    answers: toAnswers(kept['answers']),
    notes: readNotes(kept['notes']),
    conditionFacts: readFactsOfSections(kept['conditionFacts']),
  };
}

function readNotes(kept: unknown): Notes {
  return mapRecords(kept, (note) => pickTexts(note, noteParts));
}

function readFactsOfSections(kept: unknown): ConditionFacts {
  return mapRecords(kept, (facts) => pickTexts(facts, Object.keys(facts)));
}

function mapRecords<V>(
  kept: unknown,
  read: (one: Readonly<Record<string, unknown>>) => V,
): Readonly<Record<string, V>> {
  const entries = Object.entries(isRecord(kept) ? kept : {});
  return Object.fromEntries(
    entries.flatMap(([id, one]) => (isRecord(one) ? [[id, read(one)] as const] : [])),
  );
}

function pickTexts(
  all: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const entries = names.flatMap((name) => {
    const value = all[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
