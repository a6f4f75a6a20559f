import { describe, expect, it } from 'vitest';
import { openSea } from '../../../src/server/upstream/opensea/provider.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { buildSources, describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const upstream = stageUpstream({ '/search': { kind: 'recorded', file: 'opensea/search.json' } });
const search = (name = 'penguin') => buildSources(openSea, { load: upstream.loadJson }).nfts.search(name);
const nft = (over: object) => ({
  type: 'nft',
  nft: { identifier: '1', contract: '0x1', name: 'Coin', ...over },
});
const collection = (over: object) => ({ type: 'collection', collection: { name: 'Coins', ...over } });
const answer = (...results: unknown[]) => upstream.json('/search', { results });

describe('search', () => {
  it('returns collections and NFTs in the order of the source', async () => {
    expect(await search()).toEqual([
      {
        name: 'Pudgy Penguins',
        chain: null,
        contract_address: null,
        token_id: null,
        cached_file_url: 'https://i.seadn.io/s/raw/files/pudgy.png',
      },
      {
        name: 'Pudgy Penguin #6529',
        chain: 'ethereum',
        contract_address: '0xbd3531da5cf5857e7cfaa92426877b022e612cf8',
        token_id: '6529',
        cached_file_url: 'https://i.seadn.io/s/raw/files/6529.png',
      },
      {
        name: null,
        chain: 'ethereum',
        contract_address: '0x0000000000000000000000000000000000000001',
        token_id: '1',
        cached_file_url: null,
      },
    ]);
  });

  it('sends the typed name trimmed and URL-encoded', async () => {
    await search('  R&D/100% ');
    expect(upstream.requests).toEqual([
      '/search?query=R%26D%2F100%25&asset_types=nft&asset_types=collection&limit=20',
    ]);
  });

  it('omits disabled and NSFW collections, and hits of other types', async () => {
    answer(collection({ name: 'Nude', is_nsfw: true }), collection({ name: 'Gone', is_disabled: true }), {
      type: 'token',
      token: { symbol: 'ETH' },
    });
    expect(await search()).toEqual([]);
    answer(collection({ is_nsfw: false, is_disabled: null }));
    expect(await search()).toMatchObject([{ name: 'Coins' }]);
  });

  it('keeps an ipfs:// picture address, but not one with an invalid path', async () => {
    const address = 'ipfs://bafkreif7w6fnvearbixba5izztxatxszlw5cdzfmwzbhxdumw5ptn6xeqy/1.png';
    answer(nft({ image_url: address }), nft({ image_url: 'ipfs://../../secret' }));
    expect(await search()).toMatchObject([{ cached_file_url: address }, { cached_file_url: null }]);
  });

  it.each([
    ['https://opensea.io/item/base/0x1/1', 'base'],
    ['https://opensea.io/collection/x', null],
    ['https://opensea.io/assets/<b>/0x1/1', null],
    ['javascript:/assets/base/0x1/1', null],
  ])('reads the chain from the link %s as %s', async (opensea_url, chain) => {
    answer(nft({ opensea_url }));
    expect(await search()).toMatchObject([{ chain }]);
  });

  it('returns an empty list when the source has no hit', async () => {
    answer();
    expect(await search()).toEqual([]);
  });
});

describeContent('hits', {
  ask: () => search(),
  texts: (text) => answer(nft({ name: text }), collection({ name: text })),
  links: (image_url) => answer(nft({ image_url }), collection({ image_url })),
  rows: {
    stage: answer,
    whole: nft({}),
    broken: {
      'no identifier': nft({ identifier: undefined }),
      'a number as contract': nft({ contract: 1 }),
      'no NFT': { type: 'nft' },
      'no collection': { type: 'collection', collection: null },
      'no type': {},
      'not an object': 'nft',
    },
  },
});
describeFailures('json', upstream, { path: '/search', ask: search });
