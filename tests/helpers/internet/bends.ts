import fc from 'fast-check';
import { isRecord } from '../../../src/lib/is-record.ts';
import { answerAsked } from './answers.ts';
import type { Asked, StandInAnswer } from './asked.ts';
import { standInCoins } from './coins.ts';
import type { BendAnswer } from './internet.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** One way in which a service answers wrongly; `row` and `other` choose among the rows of a response. */
type Bend =
  | { readonly kind: 'age'; readonly by: number }
  | { readonly kind: 'undate' }
  | { readonly kind: 'drop' | 'swap'; readonly row: number; readonly other: number }
  | { readonly kind: 'rename'; readonly row: number; readonly other: number; readonly field: number }
  | { readonly kind: 'cut'; readonly to: number }
  | { readonly kind: 'another'; readonly other: number };

/** A service that answers wrongly while others fail. */
export interface BentService {
  readonly service: keyof typeof identityFields;
  readonly bends: readonly Bend[];
  /** Other services that fail, with the status of their responses. */
  readonly failing: Readonly<Partial<Record<string, number>>>;
}

/**
 * The fields by which a row of a service names its coin, apart from one that is left: a row in which all are another coin's
 * is that coin's. CoinPaprika's details are no rows: they say which coin is meant.
 */
const identityFields = {
  coingecko: ['id', 'name', 'symbol', 'platforms'],
  coinmarketcap: ['name', 'symbol', 'platform'],
  coinpaprika: ['id', 'name', 'symbol', 'exchange_id', 'base_currency_id'],
  defillama: ['gecko_id', 'tokenSymbol', 'symbol', 'address'],
  alternativeme: ['id', 'name', 'symbol'],
  binance: ['symbol', 'baseAsset'],
  coinbase: ['base_currency'],
  gemini: ['pair'],
  kraken: [],
  kucoin: ['symbol'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const timeFields = ['last_updated', 'timestamp', 'date', 'update_time'];

const naming: readonly Bend['kind'][] = ['rename', 'drop', 'cut'];

const index = fc.nat({ max: 40 });
const anyBend: fc.Arbitrary<Bend> = fc.oneof(
  fc.record({
    kind: fc.constant('age'),
    by: fc.constantFrom(30 * minute, 2 * hour, 7 * hour, 25 * hour, 3 * day, 60 * day, 2 * 365 * day),
  }),
  fc.record({ kind: fc.constant('undate') }),
  fc.record({ kind: fc.constantFrom('drop', 'swap'), row: index, other: index }),
  fc.record({ kind: fc.constant('rename'), row: index, other: index, field: fc.nat({ max: 4 }) }),
  fc.record({ kind: fc.constant('cut'), to: fc.constantFrom(0, 0.1, 0.6, 0.95) }),
  fc.record({ kind: fc.constant('another'), other: index }),
);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are its own
const services = Object.keys(identityFields) as (keyof typeof identityFields)[];

export const anyBentService: fc.Arbitrary<BentService> = fc.record({
  service: fc.constantFrom(...services),
  // A row with two wrong names, or with the name of a row that is missing, would be the other coin's.
  bends: fc
    .array(anyBend, { minLength: 1, maxLength: 4 })
    .filter((bends) => bends.filter(({ kind }) => naming.includes(kind)).length < 2),
  failing: fc.dictionary(fc.constantFrom(...services), fc.constantFrom(404, 429, 500), { maxKeys: 2 }),
});

/** How much older all times of the service's responses are, in ms. */
export function toAge({ bends }: BentService): number {
  return bends.reduce((age, bend) => age + (bend.kind === 'age' ? bend.by : 0), 0);
}

export function toBend({ service, bends, failing }: BentService): BendAnswer {
  return (asked, answer) => {
    const status = asked.service === service ? undefined : failing[asked.service];
    if (status !== undefined) return { status };
    if (asked.service !== service) return answer;
    return bends.reduce((bent, bend) => apply(asked, bent, bend), answer);
  };
}

function apply(asked: Asked, answer: StandInAnswer, bend: Bend): StandInAnswer {
  if (bend.kind === 'another') return answerOther(asked, bend.other) ?? answer;
  if (!('body' in answer)) return answer;
  // CoinPaprika's details and search say which coin is meant.
  if (asked.service === 'coinpaprika' && /^\/(coins\/[^/]+|search)$/.test(asked.path)) return answer;
  return { body: bendBody(asked, answer.body, bend) };
}

/** The response about another coin; only where a response says which coin it is about. */
function answerOther(asked: Asked, other: number): StandInAnswer | undefined {
  const coin = standInCoins[other % standInCoins.length];
  if (coin === undefined) return undefined;
  const path = (
    {
      coinpaprika: asked.path.replace(/^\/(coins|tickers)\/[^/]+/, `/$1/${coin.paprikaId}`),
      defillama: asked.path.replace(/^\/chart\/coingecko:.*$/, `/chart/coingecko:${coin.geckoId}`),
    } as Readonly<Partial<Record<string, string>>>
  )[asked.service];
  return path === undefined || path === asked.path ? undefined : answerAsked({ ...asked, path });
}

function bendBody(asked: Asked, body: unknown, bend: Exclude<Bend, { kind: 'another' }>): unknown {
  switch (bend.kind) {
    case 'age':
      return mapTimes(body, (time) => time - bend.by);
    case 'undate':
      return mapTimes(body, () => null);
    case 'cut':
      return mapRows(body, (rows) => rows.slice(0, Math.floor(rows.length * bend.to)));
    case 'drop':
      return mapRows(body, (rows) => rows.filter((_, at) => at !== bend.row % rows.length));
    case 'swap':
      return mapRows(body, (rows) => {
        const [one, other] = [bend.row % rows.length, bend.other % rows.length];
        const [first, second] = [rows[one], rows[other]];
        if (first === undefined || second === undefined) return rows;
        return rows.with(one, [first[0], second[1]]).with(other, [second[0], first[1]]);
      });
    case 'rename': {
      const fields: readonly string[] = identityFields[asked.service as keyof typeof identityFields];
      const field = fields[bend.field % Math.max(1, fields.length)];
      if (field === undefined) return body;
      return mapRows(body, (rows) => {
        const named = rows.map(([, row]) => (isRecord(row) && field in row ? row[field] : undefined));
        const other = named[bend.other % rows.length];
        return rows.map(([key, row], at) =>
          at === bend.row % rows.length && isRecord(row) && named[at] !== undefined && other !== undefined
            ? [key, { ...row, [field]: other }]
            : [key, row],
        );
      });
    }
  }
}

type Row = readonly [key: string | number, value: unknown];

/** Changes the rows of the longest list of a body, or of the longest object of objects. */
function mapRows(body: unknown, change: (rows: readonly Row[]) => readonly Row[]): unknown {
  const path = findLongest(body, []);
  return path === undefined ? body : changeAt(body, path.keys, change);
}

interface Found {
  readonly keys: readonly string[];
  readonly length: number;
}

function findLongest(value: unknown, keys: readonly string[]): Found | undefined {
  if (Array.isArray(value)) return { keys, length: value.length };
  if (!isRecord(value) || keys.length > 2) return undefined;
  const children = Object.entries(value);
  const own = children.every(([, child]) => isRecord(child)) ? [{ keys, length: children.length }] : [];
  const found = children.flatMap(([key, child]) => findLongest(child, [...keys, key]) ?? []);
  return [...own, ...found].toSorted((one, other) => other.length - one.length)[0];
}

function changeAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (rows: readonly Row[]) => readonly Row[],
): unknown {
  if (key !== undefined && isRecord(value)) return { ...value, [key]: changeAt(value[key], rest, change) };
  if (Array.isArray(value)) return change(value.map((row, at) => [at, row])).map(([, row]) => row);
  return isRecord(value) ? Object.fromEntries(change(Object.entries(value))) : value;
}

/** Changes every time, in ms: ISO 8601, seconds or ms, as they were; null removes it. */
function mapTimes(value: unknown, change: (time: number) => number | null): unknown {
  if (Array.isArray(value)) {
    const [time, ...rest]: unknown[] = value;
    const isTimed = typeof time === 'number' && time > 1e9 && rest.length > 0;
    if (isTimed) return [toTime(time, change) ?? time, ...rest];
    return value.map((one) => mapTimes(one, change));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) =>
      timeFields.includes(key) ? [key, toTime(one, change)] : [key, mapTimes(one, change)],
    ),
  );
}

function toTime(value: unknown, change: (time: number) => number | null): unknown {
  const isText = typeof value === 'string' && value.includes('T');
  const figure = isText ? Date.parse(value) : Number(value);
  const unit = isText || figure > 1e11 ? 1 : 1000;
  const changed = change(figure * unit);
  if (changed === null || !Number.isFinite(figure)) return null;
  return isText ? new Date(changed).toISOString() : changed / unit;
}
