import { describe, expect, it } from 'vitest';
import type { NftHit } from '../../../../src/contracts/nft.ts';
import { findNfts, toMediaKind } from '../../../../src/web/panels/nft/find-nft.ts';

const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';

function hitAt(address: string | null, media: string | null = null): NftHit {
  return { name: 'x', chain: null, contract_address: null, token_id: null, cached_file_url: address, media };
}

describe('findNfts', () => {
  it.each([[[]], [[hitAt(null), hitAt(''), hitAt('  ')]]])('finds nothing in %j', (hits) => {
    expect(findNfts({ search_results: hits })).toEqual([]);
  });

  it('returns the hits with an address, in their order', () => {
    const hits = [
      hitAt(''),
      hitAt('https://a.example/1.png', '/media/a.png'),
      hitAt('/media/b.png', '/media/b.png'),
    ];
    expect(findNfts({ search_results: hits })).toMatchObject([
      {
        name: 'x',
        address: 'https://a.example/1.png',
        sources: ['/media/a.png'],
        throughGateways: false,
      },
      { name: 'x', address: '/media/b.png', sources: ['/media/b.png'], throughGateways: false },
    ]);
  });

  it('gives an ipfs address three gateways as sources, in order', () => {
    expect(findNfts({ search_results: [hitAt(`ipfs://${cid}/a b.png`)] })).toMatchObject([
      {
        sources: [0, 1, 2].map((gateway) => `/media/ipfs/${gateway}/${cid}/a%20b.png`),
        throughGateways: true,
      },
    ]);
  });

  it.each(['http://a.example/1.png', 'ipfs://nonsense', `ipfs://${cid}/../x`, 'data:image/png;base64,x'])(
    'returns no source for %s',
    (address) => {
      expect(findNfts({ search_results: [hitAt(address)] })).toMatchObject([{ sources: [] }]);
    },
  );
});

describe('the market of an NFT', () => {
  const contract_address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const findMarkets = (about: Partial<NftHit>) =>
    findNfts({ search_results: [{ ...hitAt('/media/a.png'), contract_address, token_id: '7', ...about }] });

  it.each([
    ['ethereum', 'ethereum'],
    ['polygon-pos', 'polygon'],
    ['matic', 'polygon'],
  ])('is the OpenSea page of its token on %s', (chain, name) => {
    const market = `https://opensea.io/item/${name}/${contract_address}/7`;
    expect(findMarkets({ chain })).toMatchObject([{ chain, contract: contract_address, token: '7', market }]);
  });

  it.each([{ chain: 'unheard-of' }, { chain: null }, { chain: 'ethereum', token_id: null }])(
    'is unknown for %j',
    (about) => expect(findMarkets(about)).toMatchObject([{ market: undefined }]),
  );
});

describe('toMediaKind', () => {
  it.each([
    ['https://a.example/x.mp4', '', 'video'],
    ['https://a.example/x.MP4?size=1#t', '', 'video'],
    ['/media/x.pdf', 'image/png', 'pdf'],
    ['https://a.example/x.png', 'video/mp4', 'image'],
    ['https://a.example/x.gif', '', 'image'],
    ['https://a.mp4/x', '', 'image'],
    [`ipfs://${cid}`, 'video/mp4', 'video'],
    [`ipfs://${cid}/7`, 'application/pdf', 'pdf'],
    [`ipfs://${cid}`, 'image/webp', 'image'],
    [`ipfs://${cid}`, '', 'image'],
  ] as const)('reads %s with the media type "%s" as %s', (address, type, kind) => {
    expect(toMediaKind(address, type)).toBe(kind);
  });
});
