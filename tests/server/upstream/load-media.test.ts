import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UpstreamError } from '../../../src/server/ports/upstream.ts';
import { countPixels } from '../../../src/server/upstream/http/count-pixels.ts';
import { buildHttpClient } from '../../../src/server/upstream/http/http-client.ts';
import { buildMediaLoader } from '../../../src/server/upstream/http/load-media.ts';
import { isPublicAddress } from '../../../src/server/upstream/http/public-address.ts';
import { sniffMedia } from '../../../src/server/upstream/http/sniff-media.ts';
import { startMediaServer, type MediaServer } from '../../helpers/media-server.ts';
import { readSampleFile } from '../../helpers/sample-file.ts';

const png = readSampleFile('tidal-forms.png');
const never = new AbortController().signal;
const ftyp = (brand: string, compatible = 'isom') =>
  Buffer.from(`\0\0\0\x20ftyp${brand}\0\0\0\0${compatible}`, 'latin1');

let server: MediaServer;
let other: MediaServer;

beforeEach(async () => {
  server = await startMediaServer({ kind: 'file', bytes: png });
  other = await startMediaServer({ kind: 'file', bytes: png });
});

afterEach(async () => {
  await server.close();
  await other.close();
});

const client = buildHttpClient();
afterAll(() => client.close());

const load = (place = `${server.base}/x`, options: { timeout?: number; maxBytes?: number } = {}) =>
  buildMediaLoader({ client, source: 'Test', trusted: server.base, timeout: 5000, ...options })(place, never);

async function kindOf(loading: Promise<unknown>): Promise<string> {
  const error: unknown = await loading.then(
    () => 'loaded',
    (reason: unknown) => reason,
  );
  return error instanceof UpstreamError ? error.kind : String(error);
}

