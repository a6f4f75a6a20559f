import type { NftRow } from '../../ports/nfts.ts';

/** Invented NFTs, one for each way in which a file loads or fails. */
export const sampleNfts: readonly NftRow[] = [
  toRow('Tidal Forms #418', '418', '/media/tidal-forms.png'),
  toRow('Harbour Loop #7', '7', '/media/harbour-loop.mp4'),
  toRow('Paper Garden #5', '5', '/media/paper-garden.pdf'),
  toRow('Quiet Orbits #12', '12', 'ipfs://bafkreif7w6fnvearbixba5izztxatxszlw5cdzfmwzbhxdumw5ptn6xeqy'),
  toRow('Blank Slate #1', '1', ''),
  toRow('Blank Slate #2', '2', null),
  toRow('Second Light #1', '1', ''),
  toRow('Second Light #2', '2', '/media/second-light.jpg'),
  toRow('Second Light #3', '3', '/media/tidal-forms.png'),
];

function toRow(name: string, token: string, address: string | null): NftRow {
  return { name, chain: null, contract_address: null, token_id: token, cached_file_url: address };
}
