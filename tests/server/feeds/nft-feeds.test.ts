import { describe, expect, it } from 'vitest';
import type { CoinFact } from '../../../src/contracts/coin-facts.ts';
import { nftFactIds } from '../../../src/contracts/nft-facts.ts';
import { buildMediaFeed } from '../../../src/server/feeds/media-feed.ts';
import { buildMediaIds } from '../../../src/server/feeds/media-ids.ts';
import { buildNftFeed } from '../../../src/server/feeds/nft-feed.ts';
import { maxMediaIdLength, type Media } from '../../../src/server/ports/media.ts';
import type { CollectionSource, NftCollection, NftRow, NftSource } from '../../../src/server/ports/nfts.ts';
import { SourceFailure, type UpstreamMode } from '../../../src/server/ports/upstream.ts';
import { buildNftSample } from '../../../src/server/upstream/sample/sample-nft-source.ts';
import { toContext, toLive } from '../../helpers/live-sources.ts';

const sampleNftSource = buildNftSample();

const key = Buffer.from('a key of this test');
const clock = { now: () => 0 };
const picture: Media = { type: 'image/png', bytes: Buffer.from('x') };
const never = new AbortController().signal;

function rowAt(address: string | null): NftRow {
  return { name: 'x', chain: null, contract_address: null, token_id: null, cached_file_url: address };
}

const live = (rows: readonly NftRow[]): NftSource => ({ search: async () => rows });
const down: NftSource = {
  search: () => Promise.reject(new SourceFailure('unreachable')),
};

describe('buildNftFeed', () => {
  it.each(['quïet ORBITS', 'Quiet  Orbits'])(
    'repeats the search for %j in a simpler spelling when it finds nothing',
    async (typed) => {
      const asked: string[] = [];
      const source: NftSource = {
        search: async (name) => {
          asked.push(name);
          return name === 'quiet orbits' ? [rowAt(null)] : [];
        },
      };
      const context = toContext({ mode: 'live', sample: sampleNftSource, clock });
      const feed = buildNftFeed(context, toLive(source, clock), buildMediaIds(key));
      expect((await feed.search(typed)).value.search_results).toHaveLength(1);
      expect(asked).toEqual([typed.toLowerCase(), 'quiet orbits']);
    },
  );

  it('finds a sample by a name typed with accents', async () => {
    expect(await sampleNftSource.search('TIDÁL')).not.toEqual([]);
  });
});

describe('the facts of a collection', () => {
  const contract = `0x${'ab'.repeat(20)}`;
  const unknown: NftCollection = {
    floor: null,
    floorChange7d: null,
    floorChange30d: null,
    marketCap: null,
    rank: null,
    volume: null,
    sales: null,
    owners: null,
    items: null,
    website: null,
    xAccount: null,
  };
  const open = (collection: CollectionSource['collection'] | undefined, mode: UpstreamMode = 'live') => {
    const source = { ...live([]), ...(collection && { collection }) };
    const context = toContext({ mode, sample: sampleNftSource, clock });
    const feed = buildNftFeed(context, toLive(source, clock), buildMediaIds(key));
    return (subject: string) => feed.facts(subject);
  };
  const ask = async (facts: ReturnType<typeof open>, subject: string) => {
    const feed = await facts(subject);
    return { ...feed, outcomes: Object.fromEntries(feed.value.map((fact) => [fact.id, toOutcome(fact)])) };
  };
  const toOutcome = (fact: CoinFact) => (fact.state === 'missing' ? [fact.reason, fact.source] : fact.value);

  it('include each fact once, with source and age or as unknown, for one call', async () => {
    const asked: string[] = [];
    const facts = open(async (one) => {
      asked.push(one);
      return { ...unknown, owners: 5174, items: 8888, sales: 0, website: 'https://pudgy.example/' };
    });
    const { value, outcomes, state } = await ask(facts, `ethereum/${contract}/418`);
    expect(value.map(({ id }) => id)).toEqual(nftFactIds);
    expect(outcomes).toMatchObject({
      nft_owners: 5174,
      nft_owners_per_100: 58,
      nft_sales_24h: 0,
      nft_website: 'https://pudgy.example/',
      nft_floor: ['unknown', 'Live'],
    });
    expect(value.find(({ id }) => id === 'nft_owners')).toEqual({
      id: 'nft_owners',
      unit: 'count',
      value: 5174,
      source: 'Live',
      as_of: '1970-01-01T00:00:00.000Z',
      undated: true,
      state: 'live',
    });
    expect(state).toBe('live');
    // This is another item of the same collection.
    await facts(`ethereum/${contract}/7`);
    expect(asked).toEqual([`ethereum/${contract}`]);
  });

  it('lack owners per 100 items when there are more owners than items', async () => {
    const facts = open(async () => ({ ...unknown, owners: 3, items: 2 }));
    expect((await ask(facts, `ethereum/${contract}`)).outcomes['nft_owners_per_100']).toEqual([
      'unknown',
      'Live',
    ]);
  });

  it.each([
    ['not-found', 'unknown', 'live'],
    ['limited', 'held_back', 'stale'],
    ['unreachable', 'unavailable', 'live'],
  ] as const)(
    'are all missing when the source fails as %s, with the reason %s',
    async (kind, reason, state) => {
      const facts = open(() => Promise.reject(new SourceFailure(kind)));
      const feed = await ask(facts, `ethereum/${contract}`);
      expect(new Set(Object.values(feed.outcomes).map(String))).toEqual(new Set([`${reason},Live`]));
      expect(feed.state).toBe(state);
    },
  );

  it('are the sample for an NFT of the sample only', async () => {
    const facts = open(() => Promise.reject(new SourceFailure('unreachable')), 'auto');
    expect(await facts('Tidal Forms #418')).toMatchObject({ state: 'sample', source: 'Sample data' });
    expect((await ask(facts, 'Pudgy Penguins')).outcomes['nft_floor']).toEqual(['unavailable', 'Live']);
  });
});

