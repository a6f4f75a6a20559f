import { allFacts, type CoinFact, type KnownFact } from '../contracts/coin-facts.ts';
import type { Answer } from './answers.ts';
import type { RecordContent } from './content.ts';
import { judgeFact, type EvidenceRule } from './evidence.ts';
import { allQuestions, type Question, type Questionnaire } from './questionnaire.ts';

/** A fact as stored with an answer, and as it is now. */
export interface FactPair {
  readonly then: CoinFact;
  /** Absent: it is missing now, only one of the two is a sample, or they count different things. */
  readonly now: KnownFact | undefined;
  /** Today's rule; undefined: none. */
  readonly rule: EvidenceRule | undefined;
  /** The rule, if the stored value spoke for another answer than the present one; absent: it did not. */
  readonly flips: EvidenceRule | undefined;
}

/** All facts stored with a record's answers. */
export function listKeptFacts({ evidence = {} }: Pick<RecordContent, 'evidence'>): readonly CoinFact[] {
  return Object.values(evidence).flatMap(({ facts }) => facts);
}

/** The facts stored with an answer that its question still shows, in the question's order. */
export function pairFacts(
  { evidence = [] }: Pick<Question, 'evidence'>,
  answer: Answer | undefined,
  kept: readonly CoinFact[],
  now: readonly CoinFact[] = [],
): readonly FactPair[] {
  return evidence.flatMap(({ fact: id, rule }) => {
    const then = kept.find((one) => one.id === id);
    if (!then || !Object.hasOwn(allFacts, id)) return [];
    const today = findComparable(then, now);
    const isExplicit = answer === true || answer === false;
    const flips = isExplicit && rule && today && isFlipped(rule, then, today) ? rule : undefined;
    return [{ then, now: today, rule, flips }];
  });
}

/** The same fact now; a sample is compared with a sample only, a sum with one of the same parts. */
function findComparable(then: CoinFact, now: readonly CoinFact[]): KnownFact | undefined {
  const today = now.find(({ id }) => id === then.id);
  if (!today || today.state === 'missing' || then.state === 'missing') return undefined;
  const isAlike = (today.state === 'sample') === (then.state === 'sample');
  return isAlike && today.unit === then.unit && countSame(then, today) ? today : undefined;
}

function countSame(then: KnownFact, now: KnownFact): boolean {
  const row = allFacts[now.id];
  return !('countsNamed' in row) || findNote(then) === findNote(now);
}

function findNote({ id, note }: KnownFact): string | undefined {
  const row = allFacts[id];
  return note ?? ('note' in row ? row.note : undefined);
}

/** A sample speaks for neither answer. */
function isFlipped(rule: EvidenceRule, then: CoinFact, now: KnownFact): boolean {
  if (then.state === 'missing' || then.state === 'sample' || now.state === 'sample') return false;
  const [was, is] = [judgeFact(rule, then), judgeFact(rule, now)];
  return was !== undefined && is !== undefined && was !== is;
}

/** An answer that would read differently today. */
export interface ChangedReading {
  readonly question: Question;
  readonly pair: FactPair & { readonly flips: EvidenceRule };
  /** The answer that the present value speaks for. */
  readonly fits: boolean;
}

/** The answers of a record with a fact that speaks for another answer now than when it was stored, each once. */
export function listChangedReadings(
  questionnaire: Questionnaire,
  { answers, evidence = {} }: Pick<RecordContent, 'answers' | 'evidence'>,
  now: readonly CoinFact[] | undefined,
): readonly ChangedReading[] {
  return allQuestions(questionnaire).flatMap((question) => {
    const pairs = pairFacts(question, answers[question.id], evidence[question.id]?.facts ?? [], now);
    const [changed] = pairs.flatMap((pair) => (pair.flips ? [{ ...pair, flips: pair.flips }] : []));
    const side = changed?.now && judgeFact(changed.flips, changed.now);
    return changed && side ? [{ question, pair: changed, fits: side === 'yes' }] : [];
  });
}
