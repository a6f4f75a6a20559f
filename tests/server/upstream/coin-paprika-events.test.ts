import { describe, expect, it } from 'vitest';
import { knownCoins } from '../../../src/contracts/known-coins.ts';
import { buildCoinPaprikaEvents } from '../../../src/server/upstream/coinpaprika/coin-events.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { holdClock, stageUpstream } from '../../helpers/staged-upstream.ts';

const toPath = (id: string) => `/coins/${id}/events`;
const ether = toPath('eth-ethereum');
const paths = Object.values(knownCoins).map(({ id }) => toPath(id));
const upstream = stageUpstream({
  ...Object.fromEntries(paths.map((path) => [path, { kind: 'json', body: [] }])),
  [ether]: { kind: 'recorded', file: 'coinpaprika/events-eth-ethereum.json' },
});
const events = (day = '2022-04-20') =>
  buildCoinPaprikaEvents(upstream.loadJson, holdClock(`${day}T12:00:00Z`)).eventPage(1);
const event = (over: object) => ({ date: '2022-05-01T00:00:00Z', name: 'Coin', ...over });

describe('eventPage', () => {
  it('returns the recorded events that are still to come', async () => {
    expect(await events()).toEqual({
      total: 1,
      pages: 1,
      rows: [
        {
          title: { en: 'Blockchain Summit' },
          date_event: '2022-04-22T00:00:00.000Z',
          source: 'https://coinmarketcal.com/event/blockchain-summit-114614',
          proof: 'https://static.coinpaprika.com/storage/cdn/event_images/10952085.jpg',
          coins: [{ fullname: 'Ethereum (ETH)' }],
          categories: [{ name: 'Conference' }],
        },
      ],
    });
    expect(upstream.requests.toSorted()).toEqual(paths.toSorted());
  });

  it('fails as not found, without a call, for a second page', async () => {
    const source = buildCoinPaprikaEvents(upstream.loadJson, holdClock('2022-04-20T12:00:00Z'));
    await expect(source.eventPage(2)).rejects.toMatchObject({ kind: 'not-found' });
    expect(upstream.requests).toEqual([]);
  });

  it('returns an empty page when all events are over', async () => {
    expect(await events('2022-04-23')).toEqual({ total: 0, pages: 1, rows: [] });
  });

  it('merges the events of all coins, soonest first', async () => {
    upstream.json(ether, [event({ date: '2022-06-01' })]);
    upstream.json(toPath('btc-bitcoin'), [event({ date: '2022-07-01' }), event({})]);
    upstream.json(toPath('xmr-monero'), null);
    expect((await events()).rows).toMatchObject([
      { coins: [{ fullname: 'Bitcoin (BTC)' }], categories: [{ name: 'Event' }] },
      { coins: [{ fullname: 'Ethereum (ETH)' }] },
      { coins: [{ fullname: 'Bitcoin (BTC)' }] },
    ]);
  });

  it.each([
    ['status 404', { kind: 'status', status: 404 }],
    ['status 500', { kind: 'status', status: 500 }],
    ['an HTML page', { kind: 'text', text: '<html>' }],
    ['half a JSON document', { kind: 'text', text: '[{"id":' }],
    ['an object', { kind: 'json', body: {} }],
    ['broken events only', { kind: 'json', body: [event({ date: 'NaN' }), event({ name: 5 }), 'event'] }],
  ] as const)('omits a coin when its response is %s', async (_, answer) => {
    upstream.json(toPath('btc-bitcoin'), [event({})]);
    upstream.answer(ether, answer);
    expect(await events()).toMatchObject({ total: 1 });
  });

  it.each([
    [404, 'malformed'],
    [402, 'refused'],
    [500, 'unreachable'],
  ])('after status %i for every coin, fails as %s', async (status, kind) => {
    for (const path of paths) upstream.answer(path, { kind: 'status', status });
    await expect(events()).rejects.toMatchObject({ name: 'SourceFailure', kind });
  });

  describeContent('a page of events', {
    ask: () => events(),
    texts: (name) => upstream.json(ether, [event({ name })]),
    links: (link) => upstream.json(ether, [event({ link, proof_image_link: link })]),
  });
});
