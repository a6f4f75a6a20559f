import { hour } from '../../../lib/durations.ts';
import { Type } from 'typebox';
import type { Clock } from '../../ports/clock.ts';
import type { ProviderCache } from '../http/provider-cache.ts';
import { SourceFailure, toSegment, type Listed, type LoadJson } from '../../ports/upstream.ts';
import { buildListReader } from '../http/list-reader.ts';
import { toNumber } from '../http/plain-values.ts';
import { buildResponseReader } from '../http/response-checks.ts';
import { maybe, optionalFigure, text, textOrNumber } from '../http/schemas.ts';
import { addUp, toSlug, type Place } from './places.ts';

const readList = buildListReader({
  route: '/overview/fees',
  at: ['protocols'],
  row: Type.Object({
    name: text,
    defillamaId: maybe(textOrNumber),
    protocolType: maybe(text),
    total24h: optionalFigure,
  }),
});
const readSummary = buildResponseReader('/summary/fees', Type.Object({ total24h: optionalFigure }));

/** Paid within 24 hours, in US dollars, by the place's id. */
type Fees = Readonly<Record<string, number>>;

const lifetime = hour;

type FindFees = (places: readonly Place[]) => Promise<Listed<number | null>>;

/**
 * Fees paid at a coin's places within 24 hours, in US dollars; null if not known. One list has all of them, loaded once
 * an hour; `findFees` also asks for a place that the list lacks. Both reject with SourceFailure.
 */
export function buildFees(load: LoadJson, clock: Clock, cache: ProviderCache) {
  const loadList = cache.listed({ lifetime, load: () => loadFees(load) });
  const listFees: FindFees = async (places) => {
    const { value, at } = await loadList();
    return { value: addUp(places.map(({ id }) => value[id])), at };
  };
  const findFees: FindFees = async (places) => {
    const listed = await listFees(places).catch(refuseList);
    if (listed !== undefined && listed.value !== null) return listed;
    return { value: await loadSummary(load, places[0]?.slug ?? ''), at: clock.now() };
  };
  return { findFees, listFees };
}

async function loadFees(load: LoadJson): Promise<Fees> {
  const query = 'excludeTotalDataChart=true&excludeTotalDataChartBreakdown=true&dataType=dailyFees';
  const paid = await readList(load(`/overview/fees?${query}`), (row) => {
    const isChain = row.protocolType === 'chain';
    const id = isChain ? `chain#${toSlug(row.name)}` : String(row.defillamaId ?? '');
    return { id, fees: toFees(row.total24h) };
  });
  return Object.fromEntries(paid.flatMap(({ id, fees }) => (fees === null ? [] : [[id, fees] as const])));
}

/** The list may be refused while single chains or protocols are not. */
function refuseList(error: unknown): undefined {
  if (error instanceof SourceFailure && (error.kind === 'refused' || error.kind === 'malformed')) return;
  throw error;
}

async function loadSummary(load: LoadJson, slug: string): Promise<number | null> {
  const path = `/summary/fees/${toSegment(slug)}?dataType=dailyFees`;
  return toFees(readSummary(await load(path)).total24h);
}

function toFees(figure: unknown): number | null {
  const fees = toNumber(figure);
  return fees === undefined || fees < 0 ? null : fees;
}
