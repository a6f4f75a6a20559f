import {
  dayValueIds,
  toDayValueKind,
  type DayValue,
  type DayValueId,
} from '../../../contracts/day-values.ts';
import type { ChangedCoin, Desk } from '../../../contracts/desk.ts';
import type { CoinFact, FactId, KnownFact } from '../../../contracts/coin-facts.ts';
import type { EvidenceByQuestion, KeptEvidence } from '../../../contracts/record.ts';
import { judgeChange } from '../../../engine/evidence.ts';
import { withCurrentQuestions } from '../../../engine/kept-evidence.ts';
import { allQuestions, type Questionnaire } from '../../../engine/questionnaire.ts';
import { addToDay } from '../../../lib/utc-day.ts';
import type { CoinDay } from '../../ports/coin-days.ts';
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
    const { record, coin, day: since } = one;
    const decided = about.decisions.includes(one);
    const read_on = { day: now.day, source: now.source, state: now.isSample ? 'sample' : 'live' } as const;
    return [
      {
        coin,
        name: record.name ?? coin,
        since,
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
async function loadDaysOf(reads: Reads, records: readonly Of[]): Promise<ReadonlyMap<string, CoinDay>> {
  const found = new Map<string, CoinDay>();
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

function findMove({ kept, evidence }: Before, now: KeptDay): ChangedCoin['price'] {
  const shown = Object.values(evidence ?? {}).map((one) => findShown(one, 'price_close'));
  // A sample is not compared with live data.
  const ofDay = kept?.isSample === now.isSample ? kept.values.price : undefined;
  const then = (now.isSample ? undefined : shown.find((value) => value !== undefined)) ?? ofDay;
  const value = now.values.price;
  if (typeof then !== 'number' || typeof value !== 'number') return undefined;
  return Math.abs(value / then - 1) > minMove ? { before: then, now: value } : undefined;
}

/** What was known of a coin when it was researched. */
interface Before {
  readonly kept: CoinDay | undefined;
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

/** Undefined for a sample. */
function findShown(shown: KeptEvidence | undefined, fact: FactId): DayValue | undefined {
  const isIt = (one: CoinFact): one is KnownFact =>
    one.id === fact && one.state !== 'missing' && one.state !== 'sample';
  return shown?.facts.find(isIt)?.value;
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
        const ofDay = id && kept?.isSample === false ? kept.values[id] : undefined;
        const then = findShown(evidence?.[questionId], fact) ?? ofDay;
        const value = id && now.values[id];
        if (retired || !rule || !id || then === undefined || value === undefined) return [];
        const side = judgeChange(rule, then, value);
        if (side === undefined) return [];
        return [{ question, ...toDayValueKind(id), before: toSent(then), now: toSent(value), side }];
      }),
  );
}

function toSent(value: DayValue): ChangedCoin['rules'][number]['now'] {
  return typeof value === 'object' ? [...value] : value;
}