describe('buildMediaIds', () => {
  const pictureAddress = 'https://pictures.example/a/b.PNG?size=1';
  const nameOf = (given: string, secret = key) =>
    buildMediaIds(secret).toPath(given)?.slice('/media/'.length) ?? '';

  it('encrypts an https address under a key, always the same, and keeps its extension', () => {
    const name = nameOf(pictureAddress);
    expect(name).toMatch(/^[A-Za-z0-9_-]+\.png$/);
    expect(Buffer.from(name, 'base64url').toString('latin1')).not.toContain('pictures');
    expect(buildMediaIds(key).find(name)).toBe(pictureAddress);
    expect(nameOf(pictureAddress)).toBe(name);
    expect(nameOf(`${pictureAddress}1`).slice(0, 16)).not.toBe(name.slice(0, 16));
  });

  it('does not accept an id made with another key', () => {
    const other = nameOf(pictureAddress, Buffer.from('another'));
    expect(other).not.toBe(nameOf(pictureAddress));
    expect(buildMediaIds(key).find(other)).toBeUndefined();
  });

  it('does not accept an id with any change', () => {
    const name = nameOf('https://pictures.example/a.png');
    const [id = ''] = name.split('.');
    const changed = Array.from(name).flatMap((character, at) =>
      ['A', 'B', '-', 'z']
        .filter((other) => other !== character)
        .map((other) => name.slice(0, at) + other + name.slice(at + 1)),
    );
    const others = [
      id,
      `${id}.jpg`,
      `${id}.png.png`,
      `${name}=`,
      `A${name}`,
      id.slice(4),
      id.slice(0, -4),
      '.png',
    ];
    const ids = buildMediaIds(key);
    expect([...changed, ...others].filter((other) => ids.find(other) !== undefined)).toEqual([]);
  });

  it('has a path for a long address, and none when the path would be too long', () => {
    const start = 'https://pictures.example/';
    const toLong = (length: number) => `${start}${'x'.repeat(length - start.length)}`;
    expect(buildMediaIds(key).find(nameOf(toLong(1990)))).toBe(toLong(1990));
    expect(nameOf(toLong(1990)).length).toBeLessThanOrEqual(maxMediaIdLength);
    expect(buildMediaIds(key).toPath(toLong(2000))).toBeNull();
  });

  it.each([
    null,
    '',
    'http://pictures.example/a.png',
    'ipfs://x',
    'data:image/png;base64,x',
    'javascript:x',
    'x',
  ])('has no path for %j', (address) => {
    expect(buildMediaIds(key).toPath(address)).toBeNull();
  });

  it('keeps a path of our own from the sample, and rejects one from a live source', () => {
    const ids = buildMediaIds(key);
    expect(ids.toPath('/media/x.png', 'sample')).toBe('/media/x.png');
    for (const state of ['live', 'stale'] as const) expect(ids.toPath('/media/x.png', state)).toBeNull();
  });
});

describe('buildMediaFeed', () => {
  it('loads an address that a response named, and nothing else', async () => {
    const ids = buildMediaIds(key);
    const asked: string[] = [];
    const load = async (place: string) => {
      asked.push(place);
      return picture;
    };
    const media = buildMediaFeed({ ids, load, gateways: [] });
    const rows = [rowAt('https://pictures.example/a.png'), rowAt('/media/x.png')];
    const context = toContext({ mode: 'live', sample: sampleNftSource, clock });
    const nfts = buildNftFeed(context, toLive(live(rows), clock), ids);
    const { search_results: hits } = (await nfts.search('abc')).value;
    expect(hits.map((hit) => hit.media)).toEqual([expect.stringMatching(/^\/media\//), null]);
    expect(await media.load(String(hits[0]?.media).slice('/media/'.length), never)).toBe(picture);
    expect(asked).toEqual(['https://pictures.example/a.png']);
    await expect(media.load('tidal-forms.png', never)).rejects.toThrow('no such file');
    await expect(media.loadIpfs(0, 'x', never)).rejects.toThrow('no such gateway');
  });
});

describe('buildNftFeed', () => {
  const build = (mode: UpstreamMode, source?: NftSource) =>
    buildNftFeed(
      toContext({ mode, sample: sampleNftSource, clock }),
      source ? toLive(source, clock) : [],
      buildMediaIds(key),
    );

  it('returns the live response, also an empty one', async () => {
    expect(await build('auto', live([rowAt('x')])).search('tidal')).toMatchObject({ state: 'live' });
    expect((await build('auto', live([])).search('tidal')).value.search_results).toEqual([]);
  });

  it('returns the sample when the live source fails, but fails when the sample has no hit', async () => {
    expect(await build('auto', down).search('tidal')).toMatchObject({ state: 'sample' });
    await expect(build('auto', down).search('azuki')).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(build('live', down).search('tidal')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('returns the sample, also an empty one, when no live source is connected', async () => {
    expect((await build('auto').search('azuki')).value.search_results).toEqual([]);
    expect((await build('sample', down).search('azuki')).value.search_results).toEqual([]);
    await expect(build('live').search('tidal')).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
