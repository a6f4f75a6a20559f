import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMediaServer, type MediaServer } from '../../helpers/media-server.ts';
import { readSampleFile } from '../../helpers/sample-file.ts';
import { startApp, type Browser } from '../../helpers/test-app.ts';

const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
const png = readSampleFile('tidal-forms.png');

let gateways: readonly MediaServer[];
let member: Browser;

const toSetting = (bases: readonly string[]) => ({
  IPFS_GATEWAYS: bases.map((base, index) => (index === 1 ? `${base}/through/` : base)).join(', '),
});

beforeAll(async () => {
  gateways = await Promise.all([startMediaServer(), startMediaServer(), startMediaServer()]);
});

beforeEach(async () => {
  member = await (await startApp(toSetting(gateways.map(({ base }) => base)))).login('ann@example.com');
});

afterEach(() => {
  for (const gateway of gateways) gateway.reset();
});

afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
});

const get = (path: string) => member.call('GET', path);

describe('GET /media/{file}', () => {
  it.each([
    ['tidal-forms.png', 'image/png'],
    ['second-light.jpg', 'image/jpeg'],
    ['harbour-loop.mp4', 'video/mp4'],
    ['paper-garden.pdf', 'application/pdf'],
  ])('%s is of the sample, at most 60 kB, and can do nothing', async (file, type) => {
    const answer = await get(`/media/${file}`);
    expect(answer.status).toBe(200);
    expect(Number(answer.headers['content-length'])).toBe(readSampleFile(file).length);
    expect(readSampleFile(file).length).toBeLessThanOrEqual(60_000);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });

  it.each(['nothing.png', 'AAAAAAAAAAAAAAAAAAAAAA.png', 'constructor', '__proto__'])(
    'knows no %s',
    async (file) => {
      expect(await get(`/media/${file}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'NOT_FOUND' } },
      });
    },
  );

  it.each(['..%2fapp.ts', '.env', 'https:%2f%2fexample.org', 'x.png%00', 'x'.repeat(80)])(
    'refuses %s',
    async (file) => {
      expect((await get(`/media/${file}`)).status).toBe(422);
    },
  );
});

describe('GET /media/ipfs/{gateway}/{path}', () => {
  it.each([0, 1, 2])('asks gateway %i and no other', async (index) => {
    for (const gateway of gateways) gateway.answer({ kind: 'file', bytes: png });
    const answer = await get(`/media/ipfs/${index}/${cid}/a%20b/%231.png`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const path = `${index === 1 ? '/through' : ''}/ipfs/${cid}/a%20b/%231.png`;
    expect(gateways.map(({ requests }) => requests)).toEqual(
      gateways.map((_, other) => (other === index ? [path] : [])),
    );
  });

  it.each([
    [{ kind: 'status', status: 502 }, 502, 'UPSTREAM_BAD'],
    [{ kind: 'status', status: 429 }, 502, 'UPSTREAM_BAD'],
    [{ kind: 'status', status: 404 }, 404, 'NOT_FOUND'],
    [{ kind: 'file', bytes: Buffer.from('<!doctype html><title>x</title>') }, 502, 'UPSTREAM_BAD'],
    [{ kind: 'file', bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' }, 502, 'UPSTREAM_BAD'],
    [{ kind: 'redirect', to: 'http://169.254.169.254/' }, 502, 'UPSTREAM_BAD'],
    [{ kind: 'endless', start: png }, 502, 'UPSTREAM_BAD'],
  ] as const)('%j is %i %s', async (given, status, code) => {
    gateways[0]!.answer(given);
    expect(await get(`/media/ipfs/0/${cid}`)).toMatchObject({ status, body: { error: { code } } });
  });

  it('says 503 for a gateway that is not there', async () => {
    const gone = await startMediaServer();
    await gone.close();
    const other = await startApp(toSetting([gateways[0]!.base, gateways[1]!.base, gone.base]));
    const answer = await (await other.login('ann@example.com')).call('GET', `/media/ipfs/2/${cid}`);
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'UPSTREAM_DOWN' } } });
  });

  it.each([
    'wrong',
    `${cid}x`,
    `${cid}/%2e%2e/x`,
    `${cid}/a%2fb`,
    `${cid}/a%5cb`,
    `${cid}?x=1`,
    `${cid}/x?filename=x.html`,
    `${cid}/%3fx`,
    `${cid}/b/c/d/e/f/g/h/i`,
    '',
  ])('refuses %j without asking', async (path) => {
    const answer = await get(`/media/ipfs/0/${path}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'INVALID_FIELD', fields: [{ path: 'path' }] } },
    });
    expect(gateways.flatMap(({ requests }) => requests)).toEqual([]);
  });

  it.each(['3', '-1', '00', 'x'])('knows no gateway %s', async (gateway) => {
    expect((await get(`/media/ipfs/${gateway}/${cid}`)).status).toBe(422);
  });

  it('is for members', async () => {
    member.cookie = undefined;
    expect((await get(`/media/ipfs/0/${cid}`)).status).toBe(401);
    expect((await get('/media/tidal-forms.png')).status).toBe(401);
  });

  it('has the sample’s own file where the operator named no gateways', async () => {
    const other = await (await startApp()).login('ann@example.com');
    const { body } = await other.call('GET', '/api/nft/search2nft/orbits');
    const path = String(body.search_results[0].cached_file_url).replace('ipfs://', '');
    const answer = await other.call('GET', `/media/ipfs/0/${path}`);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    // The sample alone: nobody outside is asked for anything else.
    expect((await other.call('GET', `/media/ipfs/0/${cid}`)).status).toBe(404);
  });
});
