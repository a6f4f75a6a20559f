import {
  dayValueIds,
  toDayValueKind,
  type DayValue,
  type DayValueId,
} from '../../../contracts/day-values.ts';
import type { ChangedCoin, Desk } from '../../../contracts/desk.ts';
import { judgeChange, type EvidenceRule } from '../../../engine/evidence.ts';
import { withCurrentQuestions } from '../../../engine/kept-evidence.ts';
import { allQuestions, type Questionnaire } from '../../../engine/questionnaire.ts';
import type { KeptDay } from '../../ports/coin-days.ts';
import type { Baseline } from '../../ports/entities.ts';
import type { ReadDb } from '../../ports/database.ts';
import { findLatestDays } from '../coin-days.ts';
import type { AboutCoin } from './newest-about.ts';
import { findOfDay, findPriceSince, findShown, toReadOn } from './price-since.ts';

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
    return [
      {
        coin,
        name: record.name ?? coin,
        decided,
        ...(price && { price }),
        rules,
        met: isMet,
        read_on: toReadOn(now),
      },
    ];
  });
}

function findMove(baseline: Baseline, now: KeptDay): ChangedCoin['price'] {
  const price = findPriceSince(baseline, now);
  return price && Math.abs(price.now / price.before - 1) > minMove ? price : undefined;
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
