import { isRecord } from '../../lib/is-record.ts';
import { noteParts, type ConditionFacts, type Content, type Notes } from '../content.ts';
import { readForm1 } from './form-1.ts';
import { toAnswers } from './to-answers.ts';

/** Content as storage and browsers keep it, in form 2. */
export interface KeptContent extends Content {
  readonly format: 2;
}

/** Content to keep. */
export function toKept({ answers, notes, conditionFacts }: Content): KeptContent {
  return { format: 2, answers, notes, conditionFacts };
}

/** Reads content that was kept, in form 2 or in form 1; what cannot be content is left out. */
export function readKept(kept: unknown): Content {
  if (!isRecord(kept) || kept['format'] !== 2 || !isRecord(kept['answers'])) return readForm1(kept);
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
