import {
  dayValueIds,
  toDayValueKind,
  type DayValue,
  type DayValueId,
} from '../../../contracts/day-values.ts';
import type { ChangedCoin, Desk } from '../../../contracts/desk.ts';
import { findNewestFact, type FactId } from '../../../contracts/coin-facts.ts';
import type { EvidenceByQuestion } from '../../../contracts/record.ts';
import { judgeChange, type EvidenceRule } from '../../../engine/evidence.ts';
import { withCurrentQuestions } from '../../../engine/kept-evidence.ts';
import { allQuestions, type Questionnaire } from '../../../engine/questionnaire.ts';
import { toUtcDay } from '../../../lib/utc-day.ts';
import type { KeptDay } from '../../ports/coin-days.ts';
import type { Baseline } from '../../ports/entities.ts';
import type { ReadDb } from '../../ports/database.ts';
import { findLatestDays } from '../coin-days.ts';
import type { AboutCoin } from './newest-about.ts';

/** As a fraction of the price. */
const minMove = 0.25;

export async function listChangedCoins(
  db: ReadDb,
  about: { readonly research: readonly AboutCoin[]; readonly decisions: readonly AboutCoin[] },
  met: ReadonlySet<string>,
  today: string,
): Promise<Desk['changed']> {
  const newest = new Map<string, AboutCoin>();
  for (const one of [...about.decisions, ...about.research])
    if (one.day > (newest.get(one.coin)?.day ?? '')) newest.set(one.coin, one);
  const latest = await findLatestDays(db, [...newest.keys()], today);
  const researched = Map.groupBy(about.research, ({ coin }) => coin);
  const decisions = new Set(about.decisions);
  const rulesOf = new Map<Questionnaire, readonly ShownRule[]>();
  return [...newest.values()].flatMap((one): readonly ChangedCoin[] => {
    const now = latest.get(one.coin);
    if (now === undefined) return [];
    const price = findMove(one.record, now);
    const rules = (researched.get(one.coin) ?? []).flatMap(({ questionnaire, record: before }) => {
      const shownRules = rulesOf.get(questionnaire) ?? listRules(questionnaire);
      rulesOf.set(questionnaire, shownRules);
      const shown = withCurrentQuestions(questionnaire, before.shown);
      return findChangedRules(shownRules, { shown, known: before.known }, now);
    });
    const isMet = met.has(one.coin);
    if (!price && rules.length === 0 && !isMet) return [];
    const { record, coin } = one;
    const decided = decisions.has(one);
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

function findMove({ shown, known }: Baseline, now: KeptDay): ChangedCoin['price'] {
  const then = findShown(Object.values(shown), 'price_close', now) ?? findOfDay(known, 'price', now);
  const value = now.values.price;
  if (typeof then?.value !== 'number' || typeof value !== 'number') return undefined;
  if (Math.abs(value / then.value - 1) <= minMove) return undefined;
  return { day: then.day, before: then.value, now: value };
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

interface ShownRule {
  readonly questionId: string;
  readonly question: string;
  readonly id: Exclude<DayValueId, 'price' | 'price_change'>;
  readonly rule: EvidenceRule;
}

function listRules(questionnaire: Questionnaire): readonly ShownRule[] {
  return allQuestions(questionnaire).flatMap(
    ({ id: questionId, title: question, retired, evidence: shown = [] }) =>
      shown.flatMap(({ fact, rule }) => {
        const id = dayValueIds.find((one): one is ShownRule['id'] => one === fact);
        return retired || !rule || !id ? [] : [{ questionId, question, id, rule }];
      }),
  );
}

/** Compared with the evidence, else with the values of that day. */
function findChangedRules(
  rules: readonly ShownRule[],
  { shown, known }: Baseline,
  now: KeptDay,
): ChangedCoin['rules'] {
  if (now.isSample) return [];
  return rules.flatMap(({ questionId, question, id, rule }) => {
    const shownThen = shown[questionId];
    const then = (shownThen && findShown([shownThen], id, now)) ?? findOfDay(known, id, now);
    const value = now.values[id];
    if (then === undefined || value === undefined) return [];
    const side = judgeChange(rule, then, { value });
    if (side === undefined) return [];
    const { day, value: before } = then;
    return [{ question, ...toDayValueKind(id), day, before: toSent(before), now: toSent(value), side }];
  });
}

function toSent(value: DayValue): ChangedCoin['rules'][number]['now'] {
  return typeof value === 'object' ? [...value] : value;
}
