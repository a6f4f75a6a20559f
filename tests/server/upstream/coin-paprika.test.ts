import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { maxCoinHits } from '../../../src/contracts/coin-data.ts';
import { buildCoinPaprika } from '../../../src/server/upstream/coinpaprika/coin-paprika.ts';
import { buildLoaders } from '../../../src/server/upstream/http/build-loaders.ts';
import { buildHttpClient } from '../../../src/server/upstream/http/http-client.ts';
import { buildOwnCache } from '../../helpers/staged-upstream.ts';
import { startUpstreamServer } from '../../helpers/upstream-server.ts';
import type { UpstreamAnswer, UpstreamServer } from '../../helpers/upstream-server.ts';

const recorded = (file: string): UpstreamAnswer => ({ kind: 'recorded', file: `coinpaprika/${file}` });
const currency = (id: string, name: string, symbol: string, rank: number, isActive = true) => ({
  id,
  name,
  symbol,
  rank,
  is_active: isActive,
});
const onlyBitcoin: UpstreamAnswer = {
  kind: 'json',
  body: { currencies: [currency('btc-bitcoin', 'Bitcoin', 'BTC', 1)] },
};

let upstream: UpstreamServer;

beforeEach(async () => {
  upstream = await startUpstreamServer({
    '/v1/search': recorded('search-ethereum.json'),
    '/v1/coins/eth-ethereum': recorded('coin-eth-ethereum.json'),
    '/v1/coins/btc-bitcoin': recorded('coin-btc-bitcoin.json'),
    '/v1/people/vitalik-buterin': recorded('people-vitalik-buterin.json'),
  });
});

afterEach(() => upstream.close());

/** The timeouts of calls, which a test aborts by hand. */
function holdLimits(): readonly AbortController[] {
  const limits: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  return limits;
}

const client = buildHttpClient();
afterAll(() => client.close());

const source = () =>
  buildCoinPaprika(buildLoaders({ client, base: `${upstream.base}/v1/` }).loadJson, buildOwnCache(Date));

