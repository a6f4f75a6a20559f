import {
  dayValueIds,
  toDayValueKind,
  type DayValue,
  type DayValueId,
} from '../../../contracts/day-values.ts';
import type { ChangedCoin, Desk } from '../../../contracts/desk.ts';
import { findNewestFact, type FactId } from '../../../contracts/coin-facts.ts';
import type { EvidenceByQuestion } from '../../../contracts/record.ts';
import { judgeChange } from '../../../engine/evidence.ts';
import { withCurrentQuestions } from '../../../engine/kept-evidence.ts';
import { allQuestions, type Questionnaire } from '../../../engine/questionnaire.ts';
import { addToDay, toUtcDay } from '../../../lib/utc-day.ts';
import type { Reads } from '../../ports/storage.ts';
import { findLatestDays, loadKeptDays, type KeptDay } from '../queries/kept-days.ts';
import { findStoredAnswers } from '../stored.ts';
import type { AboutCoin } from './newest-about.ts';

/** As a fraction of the price. */
const minMove = 0.25;

/** How many days after a day its values may have been read: a new coin is read later. */
const nearby = { days: 3 } as const;

export async function listChangedCoins(
  reads: Reads,
  about: { readonly research: readonly AboutCoin[]; readonly decisions: readonly AboutCoin[] },
  met: ReadonlySet<string>,
  today: string,
): Promise<Desk['changed']> {
  const newest = new Map<string, AboutCoin>();
  for (const one of [...about.decisions, ...about.research])
    if (one.day > (newest.get(one.coin)?.day ?? '')) newest.set(one.coin, one);
  const latest = await findLatestDays(reads, [...newest.keys()], today);
  const read = [...about.research, ...newest.values()].filter(({ coin }) => latest.has(coin));
  const before = await loadDaysOf(reads, read);
  const evidence = await loadEvidence(reads, read);
  return [...newest.values()].flatMap((one): readonly ChangedCoin[] => {
    const now = latest.get(one.coin);
    if (now === undefined) return [];
    const price = findMove({ kept: before.get(toKey(one)), evidence: evidence.get(one.record.id) }, now);
    const research = about.research.filter(({ coin }) => coin === one.coin);
    const rules = research.flatMap((own) =>
      findChangedRules(
        own.questionnaire,
        { kept: before.get(toKey(own)), evidence: evidence.get(own.record.id) },
        now,
      ),
    );
    const isMet = met.has(one.coin);
    if (!price && rules.length === 0 && !isMet) return [];
    const { record, coin } = one;
    const decided = about.decisions.includes(one);
    const read_on = { day: now.day, source: now.source, state: now.isSample ? 'sample' : 'live' } as const;
    return [
      {
        coin,
        name: record.name ?? coin,
        decided,
        ...(price && { price }),
        rules,
        met: isMet,
        read_on,
      },
    ];
  });
}

type Of = Pick<AboutCoin, 'coin' | 'day'>;

function toKey({ coin, day }: Of): string {
  return `${day} ${coin}`;
}

/** One query per day. */
async function loadDaysOf(reads: Reads, records: readonly Of[]): Promise<ReadonlyMap<string, KeptDay>> {
  const found = new Map<string, KeptDay>();
  for (const [from, own] of Map.groupBy(records, ({ day }) => day)) {
    const coins = [...new Set(own.map(({ coin }) => coin))];
    const days = await loadKeptDays(reads, coins, { from, to: addToDay(from, nearby) });
    for (const coin of coins) {
      const first = days.get(coin)?.[0];
      if (first) found.set(toKey({ coin, day: from }), first);
    }
  }
  return found;
}

function findMove({ kept, evidence = {} }: Before, now: KeptDay): ChangedCoin['price'] {
  const then = findShown(Object.values(evidence), 'price_close', now) ?? findOfDay(kept, 'price', now);
  const value = now.values.price;
  if (typeof then?.value !== 'number' || typeof value !== 'number') return undefined;
  if (Math.abs(value / then.value - 1) <= minMove) return undefined;
  return { day: then.day, before: then.value, now: value };
}

/** What was known of a coin when it was researched. */
interface Before {
  readonly kept: KeptDay | undefined;
  readonly evidence: EvidenceByQuestion | undefined;
}

async function loadEvidence(
  reads: Reads,
  records: readonly AboutCoin[],
): Promise<ReadonlyMap<string, EvidenceByQuestion>> {
  const found = new Map<string, EvidenceByQuestion>();
  for (const { questionnaire, record } of records) {
    const read = await reads.findRecord(record.memberId, record.id);
    const stored = read && findStoredAnswers(read);
    if (stored) found.set(record.id, withCurrentQuestions(questionnaire, stored.evidence));
  }
  return found;
}

/** A value with its UTC day. */
interface ValueOfDay {
  readonly day: string;
  readonly value: DayValue;
  readonly unsure?: readonly string[] | undefined;
}

/** The newest value that was shown with these answers. A sample is not compared. */
function findShown(
  shown: readonly EvidenceByQuestion[string][],
  fact: FactId,
  now: KeptDay,
): ValueOfDay | undefined {
  const facts = shown.flatMap((one) => one.facts).filter(({ state }) => state !== 'sample');
  const found = now.isSample ? undefined : findNewestFact(facts, fact);
  if (found === undefined) return undefined;
  const { as_of: asOf, value } = found;
  return { day: toUtcDay(Date.parse(asOf)), value, ...('unsure' in found && { unsure: found.unsure }) };
}

/** A sample is not compared with live data. */
function findOfDay(kept: KeptDay | undefined, id: DayValueId, now: KeptDay): ValueOfDay | undefined {
  const value = kept?.isSample === now.isSample ? kept.values[id] : undefined;
  return kept && value !== undefined ? { day: kept.day, value } : undefined;
}

/** Compared with the evidence, else with the values of that day. */
function findChangedRules(
  questionnaire: Questionnaire,
  { kept, evidence }: Before,
  now: KeptDay,
): ChangedCoin['rules'] {
  if (now.isSample) return [];
  return allQuestions(questionnaire).flatMap(
    ({ id: questionId, title: question, retired, evidence: shown = [] }) =>
      shown.flatMap(({ fact, rule }) => {
        const id = dayValueIds.find(
          (one): one is Exclude<DayValueId, 'price' | 'price_change'> => one === fact,
        );
        const shownThen = evidence?.[questionId];
        const then = (shownThen && findShown([shownThen], fact, now)) ?? (id && findOfDay(kept, id, now));
        const value = id && now.values[id];
        if (retired || !rule || !id || then === undefined || value === undefined) return [];
        const side = judgeChange(rule, then, { value });
        if (side === undefined) return [];
        const { day, value: before } = then;
        return [{ question, ...toDayValueKind(id), day, before: toSent(before), now: toSent(value), side }];
      }),
  );
}

function toSent(value: DayValue): ChangedCoin['rules'][number]['now'] {
  return typeof value === 'object' ? [...value] : value;
}
