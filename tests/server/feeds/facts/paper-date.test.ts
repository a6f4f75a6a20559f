import { describe, expect, it, vi } from 'vitest';
import { buildPaperDateFeed } from '../../../../src/server/feeds/facts/paper-date.ts';
import type { LoadMedia } from '../../../../src/server/ports/media.ts';
import { UpstreamError, type UpstreamMode } from '../../../../src/server/ports/upstream.ts';
import { buildFactSample } from '../../../../src/server/upstream/sample/sample-facts.ts';
import { toContext } from '../../../helpers/live-sources.ts';

const clock = { now: () => Date.parse('2026-11-22T12:00:00Z') };
const paper = 'https://leaf.example/paper.pdf';
const sampled = 'https://bitcoin.org/bitcoin.pdf';

const build = (load: LoadMedia, mode: UpstreamMode = 'live') =>
  buildPaperDateFeed(toContext({ mode, clock, sample: buildFactSample(clock) }), load);
const give = (text: string) =>
  build(async () => ({ type: 'application/pdf', bytes: Buffer.from(text, 'latin1') }));

describe('the date of a whitepaper', () => {
  it.each([
    ['its date of change', '/CreationDate (D:20190301120000Z) /ModDate (D:20210415093000+02)', '2021-04-15'],
    ['its date of creation when there is no change', '/CreationDate(D:20190301)', '2019-03-01'],
    ['the latest of its changes', '/ModDate (D:20210415) x /ModDate (D:20230102)', '2023-01-02'],
    [
      'its date of creation when the date of change is yet to come',
      '/CreationDate (D:20190301) /ModDate (D:20990101)',
      '2019-03-01',
    ],
    ['the latest possible change', '/ModDate (D:20190301) /ModDate (D:20261124)', '2019-03-01'],
    ['an XMP element', '<xmp:ModifyDate>2022-05-06T07:08:09Z</xmp:ModifyDate>', '2022-05-06'],
    ['an XMP attribute', 'xmp:CreateDate="2020-02-29T00:00:00"', '2020-02-29'],
  ])('is read from %s', async (_, text, day) => {
    expect(await give(`%PDF-1.7 ${text}`)(paper)).toMatchObject({
      value: `${day}T00:00:00.000Z`,
      source: 'leaf.example',
      state: 'live',
    });
  });

  it.each([
    '',
    '/ModDate (D:20219999)',
    '/ModDate (yesterday)',
    '/ModDate (D:00010101)',
    '/ModDate (D:20071231)',
  ])('is null for a file with %j', async (text) => {
    expect(await give(text)(paper)).toMatchObject({ value: null });
  });

  it('is null for a page that is no PDF, and fails when the file does not load', async () => {
    const fail = (kind: 'malformed' | 'unreachable' | 'not-found') =>
      build(() => Promise.reject(new UpstreamError(kind, 'Whitepaper')))(paper);
    expect(await fail('malformed')).toMatchObject({ value: null });
    await expect(fail('unreachable')).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(fail('not-found')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is that of the sample when the file does not load, and in sample mode without a call', async () => {
    const load = vi.fn<LoadMedia>(() => Promise.reject(new UpstreamError('timeout', 'Whitepaper')));
    expect(await build(load, 'auto')(sampled)).toMatchObject({ state: 'sample', source: 'Sample data' });
    await expect(build(load, 'auto')(paper)).rejects.toMatchObject({ kind: 'timeout' });
    load.mockClear();
    expect(await build(load, 'sample')(sampled)).toMatchObject({ state: 'sample' });
    expect(await build(load, 'sample')(paper)).toMatchObject({ value: null });
    expect(load).not.toHaveBeenCalled();
  });
});
