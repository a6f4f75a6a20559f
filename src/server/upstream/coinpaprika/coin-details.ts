import type { Coin } from '../../../contracts/coin-data.ts';
import { readContract, readLinks, readTeamRow, type CoinResponse } from './responses.ts';
import { toHttpsUrl, toLine, toParagraphs } from '../http/plain-text.ts';
import { toMoment } from '../http/plain-values.ts';

const maxRows = 100;
/** In characters. */
const maxDescription = 2000;

/** Turns a checked coin into the contract's shape, without market cap; `parent` is its chain, if known. */
export function toCoin(response: CoinResponse, parent: Coin['parent']): Coin {
  const description = toParagraphs(response.description, maxDescription);
  return {
    id: response.id,
    name: toLine(response.name, 100) ?? response.id,
    ticker: toLine(response.symbol, 20) ?? '',
    type: toLine(response.type, 40) ?? null,
    ...(description !== undefined && { description }),
    whitepaper: toHttpsUrl(response.whitepaper?.link) ?? null,
    launch_date: toDate(response.started_at),
    development_status: toLine(response.development_status, 100) ?? null,
    proof_type: toLine(response.proof_type, 100) ?? null,
    org_structure: toLine(response.org_structure, 100) ?? null,
    hash_algo: toLine(response.hash_algorithm, 100) ?? null,
    sites: toSites(response),
    team: toTeam(response),
    contracts: toContracts(response),
    parent,
    market_cap_usd: null,
  };
}

/** A parent chain in the contract's shape; null if its name is blank. */
export function toParent(name: string | null | undefined, symbol: string | null | undefined): Coin['parent'] {
  const line = toLine(name, 100);
  return line === undefined ? null : { name: line, symbol: toLine(symbol, 20) ?? null };
}

function toSites(response: CoinResponse): Coin['sites'] {
  return readLinks(response)
    .slice(0, maxRows)
    .flatMap((link) => {
      const url = toHttpsUrl(link.url);
      const type = toLine(link.type, 40);
      return url === undefined || type === undefined ? [] : [{ type, url }];
    });
}

function toTeam({ team }: CoinResponse): Coin['team'] {
  return (team ?? []).slice(0, maxRows).flatMap((row) => {
    const person = readTeamRow(row);
    const name = toLine(person?.name, 100);
    if (person === undefined || name === undefined || toLine(person.id, 100) !== person.id) return [];
    return [{ id: person.id, name, position: toLine(person.position, 100) ?? null }];
  });
}

function toContracts({ contracts }: CoinResponse): Coin['contracts'] {
  return (contracts ?? []).slice(0, maxRows).flatMap((value) => {
    const row = readContract(value);
    const contract = toLine(row?.contract, 200);
    return contract === undefined ? [] : [{ type: toLine(row?.type, 40) ?? null, contract }];
  });
}

function toDate(text: string | null | undefined): string | null {
  const time = toMoment(text);
  return time === undefined ? null : new Date(time).toISOString();
}
