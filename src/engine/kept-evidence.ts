import type { CoinFact } from '../contracts/coin-facts.ts';
import type { FieldProblem } from '../contracts/errors.ts';
import {
  earliestMoment,
  maxEvidenceBytes,
  type EvidenceByQuestion,
  type KeptEvidence,
  type RecordAbout,
  type SentEvidence,
} from '../contracts/record.ts';
import { isRecord } from '../lib/is-record.ts';
import { countFactBytes, findFactFault, isFactOutline, isPast } from './answers/fact-faults.ts';
import { findQuestion, type Question, type Questionnaire, type Section } from './questionnaire.ts';

/** The facts under the questions of a section, as a save carries them; undefined: no facts. */
export function toSentEvidence(section: Section, facts: readonly CoinFact[]): SentEvidence | undefined {
  const shown = section.questions.flatMap((question) => {
    const named = question.evidence?.flatMap(({ fact }) => facts.find(({ id }) => id === fact) ?? []) ?? [];
    // A fact that the server refuses would keep the answers from being saved.
    const kept = named.filter((fact) => findFactFault(question, fact, undefined) === undefined);
    return kept.length > 0 ? [[question.id, { facts: kept }] as const] : [];
  });
  const fitting = shown.filter((_, index) => {
    const before = shown.slice(0, index + 1).map(([, { facts: some }]) => countFactBytes(some));
    return before.reduce((sum, bytes) => sum + bytes, 0) <= maxEvidenceBytes;
  });
  return fitting.length > 0 ? Object.fromEntries(fitting) : undefined;
}

/** The stored evidence of these questions, as a save carries it; undefined without any. */
export function toResentEvidence(
  evidence: EvidenceByQuestion = {},
  questionIds: readonly string[],
): SentEvidence | undefined {
  const kept = Object.entries(evidence).filter(([id]) => questionIds.includes(id));
  if (kept.length === 0) return undefined;
  return Object.fromEntries(kept.map(([id, { kept_at: keptAt, facts }]) => [id, { kept_at: keptAt, facts }]));
}

type EvidenceOutcome =
  | {
      readonly kind: 'read';
      readonly evidence: EvidenceByQuestion;
      /** The ids of the questions whose stored answer is given again. */
      readonly confirmed: readonly string[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[] };

interface EvidenceCircumstances {
  /** ISO 8601 UTC. */
  readonly now: string;
  /** The ids of the questions that the save names. */
  readonly named: readonly string[];
}

/**
 * Checks the evidence of a save: `{ [question]: { facts, kept_at?, confirmed? } }`. Each fact must be in its question's
 * `evidence`, with a value of the fact's unit. With `kept_at` it comes from a file and is marked as imported; with
 * `confirmed` it replaces the stored evidence of the same answer.
 */
export function judgeEvidence(
  questionnaire: Questionnaire,
  sent: SentEvidence,
  { now, named }: EvidenceCircumstances,
): EvidenceOutcome {
  const problems: FieldProblem[] = [];
  const evidence: Record<string, KeptEvidence> = {};
  const confirmed: string[] = [];
  const bytes: Record<string, number> = {};
  const refuse = (path: string, message: string) => void problems.push({ path, message });
  for (const [name, one] of Object.entries(sent)) {
    const path = toPath(name);
    const found = findQuestion(questionnaire, name);
    if (!found || !named.includes(found.question.id)) {
      refuse(`${path}/facts`, 'Must come with an answer to its question.');
      continue;
    }
    const { question, section } = found;
    if (!isRecord(one) || !Array.isArray(one['facts'])) {
      refuse(`${path}/facts`, 'Must be a list of facts.');
      continue;
    }
    const { facts, kept_at: keptAt, confirmed: isConfirmed } = one;
    if (isConfirmed !== undefined && isConfirmed !== true) refuse(`${path}/confirmed`, 'Must be true.');
    if (keptAt !== undefined && !isSaveMoment(keptAt, now)) refuse(`${path}/kept_at`, notSaveMoment);
    const kept = readFacts(question, facts, { now, refuse, path });
    bytes[section.id] = (bytes[section.id] ?? 0) + countFactBytes(kept);
    if ((bytes[section.id] ?? 0) > maxEvidenceBytes)
      refuse(`${path}/facts`, `The evidence of a section may have ${maxEvidenceBytes} bytes.`);
    if (kept.length === 0) continue;
    if (isConfirmed === true) confirmed.push(question.id);
    evidence[question.id] = {
      kept_at: typeof keptAt === 'string' ? keptAt : now,
      ...(keptAt !== undefined && { imported: true }),
      facts: kept,
    };
  }
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'read', evidence, confirmed };
}

/** Whether a file may name a value as the moment of a save; `now` is ISO 8601 UTC. */
export function isSaveMoment(value: unknown, now: string): value is string {
  return isPast(value, now);
}

export const notSaveMoment = `Must be a moment that has passed, after ${earliestMoment}.`;

interface FactsReading {
  readonly now: string;
  readonly path: string;
  readonly refuse: (path: string, message: string) => void;
}

function readFacts(
  question: Question,
  facts: readonly unknown[],
  { now, path, refuse }: FactsReading,
): readonly CoinFact[] {
  const kept = facts.filter(isFactOutline);
  facts.forEach((fact, index) => {
    const fault = findFactFault(question, fact, now);
    const place = isFactOutline(fact) ? fact.id : String(index);
    if (fault) refuse(`${path}/${place}/${fault.field}`, fault.message);
    else if (kept.findIndex(({ id }) => id === place) < index)
      refuse(`${path}/${place}/id`, 'It is there twice.');
  });
  return kept;
}

function toPath(questionId: string): string {
  return `about/evidence/${questionId}`;
}

/** Reads evidence from storage or from a record's `about`; anything else is left out. */
export function readEvidence(kept: unknown): EvidenceByQuestion {
  const entries = Object.entries(isRecord(kept) ? kept : {}).flatMap(([id, one]) => {
    if (!isRecord(one) || typeof one['kept_at'] !== 'string' || !Array.isArray(one['facts'])) return [];
    const imported = one['imported'] === true && ({ imported: true } as const);
    return [
      [id, { kept_at: one['kept_at'], ...imported, facts: one['facts'].filter(isFactOutline) }] as const,
    ];
  });
  return Object.fromEntries(entries);
}

/** Evidence by current question ids; evidence without a question stays as it is. */
export function withCurrentQuestions(
  questionnaire: Questionnaire,
  evidence: EvidenceByQuestion = {},
): EvidenceByQuestion {
  return Object.fromEntries(
    Object.entries(evidence).map(([name, one]) => [
      findQuestion(questionnaire, name)?.question.id ?? name,
      one,
    ]),
  );
}

/** Evidence as `about` of a record carries it; absent if the record has none. */
export function toAboutEvidence(evidence: EvidenceByQuestion = {}): Pick<RecordAbout, 'evidence'> {
  const entries = Object.entries(evidence).map(([id, { facts, ...kept }]) => [
    id,
    { ...kept, facts: [...facts] },
  ]);
  return entries.length > 0 ? { evidence: Object.fromEntries(entries) } : {};
}
