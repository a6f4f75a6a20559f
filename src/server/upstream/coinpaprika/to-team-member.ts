import type { TeamMember } from '../../../contracts/coin-data.ts';
import { readPosition, readProfile, type PersonResponse } from './responses.ts';
import { toHttpsUrl, toLine, toParagraphs } from '../http/plain-text.ts';
import { toNumber } from '../http/plain-values.ts';

type Network = keyof TeamMember['links'];

/** Turns a checked person into the contract's shape; of several profiles on one network, the first counts. */
export function toTeamMember(response: PersonResponse): TeamMember {
  return {
    name: toLine(response.name, 100) ?? 'Unnamed',
    teams_count: toCount(response.teams_count),
    description: toParagraphs(response.description, 4000) ?? null,
    positions: toPositions(response),
    links: {
      github: toProfile(response, 'github'),
      linkedin: toProfile(response, 'linkedin'),
      twitter: toProfile(response, 'twitter'),
      medium: toProfile(response, 'medium'),
    },
  };
}

function toPositions({ positions }: PersonResponse): TeamMember['positions'] {
  return (positions ?? []).slice(0, 100).flatMap((value) => {
    const row = readPosition(value);
    const coin = toLine(row?.coin_name, 100);
    if (row === undefined || coin === undefined) return [];
    return [
      {
        position: toLine(row.position, 100) ?? null,
        coin_name: coin,
        coin_symbol: toLine(row.coin_symbol, 20) ?? null,
      },
    ];
  });
}

function toProfile({ links }: PersonResponse, network: Network): TeamMember['links'][Network] {
  const first = readProfile(links?.[network]?.[0]);
  const url = toHttpsUrl(first?.url);
  return url === undefined ? null : { url, followers: toCount(first?.followers) };
}

function toCount(figure: unknown): number | null {
  const count = toNumber(figure);
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : null;
}
