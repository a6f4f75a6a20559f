import {
  allFacts,
  coinKinds,
  factGaps,
  factIds,
  listingExchanges,
  macdSides,
  macdTurns,
  type CoinFact,
  type FactId,
  type FactUnit,
} from '../../contracts/coin-facts.ts';
import { earliestMoment, maxEvidenceValueBytes } from '../../contracts/record.ts';
import { countBytes } from '../../lib/count-bytes.ts';
import { isRecord } from '../../lib/is-record.ts';
import { findLinkHost } from '../../lib/link-host.ts';
import { isDated } from '../../lib/moment-format.ts';
import { isSavedYear } from '../../lib/utc-day.ts';
import type { Question } from '../questionnaire.ts';

interface FactFault {
  readonly field: string;
  readonly message: string;
}

/** What is wrong with a fact to be stored with an answer; without `now` no moment is too late. */
export function findFactFault(
  question: Question,
  fact: unknown,
  now: string | undefined,
): FactFault | undefined {
  if (!isRecord(fact)) return { field: 'id', message: 'Must be a fact.' };
  const { id, state, source, reason, unit, value, unsure, undated, note, as_of: asOf } = fact;
  const known = factIds.find((one) => one === id);
  if (known === undefined || !question.evidence?.some((one) => one.fact === known))
    return { field: 'id', message: `No fact under ${question.id}.` };
  const isMissing = state === 'missing';
  const fields: readonly string[] = isMissing ? missingFields : toKnownFields(known);
  const odd = Object.keys(fact).find((field) => !fields.includes(field));
  if (odd !== undefined) return { field: odd, message: 'There is no such field.' };
  if (isMissing) {
    if (source !== null && !isName(source))
      return { field: 'source', message: 'Must be the name of a source.' };
    return factGaps.some((one) => one === reason)
      ? undefined
      : { field: 'reason', message: 'Must say why it is missing.' };
  }
  if (!states.some((one) => one === state))
    return { field: 'state', message: `Must be ${states.join(', ')} or missing.` };
  if (!isName(source)) return { field: 'source', message: 'Must be the name of a source.' };
  if (!isPast(asOf, now)) return { field: 'as_of', message: 'Must be a moment that has passed.' };
  if (unit !== allFacts[known].unit) return { field: 'unit', message: `Must be ${allFacts[known].unit}.` };
  if (!isValue[allFacts[known].unit](value)) return { field: 'value', message: `Not what ${known} can be.` };
  const hosts = pageHosts[known];
  if (hosts && !hosts.includes(findLinkHost(String(value)) ?? ''))
    return { field: 'value', message: `Must be an address of ${hosts.join(' or ')}.` };
  if (undated !== undefined && undated !== true) return { field: 'undated', message: 'Must be true.' };
  if (note !== undefined && !isName(note)) return { field: 'note', message: 'Must be a short text.' };
  if (unsure !== undefined && !isExchanges(unsure))
    return { field: 'unsure', message: 'Must be a list of exchanges.' };
  return countBytes(JSON.stringify(value)) > maxEvidenceValueBytes
    ? { field: 'value', message: `Must have at most ${maxEvidenceValueBytes} bytes.` }
    : undefined;
}

/** A file may name any address: under a source's name only that source's pages are linked. */
const pageHosts: Readonly<Partial<Record<FactId, readonly string[]>>> = {
  coingecko_page: ['coingecko.com'],
  coinmarketcap_page: ['coinmarketcap.com'],
  nft_x: ['x.com', 'twitter.com'],
};

/** How far the clocks of the servers and of the sources may differ, in ms. */
const clockDifference = 5 * 60 * 1000;

const states = ['live', 'stale', 'sample'] as const;
const knownFields = ['id', 'unit', 'value', 'source', 'as_of', 'undated', 'note', 'state'] as const;
const toKnownFields = (id: FactId) => [
  ...knownFields,
  ...(allFacts[id].unit === 'exchanges' ? ['unsure'] : []),
];
const missingFields = ['id', 'state', 'reason', 'source'] as const;

const isAnyOf = (words: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && words.includes(value);
const exchangeNames: readonly string[] = listingExchanges.map(({ name }) => name);

/** Checks a value by its unit, see FactValues. */
const isValue: Readonly<Record<FactUnit, (value: unknown) => boolean>> = {
  usd: Number.isFinite,
  coins: Number.isFinite,
  coins_changed: Number.isFinite,
  count: Number.isFinite,
  percent: Number.isFinite,
  percent_changed: Number.isFinite,
  days: Number.isFinite,
  index: Number.isFinite,
  date: isMoment,
  link: (value) => typeof value === 'string' && findLinkHost(value) !== undefined,
  side: isAnyOf(macdSides),
  turn: isAnyOf(macdTurns),
  kind: isAnyOf(coinKinds),
  exchanges: isExchanges,
};

function isExchanges(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(isAnyOf(exchangeNames)) &&
    new Set<unknown>(value).size === value.length
  );
}

/** ISO 8601 only: a date in words may hide a text. */
function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[-+\dTZ:.]{10,35}$/.test(value) && isDated(value) && isSavedYear(value)
  );
}

/** Whether a value is a moment that has passed, and not before `earliestMoment`; without `now` it may be to come. */
export function isPast(value: unknown, now: string | undefined): value is string {
  if (!isMoment(value) || Date.parse(value) < Date.parse(earliestMoment)) return false;
  return now === undefined || Date.parse(value) <= Date.parse(now) + clockDifference;
}

const longestName = 200;

/** A name or host as people read it: no markup, no address of a page. */
function isName(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length <= longestName &&
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,:;&()+'’_-]*$/u.test(value)
  );
}

/** The size of facts in bytes, counted against the limit for evidence. */
export function countFactBytes(facts: readonly CoinFact[]): number {
  return countBytes(JSON.stringify(facts));
}

/** Checks the shape only, since a fact was judged when it was saved: a value of a later catalogue stays as it is. */
export function isFactOutline(fact: unknown): fact is CoinFact {
  return isRecord(fact) && typeof fact['id'] === 'string' && typeof fact['state'] === 'string';
}
