import { Type } from 'typebox';
import { minute } from '../../../lib/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventRow, EventSource } from '../../ports/market.ts';
import { SourceFailure, type PostJson } from '../../ports/upstream.ts';
import { buildOnePageCalendar } from '../http/calendar.ts';
import { toLine } from '../http/plain-text.ts';
import { isMoment, toPositive } from '../http/plain-values.ts';
import type { Provider } from '../http/provider.ts';
import { buildRouteReader, buildRowReader, convertRows } from '../http/response-checks.ts';
import { figure, maybe, rows, text } from '../http/schemas.ts';

const route = '/graphql';

const readAnswer = buildRouteReader(
  route,
  Type.Object({ data: maybe(Type.Object({ proposals: maybe(rows) })), errors: maybe(rows) }),
);

const readProposal = buildRowReader(
  Type.Object({
    id: Type.String({ pattern: '^\\w{1,100}$' }),
    title: text,
    end: figure,
    space: Type.Object({ id: text }),
  }),
);

/** Later proposals are left out. */
const maxProposals = 100;

const query = `query ($spaces: [String!]!) {
  proposals(
    first: ${maxProposals}
    where: { space_in: $spaces, state: "active" }
    orderBy: "created"
    orderDirection: desc
  ) {
    id
    title
    start
    end
    state
    space {
      id
      name
    }
  }
}`;

function buildGovernanceVotes(post: PostJson, clock: Clock): EventSource {
  return {
    ...buildOnePageCalendar(clock, async () => {
      const asked = { query, variables: { spaces: Object.keys(spaces) } };
      const { data, errors } = await readAnswer(post('/graphql', asked));
      const proposals = data?.proposals;
      // GraphQL refuses a query with status 200.
      if (!proposals) throw new SourceFailure(errors ? 'refused' : 'malformed', `${route}: no proposals`);
      return convertRows(route, proposals, toEventRow);
    }),
    covers: 'part',
  };
}

function toEventRow(value: unknown): EventRow | undefined {
  const proposal = readProposal(value);
  const title = toLine(proposal?.title, 280);
  const end = (toPositive(proposal?.end) ?? Number.NaN) * 1000;
  const coin = proposal && Object.entries(spaces).find(([space]) => space === proposal.space.id)?.[1];
  if (proposal === undefined || title === undefined || coin === undefined || !isMoment(end)) return undefined;
  return {
    title: { en: `Vote ends: ${title}` },
    date_event: new Date(end).toISOString(),
    source: `https://snapshot.box/#/s:${proposal.space.id}/proposal/${proposal.id}`,
    proof: null,
    coins: [{ fullname: coin }],
    categories: [{ name: 'Governance vote' }],
  };
}

/** Spaces in which holders of known coins vote, with the coin's name as calendars write it. */
const spaces: Readonly<Record<string, string>> = {
  '1inch.eth': '1inch (1INCH)',
  'aavedao.eth': 'Aave (AAVE)',
  'apecoin.eth': 'ApeCoin (APE)',
  'arbitrumfoundation.eth': 'Arbitrum (ARB)',
  'balancer.eth': 'Balancer (BAL)',
  'cakevote.eth': 'PancakeSwap (CAKE)',
  'comp-vote.eth': 'Compound (COMP)',
  'cow.eth': 'CoW Protocol (COW)',
  'curve.eth': 'Curve DAO (CRV)',
  'cvx.eth': 'Convex Finance (CVX)',
  'dydxgov.eth': 'dYdX (DYDX)',
  'ens.eth': 'Ethereum Name Service (ENS)',
  'frax.eth': 'Frax (FRAX)',
  'gitcoindao.eth': 'Gitcoin (GTC)',
  'gmx.eth': 'GMX (GMX)',
  'lido-snapshot.eth': 'Lido DAO (LDO)',
  'morpho.eth': 'Morpho (MORPHO)',
  'olympusdao.eth': 'Olympus (OHM)',
  'opcollective.eth': 'Optimism (OP)',
  'pendle.eth': 'Pendle (PENDLE)',
  'rocketpool-dao.eth': 'Rocket Pool (RPL)',
  'safe.eth': 'Safe (SAFE)',
  'snapshot.dcl.eth': 'Decentraland (MANA)',
  'stgdao.eth': 'Stargate Finance (STG)',
  'sushigov.eth': 'Sushi (SUSHI)',
  'uniswapgovernance.eth': 'Uniswap (UNI)',
  'veyfi.eth': 'yearn.finance (YFI)',
};

/** Snapshot, for the ends of open votes in known spaces: open to all, without a documented limit known to us: a calendar needs one call in some hours. */
export const snapshot: Provider<'events'> = {
  id: 'SNAPSHOT',
  name: 'Snapshot',
  key: 'none',
  bases: () => ['https://hub.snapshot.org'],
  limits: () => [{ calls: 30, per: minute }],
  build: ({ loaders: [{ postJson }], clock }) => ({ events: buildGovernanceVotes(postJson, clock) }),
};
