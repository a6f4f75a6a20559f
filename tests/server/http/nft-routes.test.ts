import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CoinFact } from '../../../src/contracts/coin-facts.ts';
import { nftFactIds } from '../../../src/contracts/nft-facts.ts';
import type { NftSearch } from '../../../src/contracts/nft.ts';
import { readSampleFile } from '../../helpers/sample-file.ts';
import { noSources } from '../../helpers/live-sources.ts';
import { startApp, startOwnApp, type Browser } from '../../helpers/test-app.ts';

const search = (member: Browser, name: string) =>
  member.call('GET', `/api/nft/search2nft/${encodeURIComponent(name)}`);

async function addressesOf(member: Browser, name: string): Promise<readonly (string | null)[]> {
  const { search_results: hits }: NftSearch = (await search(member, name)).body;
  return hits.map(({ cached_file_url: address }) => address);
}

describe('GET /api/nft/facts/{subject}', () => {
  const facts = async (subject: string) => {
    const member = await (await startApp()).login('ann@example.com');
    return member.call('GET', `/api/nft/facts/${encodeURIComponent(subject)}`);
  };

  it('returns every fact of the collection in the sample that has an item of the name', async () => {
    const answer = await facts('Tidal Forms #418');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'x-data-source': 'Sample data', 'x-data-state': 'sample' });
    expect(answer.body.map(({ id }: CoinFact) => id)).toEqual(nftFactIds);
    expect(answer.body[0]).toMatchObject({ id: 'nft_floor', unit: 'usd', value: 412.5, state: 'sample' });
  });

  it.each(['ethereum/0x00000000000000000000000000000000000000AA/1', 'No such collection', '__proto__'])(
    'returns every fact of %j as missing, with the reason',
    async (subject) => {
      const answer = await facts(subject);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(
        nftFactIds.map((id) => ({ id, state: 'missing', reason: 'unknown', source: 'Sample data' })),
      );
    },
  );

  it.each(['   ', 'x'.repeat(201)])('refuses %j as a subject', async (subject) => {
    expect((await facts(subject)).status).toBe(422);
  });
});

describe('GET /api/nft/search2nft/{name}', () => {
  it('finds an NFT by a part of its name, and names the source (N1)', async () => {
    const member = await (await startApp()).login('ann@example.com');
    const answer = await search(member, ' TIDAL ');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'x-data-source': 'Sample data',
      'x-data-as-of': '2026-11-21T00:00:00.000Z',
      'x-data-state': 'sample',
    });
    expect(answer.body).toEqual({
      search_results: [
        {
          name: 'Tidal Forms #418',
          chain: null,
          contract_address: null,
          token_id: '418',
          cached_file_url: '/media/tidal-forms.png',
          media: '/media/tidal-forms.png',
        },
      ],
    });
  });

  it('returns a video, a PDF, an IPFS address, blank addresses and no address from the sample', async () => {
    const member = await (await startApp()).login('ann@example.com');
    expect(await addressesOf(member, 'harbour')).toEqual(['/media/harbour-loop.mp4']);
    expect(await addressesOf(member, 'paper')).toEqual(['/media/paper-garden.pdf']);
    expect(await addressesOf(member, 'orbits')).toEqual([expect.stringMatching(/^ipfs:\/\/b/)]);
    expect(await addressesOf(member, 'blank')).toEqual(['', null]);
    expect(await addressesOf(member, 'second')).toEqual([
      '',
      '/media/second-light.jpg',
      '/media/tidal-forms.png',
    ]);
  });

  it('returns 200 with an empty list when nothing matches', async () => {
    const member = await (await startApp()).login('ann@example.com');
    const answer = await search(member, 'no such thing');
    expect(answer).toMatchObject({ status: 200, body: { search_results: [] } });
  });

  it.each(['ab', ' a ', '  ', 'x'.repeat(101)])('refuses %j as a name', async (name) => {
    const member = await (await startApp()).login('ann@example.com');
    const answer = await search(member, name);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'INVALID_FIELD', fields: [{ path: 'name' }] } },
    });
  });

  it('requires a session, and returns 503 with live sources only when there is none', async () => {
    const server = await startOwnApp({ UPSTREAMS: 'live' }, noSources);
    expect((await search(server.browser(), 'tidal')).status).toBe(401);
    const answer = await search(await server.login('ann@example.com'), 'tidal');
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'UPSTREAM_DOWN' } } });
  });

  it("names the sample's IPFS file by the hash of its content", async () => {
    const member = await (await startApp()).login('ann@example.com');
    const [address] = await addressesOf(member, 'orbits');
    const digest = createHash('sha256').update(readSampleFile('quiet-orbits.png')).digest();
    expect(address?.slice('ipfs://b'.length)).toBe(toBase32([0x01, 0x55, 0x12, 0x20, ...digest]));
  });
});

function toBase32(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters
    .map((letter) => 'abcdefghijklmnopqrstuvwxyz234567'[Number.parseInt(letter.padEnd(5, '0'), 2)])
    .join('');
}
