import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import { fold } from '../../../lib/fold.ts';
import type { Media } from '../../ports/media.ts';
import type { NftSample } from '../../ports/nfts.ts';
import { sniffMedia } from '../http/sniff-media.ts';
import { byName, orNull, text } from '../http/schemas.ts';
import { buildRowsReader, orRefuse, sampleName, toSampleFile } from './sample-rows.ts';

const number = Type.Number();

/** Everything is invented. */
const sampleNfts = Type.Object({
  /** One for each way in which a file loads or fails. */
  nfts: Type.Array(Type.Object({ name: text, token_id: text, cached_file_url: orNull(text) })),
  /** By the part of their items' names before the number. */
  collections: byName(
    Type.Object({
      floor: number,
      floorChange7d: number,
      floorChange30d: number,
      marketCap: number,
      rank: orNull(number),
      volume: number,
      sales: number,
      owners: number,
      items: number,
      website: text,
      xAccount: Type.Null(),
    }),
  ),
  /** Files by content id. */
  pinned: byName(text),
});

/** The sample NFTs: found by a part of the name, without regard to case and accents. */
export function buildNftSample(): NftSample {
  const rows = buildRowsReader('nfts.json', sampleNfts);
  return {
    name: sampleName,
    madeAt: () => '2026-11-21T00:00:00.000Z',
    async search(typed) {
      const term = fold(typed);
      const found = rows().nfts.filter(({ name }) => fold(name).includes(term));
      return found.map((nft) => ({ ...nft, chain: null, contract_address: null }));
    },
    async collection(key) {
      return orRefuse(findOwn(rows().collections, fold(key).replace(/ #\d+$/, '')));
    },
    findFile,
    async findIpfsFile(path) {
      const file = findOwn(rows().pinned, path);
      return file === undefined ? undefined : findFile(file);
    },
  };
}

function findOwn<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

async function findFile(file: string): Promise<Media | undefined> {
  if (!/^[a-z-]{1,40}\.[a-z0-9]{3}$/.test(file)) return undefined;
  const bytes = await readFile(toSampleFile(`media/${file}`)).catch(() => undefined);
  const type = bytes && sniffMedia(bytes);
  return bytes && type && { type, bytes };
}