describe('buildMediaLoader', () => {
  it('detects the type of a file from its bytes, not from its Content-Type', async () => {
    server.answer({ kind: 'file', bytes: png, type: 'text/html' });
    const { type, bytes } = await load();
    expect(type).toBe('image/png');
    expect(Buffer.from(bytes).equals(png)).toBe(true);
  });

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['XML', '<?xml version="1.0"?><svg/>'],
    ['JSON', '{"name":"x"}'],
    ['an empty file', ''],
  ])('rejects %s even if its Content-Type is that of a picture', async (_, text) => {
    server.answer({ kind: 'file', bytes: Buffer.from(text), type: 'image/png' });
    expect(await kindOf(load())).toBe('malformed');
  });

  it('rejects an endless response that starts like no known type', async () => {
    server.answer({ kind: 'endless', start: Buffer.from('<html>'.repeat(20)) });
    expect(await kindOf(load())).toBe('malformed');
  });

  it('rejects an endless picture at the size limit', async () => {
    server.answer({ kind: 'endless', start: png.subarray(0, 64) });
    expect(await kindOf(load(undefined, { maxBytes: 1_000_000 }))).toBe('malformed');
  });

  it('rejects a picture of more than 40 million pixels or of unknown size', async () => {
    const vast = Buffer.from(png);
    vast.writeUInt32BE(100_000, 16);
    server.answer({ kind: 'file', bytes: vast });
    expect(await kindOf(load())).toBe('malformed');
    server.answer({ kind: 'file', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]) });
    expect(await kindOf(load())).toBe('malformed');
  });

  it.each(['d0', '01', '00'])('rejects a JPEG whose marker %s would hide its frame', async (marker) => {
    // Read as a segment, the marker would end at a frame of one pixel within the next segment; browsers skip it.
    const start = Buffer.from(`ffd8ff${marker}ffe1fffd`, 'hex');
    const segment = Buffer.alloc(0xfffd - 2);
    Buffer.from('ffc000110800010001', 'hex').copy(segment, 4 + 0xffe1 - start.length);
    const bytes = Buffer.concat([start, segment, readSampleFile('second-light.jpg').subarray(2)]);
    server.answer({ kind: 'file', bytes });
    expect(await kindOf(load())).toBe('malformed');
  });

  it('rejects a GIF whose first frame is larger than its screen', async () => {
    const screen = Buffer.from('474946383961 0100 0100 000000'.replaceAll(' ', ''), 'hex');
    const frame = Buffer.from('2c 0000 0000 60ea 60ea 00 02 02 4401 00 3b'.replaceAll(' ', ''), 'hex');
    server.answer({ kind: 'file', bytes: Buffer.concat([screen, frame]) });
    expect(await kindOf(load())).toBe('malformed');
  });

  it.each([
    [404, 'not-found'],
    [410, 'not-found'],
    [403, 'refused'],
    [429, 'resting'],
    [502, 'refused'],
    [204, 'refused'],
    [304, 'refused'],
  ])('fails with status %i as %s', async (status, kind) => {
    server.answer({ kind: 'status', status });
    expect(await kindOf(load())).toBe(kind);
  });

  it('times out before a response and in the middle of one', async () => {
    server.answer({ kind: 'hang' });
    expect(await kindOf(load(undefined, { timeout: 50 }))).toBe('timeout');
    server.answer({ kind: 'stuck', start: png.subarray(0, 64) });
    expect(await kindOf(load(undefined, { timeout: 50 }))).toBe('timeout');
  });

  it('fails as unreachable when the server switches protocols', async () => {
    server.answer({ kind: 'switching' });
    expect(await kindOf(load())).toBe('unreachable');
  });

  it('fails as unreachable when nothing listens at the address', async () => {
    const { base } = other;
    await other.close();
    const gone = buildMediaLoader({ client, source: 'Test', trusted: base, timeout: 5000 });
    expect(await kindOf(gone(`${base}/x`, never))).toBe('unreachable');
  });

  it('refuses calls while the queue is full, and accepts calls again afterwards', async () => {
    server.answer({ kind: 'hang' });
    const options = {
      client,
      source: 'Test',
      trusted: server.base,
      timeout: 5000,
      concurrency: 2,
      maxWaiting: 3,
    };
    const loadOne = buildMediaLoader(options);
    const leaving = new AbortController();
    const calls = Array.from({ length: 8 }, (_, file) =>
      kindOf(loadOne(`${server.base}/${file}`, leaving.signal)),
    );
    expect(await Promise.all(calls.slice(5))).toEqual(['crowded', 'crowded', 'crowded']);
    leaving.abort();
    await Promise.all(calls);
    server.answer({ kind: 'file', bytes: png });
    expect((await loadOne(`${server.base}/x`, never)).type).toBe('image/png');
  });

  it('closes the connection when the caller aborts', async () => {
    server.answer({ kind: 'hang' });
    const leaving = new AbortController();
    const loading = buildMediaLoader({ client, source: 'Test', trusted: server.base, timeout: 5000 })(
      `${server.base}/x`,
      leaving.signal,
    );
    await expect.poll(() => server.requests.length).toBe(1);
    leaving.abort();
    await expect(loading).rejects.toThrow(/abort/i);
    await expect.poll(() => server.givenUp()).toBe(1);
  });

  it('follows two redirects within the trusted origin, but not three', async () => {
    server.answer({ kind: 'redirect', to: '/b' }, '/a');
    server.answer({ kind: 'redirect', to: '/c' }, '/b');
    expect((await load(`${server.base}/a`)).type).toBe('image/png');
    server.answer({ kind: 'redirect', to: '/a' }, '/0');
    expect(await kindOf(load(`${server.base}/0`))).toBe('refused');
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254/',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://localhost/x',
    'https://10.0.0.1:443/x',
    'https://example.org:8443/x',
    'https://user:word@example.org/x',
    'ftp://example.org/x',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('refuses a redirect to %s', async (to) => {
    server.answer({ kind: 'redirect', to }, '/a');
    expect(await kindOf(load(`${server.base}/a`))).toBe('refused');
  });

  it('refuses a redirect to another port of the same host without calling it (case 31)', async () => {
    server.answer({ kind: 'redirect', to: `${other.base}/x` }, '/a');
    expect(await kindOf(load(`${server.base}/a`))).toBe('refused');
    expect(other.requests).toEqual([]);
  });

  it('refuses addresses that are not public, without calling them, when no origin is trusted', async () => {
    const open = buildMediaLoader({ client, source: 'Test', timeout: 5000 });
    expect(await kindOf(open(`${server.base}/x`, never))).toBe('refused');
    expect(await kindOf(open('https://localhost/x', never))).toBe('refused');
    expect(server.requests).toEqual([]);
  });
});

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '2606:4700::1111'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::a00:1',
    '::10.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '2002:a00:1::',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    'not an address',
  ])('rejects %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('countPixels', () => {
  const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

  it.each([
    ['image/png', png, 480 * 480],
    ['image/jpeg', readSampleFile('second-light.jpg'), 480 * 480],
    ['image/gif', hex('474946383961 2c01 c800 000000 2c 0000 0000 2c01 c800 00'), 300 * 200],
    [
      'image/gif',
      hex(`474946383961 2c01 c800 800000 ${'00'.repeat(6)} 21fe 0161 00 2c 0000 0000 0100 0100`),
      300 * 200,
    ],
    ['image/gif', hex('474946383961 0100 0100 000000 2c 6400 0000 c800 c800 00'), 300 * 200],
    ['image/webp', hex(`52494646 00000000 57454250 56503820 00000000 00000000 0000 2c01 c800`), 300 * 200],
    ['image/webp', hex(`52494646 00000000 57454250 5650384c 00000000 2f 2bc13100`), 300 * 200],
    ['image/webp', hex(`52494646 00000000 57454250 56503858 00000000 00000000 2b0100 c70000`), 300 * 200],
    ['image/avif', hex('69737065 00000000 0000012c 000000c8 69737065 00000000 00000001 00000001'), 300 * 200],
    ['image/jpeg', hex('ffd8 ffff e0 0004 0000 ffc2 0011 08 00c8 012c 03'), 300 * 200],
    ['video/mp4', hex('00'), 0],
    ['application/pdf', hex('00'), 0],
    ['image/png', png.subarray(0, 18), undefined],
    ['image/gif', hex('474946383961 2c01 c800 000000 21fe 0161'), undefined],
    ['image/gif', hex('474946383961 2c01 c800 000000 3b'), undefined],
    ['image/jpeg', hex('ffd8 ffe0 0004 0000 00'), undefined],
    ['image/webp', hex('52494646 00000000 57454250 20202020'), undefined],
    ['image/avif', hex('00'), undefined],
    // More parts than any picture has: the reader stops counting.
    ['image/avif', Buffer.from('ispe 0000 0000 '.repeat(1001)), undefined],
    ['image/jpeg', hex(`ffd8 ${'ffe1 0002'.repeat(1001)} ffc0 000b 08 00c8 012c`), undefined],
  ] as const)('counts the pixels of %s, or returns undefined if it cannot', (type, bytes, pixels) => {
    expect(countPixels(type, bytes)).toBe(pixels);
  });
});

