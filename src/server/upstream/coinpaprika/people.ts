import { Type, type Static } from 'typebox';
import type { TeamMember } from '../../../contracts/coin-data.ts';
import { toSegment, type LoadJson } from '../../ports/upstream.ts';
import { toHttpsUrl, toLine, toParagraphs } from '../http/plain-text.ts';
import { toNumber } from '../http/plain-values.ts';
import { buildResponseReader, buildRowReader, refuseOther } from '../http/response-checks.ts';
import { maybe, optionalFigure, rows, text } from '../http/schemas.ts';

const route = '/people';
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
type Person = Static<typeof personSchema>;
const readPerson = buildResponseReader(route, personSchema);
const readProfile = buildRowReader(Type.Object({ url: text, followers: optionalFigure }));
const readPosition = buildRowReader(
  Type.Object({ coin_name: text, coin_symbol: maybe(text), position: maybe(text) }),
);

type Network = keyof TeamMember['links'];

/** A person of a coin's team, by CoinPaprika's id. */
export async function loadTeamMember(load: LoadJson, id: string): Promise<TeamMember> {
  const person = readPerson(await load(`/people/${toSegment(id)}`));
  refuseOther(route, id, person.id);
  return {
    name: toLine(person.name, 100) ?? 'Unnamed',
    teams_count: toCount(person.teams_count),
    description: toParagraphs(person.description, 4000) ?? null,
    positions: toPositions(person),
    links: {
      github: toProfile(person, 'github'),
      linkedin: toProfile(person, 'linkedin'),
      twitter: toProfile(person, 'twitter'),
      medium: toProfile(person, 'medium'),
    },
  };
}

function toPositions({ positions }: Person): TeamMember['positions'] {
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

/** Of several profiles on one network, the first counts. */
function toProfile({ links }: Person, network: Network): TeamMember['links'][Network] {
  const first = readProfile(links?.[network]?.[0]);
  const url = toHttpsUrl(first?.url);
  return url === undefined ? null : { url, followers: toCount(first?.followers) };
}

function toCount(count: unknown): number | null {
  const number = toNumber(count);
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : null;
}