describe('quote', () => {
  const path = '/v1/tickers/btc-bitcoin';
  const toTicker = (figures: object, supplies: object = {}) => ({ ...supplies, quotes: { USD: figures } });
  const quote = (body: unknown) => {
    upstream.answer(path, { kind: 'json', body });
    return source().quote('btc-bitcoin');
  };

  it('computes the circulating supply when the free plan omits it', async () => {
    upstream.answer(path, recorded('ticker-btc-bitcoin.json'));
    expect(await source().quote('btc-bitcoin')).toEqual({
      price: 64_295.07385111046,
      marketCap: 1_267_833_146_778,
      change: null,
      circulating: expect.closeTo(19_718_978, -1),
      maximum: 21_000_000,
      updated: Date.parse('2024-09-26T11:30:36.000Z'),
    });
  });

  it('returns the circulating supply and the 24-hour change when the source gives them', async () => {
    const ticker = toTicker(
      { price: 2, market_cap: 100, percent_change_24h: -3.5 },
      { circulating_supply: 49 },
    );
    expect(await quote(ticker)).toMatchObject({ circulating: 49, change: -3.5, maximum: null });
  });

  it.each([
    [
      { price: '2', market_cap: null },
      { price: 2, marketCap: null, circulating: null },
    ],
    [
      { price: 0, market_cap: 100 },
      { price: null, marketCap: 100, circulating: null },
    ],
    [{ market_cap: 'NaN' }, { price: null, marketCap: null, circulating: null }],
    [{}, { price: null, marketCap: null, circulating: null }],
  ])('returns null for what is missing or invalid in %j', async (figures, known) => {
    expect(await quote(toTicker(figures))).toMatchObject(known);
  });

  it('fails as malformed when the response has another shape', async () => {
    await expect(quote({ quotes: [] })).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('coin', () => {
  it.each(['ethereum', 'Ethereum', '  ETH '])('finds Ethereum among 46 hits for %j', async (term) => {
    expect(await source().coin(term)).toMatchObject({ name: 'Ethereum', ticker: 'ETH' });
  });

  it('loads a coin by its id without a search', async () => {
    expect(await source().coin('btc-bitcoin')).toMatchObject({ id: 'btc-bitcoin', name: 'Bitcoin' });
    expect(upstream.requests).not.toContainEqual(expect.stringContaining('/search'));
  });

  it('searches for a term that looks like an id but is not one', async () => {
    expect(await source().coin('ethereum-classic')).toMatchObject({ id: 'eth-ethereum' });
    expect(upstream.requests).toContainEqual(expect.stringContaining('/search?q=ethereum-classic'));
  });

  it('fails without a search when loading a coin by its id fails', async () => {
    upstream.answer('/v1/coins/btc-bitcoin', { kind: 'status', status: 500 });
    await expect(source().coin('btc-bitcoin')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('repeats a search without accents, but only when the first search finds nothing', async () => {
    upstream.answer('/v1/search', { kind: 'json', body: { currencies: [] } });
    for (const limit of [20, maxCoinHits]) {
      upstream.answer(`/v1/search?q=bitcoin&c=currencies&limit=${limit}`, onlyBitcoin);
    }
    expect(await source().coin('Bítcoin')).toMatchObject({ id: 'btc-bitcoin' });
    expect(await source().coinHits('bïtcoin')).toMatchObject([{ id: 'btc-bitcoin' }]);
    const searches = () => upstream.requests.filter((path) => path.includes('/search')).length;
    expect(searches()).toBe(4);
    await source().coinHits('bitcoin');
    expect(searches()).toBe(5);
  });

  it('sends the search term trimmed, in lower case and URL-encoded', async () => {
    await source()
      .coin(' R&D/100% ')
      .catch(() => undefined);
    expect(upstream.requests[0]).toBe('/v1/search?q=r%26d%2F100%25&c=currencies&limit=20');
  });

  it('returns the recorded coin in the shape of the contract', async () => {
    const coin = await source().coin('ethereum');
    expect(coin).toMatchObject({
      type: 'coin',
      description: expect.stringMatching(/^Ethereum is a decentralized platform/),
      whitepaper: 'https://github.com/ethereum/wiki/wiki/White-Paper',
      launch_date: '2015-07-30T00:00:00.000Z',
      development_status: 'Working product',
      proof_type: 'Proof of Stake',
      org_structure: 'Semi-centralized',
      hash_algo: 'Ethash',
      contracts: [],
      parent: null,
    });
    expect(coin.sites).toHaveLength(17);
    expect(coin.team).toHaveLength(13);
    expect(coin.team[0]).toEqual({ id: 'vitalik-buterin', name: 'Vitalik Buterin', position: 'Author' });
  });

  it('keeps https links only', async () => {
    upstream.answer('/v1/search', onlyBitcoin);
    const coin = await source().coin('bitcoin');
    expect(coin.sites.map((site) => site.type)).not.toContain('explorer');
    expect(coin.sites).toContainEqual({ type: 'website', url: 'https://bitcoin.org/' });
  });

  it.each([
    ['pol-polygon-ecosystem-token', 'POL', ['matic', 'MATIC', 'matic-polygon']],
    ['kaia-kaia', 'KAIA', ['klay', 'Klaytn', 'klay-klaytn']],
  ])('finds %s by its former names', async (id, symbol, terms) => {
    upstream.answer(`/v1/coins/${id}`, { kind: 'json', body: { id, name: symbol, symbol } });
    for (const term of terms) expect(await source().coin(term)).toMatchObject({ ticker: symbol });
  });

  it('fails as not found for the term "constructor"', async () => {
    upstream.answer('/v1/search', { kind: 'json', body: { currencies: [] } });
    await expect(source().coin('constructor')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('returns contracts on known chains, and names a known chain without another call', async () => {
    const contracts = [
      { contract: '0xABC', platform: 'eth-ethereum', type: 'ERC20' },
      { contract: '0xdef', platform: 'xyz-unheard-of', type: null },
    ];
    const coin = { id: 'a-a', name: 'A', symbol: 'A', contracts };
    upstream.answer('/v1/coins/a-a', { kind: 'json', body: coin });
    const { figures, parent } = await source().coin('a-a');
    expect(figures?.contracts).toEqual([{ chain: 'ethereum', address: '0xABC' }]);
    expect(parent).toEqual({ name: 'Ethereum', symbol: 'ETH' });
    expect(upstream.requests).toEqual(['/v1/coins/a-a']);
  });

  it.each([
    ['an exact symbol', 'abc', 'by-symbol'],
    ['an exact name', 'abcoin', 'by-name'],
    ['the better rank of an exact symbol and an exact name', 'copied', 'original'],
    ['the best rank otherwise, with unranked coins last', 'ab', 'original'],
  ])('chooses the hit with %s', async (_, term, id) => {
    const currencies = [
      currency('unranked', 'Abacus', 'ABA', 0),
      currency('gone', 'Ab', 'AB', 1, false),
      currency('by-symbol', 'Some coin', 'ABC', 90),
      currency('by-name', 'Abcoin', 'XYZ', 20),
      currency('copycat', 'Copycat', 'COPIED', 800),
      currency('original', 'Copied', 'CPD', 3),
    ];
    upstream.answer('/v1/search', { kind: 'json', body: { currencies } });
    upstream.answer(`/v1/coins/${id}`, { kind: 'json', body: { id, name: id, symbol: 'X' } });
    expect(await source().coin(term)).toMatchObject({ name: id });
  });

  it.each([
    ['an empty list', { currencies: [] }],
    ['null', { currencies: null }],
    ['inactive coins only', { currencies: [currency('gone', 'Gone', 'GONE', 0, false)] }],
  ])('fails as not found when the search returns %s', async (_, body) => {
    upstream.answer('/v1/search', { kind: 'json', body });
    await expect(source().coin('gone')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails as not found when the search finds an id that has no coin', async () => {
    upstream.answer('/v1/coins/eth-ethereum', {
      kind: 'status',
      status: 404,
      body: '{"error":"id not found"}',
    });
    await expect(source().coin('eth')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('fails as malformed, not as not found, when the search route responds with status 404', async () => {
    upstream.answer('/v1/search', { kind: 'status', status: 404 });
    await expect(source().coin('eth')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('loads the name of the chain of a token, and omits it when that call fails', async () => {
    const contracts = [{ contract: '0x1', platform: 'xyz-chain', type: 'ERC20' }];
    const token = { id: 'tok', name: 'Token', symbol: 'TOK', type: 'token', contracts };
    upstream.answer('/v1/search', {
      kind: 'json',
      body: { currencies: [currency('tok', 'Token', 'TOK', 9)] },
    });
    upstream.answer('/v1/coins/tok', { kind: 'json', body: token });
    const chain = { id: 'xyz-chain', name: 'Chain', symbol: 'XYZ' };
    upstream.answer('/v1/coins/xyz-chain', { kind: 'json', body: chain });
    expect(await source().coin('tok')).toMatchObject({
      contracts: [{ type: 'ERC20', contract: '0x1' }],
      parent: { name: 'Chain', symbol: 'XYZ' },
    });
    upstream.answer('/v1/coins/xyz-chain', { kind: 'status', status: 500 });
    expect(await source().coin('tok')).toMatchObject({ name: 'Token', parent: null });
  });

  it('reads parent and links of the older response format', async () => {
    const body = {
      id: 'eth-ethereum',
      name: 'Old',
      symbol: 'OLD',
      parent: { id: 'x', name: 'Chain', symbol: 'CHN' },
      links: { website: ['https://old.example/'], medium: null },
      team: null,
    };
    upstream.answer('/v1/coins/eth-ethereum', { kind: 'json', body });
    expect(await source().coin('eth')).toMatchObject({
      parent: { name: 'Chain', symbol: 'CHN' },
      sites: [{ type: 'website', url: 'https://old.example/' }],
      team: [],
    });
  });

  it('skips broken links, people and contracts, and keeps the others', async () => {
    const whole = { id: 'satoshi-nakamoto', name: 'Satoshi Nakamoto' };
    upstream.answer('/v1/coins/btc-bitcoin', {
      kind: 'json',
      body: {
        id: 'btc-bitcoin',
        name: 'Bitcoin',
        symbol: 'BTC',
        parent: { id: 'none' },
        team: [null, { name: 'Nobody' }, whole],
        links: { website: [null, 7], source_code: null },
        links_extended: [
          null,
          { type: 'website' },
          { url: 'https://bitcoin.example/', type: 'website', stats: null },
          { url: 'https://github.com/bitcoin/bitcoin', type: 'source_code', stats: { contributors: '12' } },
        ],
        contracts: [null, { contract: null }],
      },
    });
    expect(await source().coin('btc-bitcoin')).toMatchObject({
      team: [{ ...whole, position: null }],
      sites: [{ url: 'https://bitcoin.example/' }, { url: 'https://github.com/bitcoin/bitcoin' }],
      contracts: [],
      parent: null,
      figures: { contributors: 12, repository: 'https://github.com/bitcoin/bitcoin', contracts: [] },
    });
  });

  it('skips broken hits, reads a rank given as text, and fails as malformed without a usable hit', async () => {
    const { rank, ...unranked } = currency('btc-bitcoin', 'Bitcoin', 'BTC', 1);
    const currencies = [null, { id: 'x-x' }, { ...unranked, rank: String(rank) }, { ...unranked, id: 'y-y' }];
    upstream.answer('/v1/search', { kind: 'json', body: { currencies } });
    expect(await source().coinHits('bitcoin')).toMatchObject([
      { id: 'btc-bitcoin', rank: 1 },
      { id: 'y-y', rank: null },
    ]);
    upstream.answer('/v1/search', { kind: 'json', body: { currencies: [null] } });
    await expect(source().coinHits('bitcoin')).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('removes direction marks, control characters and unsafe links, and shortens long texts', async () => {
    const body = {
      id: 'eth-ethereum',
      name: `Eth\u202Eereum\u0000 ${'x'.repeat(500)}`,
      symbol: 'E\nT\tH',
      description: `Plain\u202E <b>text</b> ${'x'.repeat(9000)}`,
      whitepaper: { link: 'javascript:alert(1)' },
      started_at: 'soon',
      links_extended: [
        { type: 'website', url: 'https://user:pass@evil.example/' },
        { type: 'website', url: 'https://bitcoin.org@evil.example/' },
        { type: 'blog', url: 'data:text/html,x' },
        { type: '\u2066', url: 'https://ok.example/' },
      ],
      team: [{ id: 'a\u0007b', name: 'Hidden' }],
    };
    upstream.answer('/v1/coins/eth-ethereum', { kind: 'json', body });
    const coin = await source().coin('eth');
    expect(coin).toMatchObject({ ticker: 'E T H', whitepaper: null, launch_date: null, sites: [], team: [] });
    expect(coin.description).toMatch(/^Plain <b>text<\/b> x+…?$/);
    expect(Array.from(coin.description ?? '').length).toBeLessThanOrEqual(2000);
    expect(coin.name.startsWith('Ethereum xxx')).toBe(true);
    expect(Array.from(coin.name)).toHaveLength(100);
  });
});

describe('teamMember', () => {
  it('returns the recorded person in the shape of the contract', async () => {
    expect(await source().teamMember('vitalik-buterin')).toMatchObject({
      name: 'Vitalik Buterin',
      teams_count: 5,
      positions: [{ coin_name: 'Ethereum', coin_symbol: 'ETH', position: 'Author' }, { coin_symbol: 'OMG' }],
      links: {
        github: { url: 'https://github.com/vbuterin', followers: 6448 },
        linkedin: { followers: null },
        medium: { url: 'https://medium.com/@VitalikButerin', followers: null },
      },
    });
  });

  it('reads counts given as text, and skips broken rows', async () => {
    upstream.answer('/v1/people/ann', {
      kind: 'json',
      body: {
        name: 'Ann',
        teams_count: '2',
        links: {
          github: [{ url: 'https://github.com/ann', followers: '31' }],
          twitter: [null],
          medium: [{}],
        },
        positions: [null, { coin_name: null }, { coin_name: 'Otter' }],
      },
    });
    expect(await source().teamMember('ann')).toMatchObject({
      teams_count: 2,
      positions: [{ coin_name: 'Otter', coin_symbol: null, position: null }],
      links: { github: { url: 'https://github.com/ann', followers: 31 }, twitter: null, medium: null },
    });
  });

  it.each(['..', '.', ''])('fails as not found, without a call, for the id %j', async (id) => {
    await expect(source().teamMember(id)).rejects.toMatchObject({ kind: 'not-found' });
    expect(upstream.requests).toEqual([]);
  });

  it('encodes the slashes of an id', async () => {
    await expect(source().teamMember('../coins/eth-ethereum')).rejects.toMatchObject({ kind: 'not-found' });
    expect(upstream.requests).toEqual(['/v1/people/..%2Fcoins%2Feth-ethereum']);
  });
});

describe('calls to CoinPaprika', () => {
  it.each<[string, UpstreamAnswer, string]>([
    ['an HTML page', { kind: 'text', text: '<html>Sorry</html>', type: 'text/html' }, 'malformed'],
    ['half a JSON document', { kind: 'text', text: '{"currencies":[{"id":' }, 'malformed'],
    ['an empty body', { kind: 'text', text: '' }, 'malformed'],
    [
      'a number as name',
      { kind: 'json', body: { currencies: [{ ...currency('a', 'A', 'A', 1), name: 5 }] } },
      'malformed',
    ],
    ['a list instead of an object', { kind: 'json', body: [] }, 'malformed'],
    ['a broken connection', { kind: 'cut' }, 'unreachable'],
    ['status 500', { kind: 'status', status: 500, body: 'x' }, 'unreachable'],
    ['status 402', { kind: 'status', status: 402 }, 'refused'],
    ['a redirect to itself', { kind: 'redirect', to: '/v1/search' }, 'refused'],
    ['a redirect without an address', { kind: 'redirect', to: 'http://' }, 'malformed'],
  ])('fail on %s', async (_, answer, kind) => {
    upstream.answer('/v1/search', answer);
    await expect(source().coin('ethereum')).rejects.toMatchObject({ name: 'SourceFailure', kind });
  });

  it('refuse a redirect to another server without calling it', async () => {
    const other = await startUpstreamServer({ '/v1/search': recorded('search-ethereum.json') });
    try {
      upstream.answer('/v1/search', { kind: 'redirect', to: `${other.base}/v1/search` });
      await expect(source().coin('eth')).rejects.toMatchObject({ kind: 'refused' });
      expect(other.requests).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('follow two redirects within their own origin', async () => {
    upstream.answer('/v1/search', { kind: 'redirect', to: '/v1/search/' });
    upstream.answer('/v1/search/', { kind: 'redirect', to: '/v2/search' });
    upstream.answer('/v2/search', recorded('search-ethereum.json'));
    expect(await source().coin('eth')).toMatchObject({ name: 'Ethereum' });
  });

  it('run eight at once at most, and time out while they wait too', async () => {
    upstream.answer('/v1/people/someone', { kind: 'hang' });
    const limits = holdLimits();
    const silent = source();
    const calls = Promise.allSettled(Array.from({ length: 20 }, () => silent.teamMember('someone')));
    await expect.poll(() => upstream.requests.length).toBeGreaterThanOrEqual(8);
    expect(upstream.requests).toHaveLength(8);
    for (const limit of limits) limit.abort();
    for (const call of await calls)
      expect(call).toMatchObject({ status: 'rejected', reason: { kind: 'timeout' } });
  });

  it('fail as unreachable when nothing listens at the address', async () => {
    const gone = source();
    await upstream.close();
    await expect(gone.coin('eth')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('name the route but never the query in their error', async () => {
    upstream.answer('/v1/search', { kind: 'status', status: 500 });
    await expect(source().coin('secret')).rejects.toThrow('/search: status 500');
  });
});
