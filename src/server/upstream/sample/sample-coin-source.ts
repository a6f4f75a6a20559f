import { Type } from 'typebox';
import { teamMemberSchema, type CoinHits, type TeamMember } from '../../../contracts/coin-data.ts';
import { fold } from '../../../lib/fold.ts';
import type { CoinSample } from '../../ports/coins.ts';
import { byName } from '../http/schemas.ts';
import { buildSampleCoins, toSampleQuote } from './sample-coins.ts';
import { buildRowsReader, orRefuse, sampleName } from './sample-rows.ts';

/** Found by exact id, name or symbol, without regard to case and accents. Rejects with UpstreamError 'not-found'. */
export function buildCoinSample(): CoinSample {
  const coins = buildSampleCoins();
  // The people of the coins' teams by id. Only the fictional person has figures.
  const team = buildRowsReader('team.json', byName(Type.Unsafe<TeamMember>(teamMemberSchema)));
  const find = (wanted: string) => {
    const term = fold(wanted);
    return orRefuse(
      coins().find(({ coin: { id, ticker, name } }) => [id, ticker, name].some((one) => fold(one) === term)),
    );
  };
  return {
    name: sampleName,
    madeAt: () => '2026-11-21T00:00:00.000Z',
    ownsTeamMember: (id) => id.startsWith('sample-'),
    async coin(term) {
      const { coin, figures } = find(term);
      return { ...coin, figures };
    },
    quote: async (id) => orRefuse(toSampleQuote(find(id))),
    coinHits: async (typed) =>
      findHits(
        typed,
        coins().map(({ coin: { id, name, ticker: symbol } }) => ({ id, name, symbol, rank: null })),
      ),
    teamMember: async (id) => orRefuse(new Map(Object.entries(team())).get(id)),
    coinNews: async (nameOrSymbol) => find(nameOrSymbol).news,
  };
}

/** Names and symbols that begin with the term come before those that contain it. The sample has no ranks. */
function findHits(typed: string, coins: CoinHits): CoinHits {
  const term = fold(typed);
  const at = ({ name, symbol }: CoinHits[number]) =>
    Math.min(...[name, symbol].map((text) => fold(text).indexOf(term)).filter((place) => place >= 0));
  return coins.filter((coin) => at(coin) !== Infinity).toSorted((a, b) => at(a) - at(b));
}
