import { Type, type Static } from 'typebox';
import { UpstreamError, type UpstreamErrorKind } from '../../ports/upstream.ts';
import { buildResponseReader, buildRowReader, type ResponseOrigin } from '../http/response-checks.ts';
import { byName, maybe, optionalFigure, orNull, rows, text } from '../http/schemas.ts';

/** The source's name as people read it. */
export const sourceName = 'CoinPaprika';

/** The error of this source; `detail` is for the log. */
export function buildError(kind: UpstreamErrorKind, detail: string, cause?: unknown): UpstreamError {
  return new UpstreamError(kind, sourceName, { detail, cause });
}

/** The origin of a response of this source. */
export function toOrigin(route: string): ResponseOrigin {
  return { source: sourceName, route };
}

/** GET /search. */
export const searchOrigin = toOrigin('/search');
/** Checks the body of GET /search, without its rows. Throws UpstreamError 'malformed'. */
export const readSearch = buildResponseReader(searchOrigin, Type.Object({ currencies: orNull(rows) }));

const currencySchema = Type.Object({
  id: text,
  name: text,
  symbol: text,
  rank: optionalFigure,
  is_active: Type.Boolean(),
});
/** One coin of GET /search. */
export type Currency = Static<typeof currencySchema>;
/** Checks a row of GET /search. */
export const readCurrency = buildRowReader(currencySchema);

const coinSchema = Type.Object({
  id: text,
  name: text,
  symbol: text,
  type: maybe(text),
  description: maybe(text),
  started_at: maybe(text),
  development_status: maybe(text),
  proof_type: maybe(text),
  org_structure: maybe(text),
  hash_algorithm: maybe(text),
  whitepaper: maybe(Type.Object({ link: maybe(text) })),
  parent: maybe(Type.Object({ name: maybe(text), symbol: maybe(text) })),
  links: maybe(byName(Type.Unknown())),
  links_extended: maybe(rows),
  team: maybe(rows),
  contracts: maybe(rows),
});
/** The body of GET /coins/{id}. */
export type CoinResponse = Static<typeof coinSchema>;
/** GET /coins/{id}. */
export const coinOrigin = toOrigin('/coins');
/** Checks the body of GET /coins/{id}. Throws UpstreamError 'malformed'. */
export const readCoin = buildResponseReader(coinOrigin, coinSchema);

const linkSchema = Type.Object({ url: text, type: text, stats: optionalFigure });
const readLink = buildRowReader(linkSchema);

/** A coin's links, the extended ones if it has them; omits links that cannot be read. */
export function readLinks({
  links,
  links_extended: extended,
}: CoinResponse): readonly Static<typeof linkSchema>[] {
  const plain = Object.entries(links ?? {}).flatMap(([type, urls]) =>
    [urls].flat().map((url) => ({ type, url })),
  );
  return (extended ?? plain).flatMap((row) => readLink(row) ?? []);
}

/** Checks one person of a coin's team. */
export const readTeamRow = buildRowReader(Type.Object({ id: text, name: text, position: maybe(text) }));

/** Checks one of a coin's contracts. */
export const readContract = buildRowReader(
  Type.Object({ contract: text, platform: maybe(text), type: maybe(text) }),
);

const tickerFields = {
  circulating_supply: optionalFigure,
  max_supply: optionalFigure,
  last_updated: maybe(text),
  quotes: Type.Object({
    USD: Type.Object({
      price: optionalFigure,
      market_cap: optionalFigure,
      percent_change_24h: optionalFigure,
    }),
  }),
};
const tickerSchema = Type.Object({ id: maybe(text), ...tickerFields });
/** The body of GET /tickers/{id}. */
export type TickerResponse = Static<typeof tickerSchema>;
/** GET /tickers/{id}. */
export const tickerOrigin = toOrigin('/tickers');
/** Checks the body of GET /tickers/{id}. Throws UpstreamError 'malformed'. */
export const readTicker = buildResponseReader(tickerOrigin, tickerSchema);
/** Checks one coin of GET /tickers. */
export const readListedTicker = buildRowReader(
  Type.Object({ id: text, name: text, symbol: text, ...tickerFields }),
);

const personSchema = Type.Object({
  id: maybe(text),
  name: text,
  description: maybe(text),
  teams_count: optionalFigure,
  links: maybe(
    Type.Object({ github: maybe(rows), linkedin: maybe(rows), twitter: maybe(rows), medium: maybe(rows) }),
  ),
  positions: maybe(rows),
});
/** The body of GET /people/{id}. */
export type PersonResponse = Static<typeof personSchema>;
/** GET /people/{id}. */
export const personOrigin = toOrigin('/people');
/** Checks the body of GET /people/{id}. Throws UpstreamError 'malformed'. */
export const readPerson = buildResponseReader(personOrigin, personSchema);

/** Checks one of a person's profiles on a network. */
export const readProfile = buildRowReader(Type.Object({ url: text, followers: optionalFigure }));

/** Checks one of a person's positions. */
export const readPosition = buildRowReader(
  Type.Object({ coin_name: text, coin_symbol: maybe(text), position: maybe(text) }),
);