describe('sniffMedia', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', readSampleFile('second-light.jpg')],
    ['video/mp4', readSampleFile('harbour-loop.mp4')],
    ['application/pdf', readSampleFile('paper-garden.pdf')],
    ['image/gif', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['image/webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    ['image/avif', ftyp('avif')],
    ['video/mp4', ftyp('mp42')],
    ['video/mp4', ftyp('iso7')],
    ['video/mp4', ftyp('hvc1')],
    ['image/avif', ftyp('mif1', 'mif1avif')],
    ['image/avif', ftyp('msf1', 'avisavif')],
    ['application/pdf', Buffer.from('\uFEFF%PDF-1.7')],
    ['application/pdf', Buffer.from('\r\n\n%PDF-1.7')],
    ['application/pdf', Buffer.from('HTTP/1.1 200 OK\r\n\r\n%PDF-1.7')],
    ['application/pdf', Buffer.from(`${' '.repeat(1024)}%PDF-1.7`)],
  ])('detects %s', (type, bytes) => {
    expect(sniffMedia(bytes)).toBe(type);
  });

  it.each([
    ftyp('qt  '),
    ftyp('heic'),
    ftyp('mif1', 'mif1heic'),
    Buffer.from(`${' '.repeat(1025)}%PDF-1.7`),
    Buffer.from('BM6'),
    Buffer.from('\ufeff<svg>'),
    Buffer.alloc(40),
  ])('returns undefined for any other type', (bytes) => {
    expect(sniffMedia(bytes)).toBeUndefined();
  });
});
