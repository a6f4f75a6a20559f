import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadMediaKey } from '../../../src/server/config/secret-keys.ts';
import { startMediaServer, type MediaServer } from '../../helpers/media-server.ts';
import { readSampleFile } from '../../helpers/sample-file.ts';
import { startUpstreamServer } from '../../helpers/upstream-server.ts';
import { openApp, startApp, startOwnApp, type Browser } from '../../helpers/test-app.ts';

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
  ])('returns the sample file %s, at most 60 kB, in a sandbox', async (file, type) => {
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
    'returns 404 for %s',
    async (file) => {
      expect(await get(`/media/${file}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'NOT_FOUND' } },
      });
    },
  );

  it.each(['..%2fapp.ts', '.env', 'https:%2f%2fexample.org', 'x.png%00', 'a/b.png', 'x'.repeat(2701)])(
    'refuses %s',
    async (file) => {
      expect((await get(`/media/${file}`)).status).toBe(422);
    },
  );
});

describe('the media path of an outside file', () => {
  // An address that no server may call: 502 proves that it was read, 404 that it was not.
  const address = 'https://127.0.0.1/picture.png';
  const key = 'the-same-secret-on-every-server-of-the-site';

  async function openNewsApp(
    env: Readonly<Record<string, string>>,
  ): Promise<Browser & { close(): Promise<void> }> {
    const upstream = await startUpstreamServer({
      '/news': {
        kind: 'json',
        body: { result: [{ title: 'Coin', link: 'https://news.example/', feedDate: 1000, imgUrl: address }] },
      },
    });
    const server = await openApp({
      UPSTREAMS: 'live',
      UPSTREAM_COINSTATS_URL: upstream.base,
      UPSTREAM_COINSTATS_KEY: 'key',
      ...env,
    });
    const close = async () => {
      await server.close();
      await upstream.close();
    };
    return Object.assign(await server.login('ann@example.com'), { close });
  }

  async function findPath(browser: Browser): Promise<string> {
    const { body } = await browser.call('GET', '/api/data/news');
    return String(body.result[0].media);
  }

  it('stays valid after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-media-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const before = await openNewsApp({ DATA_DIR: folder });
    const path = await findPath(before);
    await before.close();
    expect(statSync(join(folder, 'media-key')).mode & 0o777).toBe(0o600);
    const after = await openNewsApp({ DATA_DIR: folder });
    onTestFinished(() => after.close());
    expect((await after.call('GET', path)).status).toBe(502);
    expect(await findPath(after)).toBe(path);
  });

  it('is valid only on servers with the same MEDIA_KEY, and cannot be forged', async () => {
    const [one, other, stranger] = await Promise.all([
      openNewsApp({ MEDIA_KEY: key }),
      openNewsApp({ MEDIA_KEY: key }),
      openNewsApp({}),
    ]);
    onTestFinished(async () => {
      for (const server of [one, other, stranger]) await server.close();
    });
    const path = await findPath(one);
    const statuses = [one, other, stranger].map(async (browser) => (await browser.call('GET', path)).status);
    expect(await Promise.all(statuses)).toEqual([502, 502, 404]);
    const forged = path.replace(/.(?=\.png$)/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const changed of [forged, path.replace('.png', '.jpg'), path.replace('/media/', '/media/A')])
      expect((await one.call('GET', changed)).status).toBe(404);
  });

  it('requires a valid key: a damaged key file is refused by name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'take-profits-media-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'media-key'), 'half');
    expect(() => loadMediaKey({ DATA_DIR: folder })).toThrow(/media-key is not a valid key/);
    expect(loadMediaKey({ DATA_DIR: join(folder, 'media-key') }).isKept).toBe(false);
  });
});

describe('GET /media/ipfs/{gateway}/{path}', () => {
  it.each([0, 1, 2])('requests the file from gateway %i only', async (index) => {
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
    [{ kind: 'status', status: 404 }, 404, 'NOT_FOUND'],
    [{ kind: 'file', bytes: Buffer.from('<!doctype html><title>x</title>') }, 502, 'UPSTREAM_BAD'],
    [{ kind: 'file', bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' }, 502, 'UPSTREAM_BAD'],
    [{ kind: 'redirect', to: 'http://169.254.169.254/' }, 502, 'UPSTREAM_BAD'],
    [{ kind: 'endless', start: png }, 502, 'UPSTREAM_BAD'],
  ] as const)('answers the gateway response %j with %i %s', async (given, status, code) => {
    gateways[0]!.answer(given);
    expect(await get(`/media/ipfs/0/${cid}`)).toMatchObject({ status, body: { error: { code } } });
  });

  it('does not call a gateway that asked for a pause before the pause is over', async () => {
    // The clock of a shared server goes back for the next test, and the pause would begin again.
    const server = await startOwnApp(toSetting(gateways.map(({ base }) => base)));
    const ben = await server.login('ben@example.com');
    gateways[0]!.answer({ kind: 'status', status: 429, headers: { 'Retry-After': '120' } });
    const ask = async (file: string) => (await ben.call('GET', `/media/ipfs/0/${cid}/${file}`)).status;
    expect(await ask('a')).toBe(503);
    gateways[0]!.answer({ kind: 'file', bytes: png });
    server.time.now += 119_000;
    expect(await ask('b')).toBe(503);
    expect(gateways[0]!.requests).toHaveLength(1);
    server.time.now += 1000;
    expect(await ask('b')).toBe(200);
  });

  it('answers another member while the files of the first one hang', async () => {
    const server = await startOwnApp(toSetting(gateways.map(({ base }) => base)));
    const [ann, ben] = [await server.login('ann@example.com'), await server.login('ben@example.com')];
    gateways[0]!.answer({ kind: 'file', bytes: png }, `/ipfs/${cid}/good`);
    const hanging = ['a', 'b', 'c', 'd'].map((file) => ann.call('GET', `/media/ipfs/0/${cid}/${file}`));
    await expect.poll(() => gateways[0]!.requests.length).toBe(2);
    expect((await ben.call('GET', `/media/ipfs/0/${cid}/good`)).status).toBe(200);
    expect(gateways[0]!.requests).toHaveLength(3);
    await server.app.close();
    await Promise.all(hanging);
  });

  it('returns 503 for an unreachable gateway', async () => {
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
  ])('refuses the path %j without a call to a gateway', async (path) => {
    const answer = await get(`/media/ipfs/0/${path}`);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'INVALID_FIELD', fields: [{ path: 'path' }] } },
    });
    expect(gateways.flatMap(({ requests }) => requests)).toEqual([]);
  });

  it.each(['3', '-1', '00', 'x'])('returns 422 for the unknown gateway %s', async (gateway) => {
    expect((await get(`/media/ipfs/${gateway}/${cid}`)).status).toBe(422);
  });

  it('returns only the sample’s own file when no gateways are set', async () => {
    const other = await (await startApp()).login('ann@example.com');
    const { body } = await other.call('GET', '/api/nft/search2nft/orbits');
    const path = String(body.search_results[0].cached_file_url).replace('ipfs://', '');
    const answer = await other.call('GET', `/media/ipfs/0/${path}`);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    // With the sample alone no outside service is called.
    expect((await other.call('GET', `/media/ipfs/0/${cid}`)).status).toBe(404);
  });
});
