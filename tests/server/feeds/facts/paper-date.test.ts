import { deflateSync } from 'node:zlib';
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

interface Paper {
  /** Objects by their number. */
  readonly objects?: Readonly<Record<number, string>>;
  readonly trailer?: string;
}

const toObjects = (objects: Readonly<Record<number, string>>) =>
  Object.entries(objects).map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`);
const toPdf = ({ objects = {}, trailer = '/Root 1 0 R /Info 2 0 R' }: Paper) =>
  ['%PDF-1.7\n', ...toObjects(objects), `trailer\n<< ${trailer} >>\nstartxref\n0\n%%EOF\n`].join('');
const toStream = (dictionary: string, text: string) =>
  `<< ${dictionary} /Length ${text.length} >>\nstream\n${text}\nendstream`;
const toPacked = (dictionary: string, text: string) =>
  toStream(`${dictionary} /Filter /FlateDecode`, deflateSync(Buffer.from(text, 'latin1')).toString('latin1'));
const withInfo = (info: string, objects: Readonly<Record<number, string>> = {}) =>
  toPdf({ objects: { 1: '<< /Type /Catalog >>', ...objects, 2: `<< ${info} >>` } });
const withPacket = (metadata: string) =>
  toPdf({ objects: { 1: '<< /Type /Catalog /Metadata 3 0 R >>', 3: metadata }, trailer: '/Root 1 0 R' });
const withUpdate = (objects: Readonly<Record<number, string>>, trailer: string) =>
  withInfo(old) + toPdf({ objects, trailer }).replace('%PDF-1.7\n', '');
const utf16 = (text: string) => `\xFE\xFF${Array.from(text, (character) => `\0${character}`).join('')}`;
const toHex = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`;

const old = '/CreationDate (D:20190301120000Z)';
const packet =
  '<rdf:Description xmp:CreateDate="2020-02-29T00:00:00"><xmp:ModifyDate>2022-05-06T07:08:09Z</xmp:ModifyDate>';
const trap = '9 0 obj << /ModDate (D:20210101) >> endobj trailer << /Info 9 0 R >>';
const packed = `9 0 2 20 ${'<< /ModDate (D:1) >>'.padEnd(20)}<< ${old} >>`;

type Days = readonly [created: string | null, changed: string | null];
const onlyOld: Days = ['2019-03-01', null];
const none: Days = [null, null];

const cases: readonly (readonly [string, string, Days])[] = [
  ['its Info', withInfo(`${old} /ModDate (D:20210415093000+02)`), ['2019-03-01', '2021-04-15']],
  ['a creation without a change', withInfo('/CreationDate(D:20190301)'), onlyOld],
  [
    'the Info of the last update',
    withUpdate({ 7: '<< /ModDate (D:2023) >>' }, '/Root 1 0 R /Info 7 0 R'),
    [null, '2023-01-01'],
  ],
  [
    'the last object of the number of the Info',
    withUpdate({ 2: `<< ${old} /ModDate (D:20230102) >>` }, '/Root 1 0 R /Info 2 0 R'),
    ['2019-03-01', '2023-01-02'],
  ],
  ['the Info of a trailer before the last', withUpdate({}, '/Root 1 0 R'), onlyOld],
  ['hexadecimal strings', withInfo(`/CreationDate ${toHex('D:20190301120000Z')}`), onlyOld],
  [
    'UTF-16 strings',
    withInfo(`/CreationDate (${utf16('D:20190301')}) /ModDate ${toHex(utf16('D:20200102'))}`),
    ['2019-03-01', '2020-01-02'],
  ],
  [
    'strings with escapes and brackets',
    withInfo('/CreationDate (\\104:2019\\\n0301) /Title (\\) (a /ModDate (D:2021)) b) /ModDate(D:20200102)'),
    ['2019-03-01', '2020-01-02'],
  ],
  [
    'time zones, as days of UTC',
    withInfo("/CreationDate (D:20190301003000+09'00') /ModDate (D:20191231233000-08'00)"),
    ['2019-02-28', '2020-01-01'],
  ],
  ['a name with escapes', withInfo('/Creation#44ate (D:20190301)'), onlyOld],
  [
    'a stream of objects',
    toPdf({ objects: { 1: '<< >>', 4: toPacked('/Type /ObjStm /N 2 /First 9', packed) } }),
    onlyOld,
  ],
  [
    'a trailer that is a stream',
    ['%PDF-1.5\n', ...toObjects({ 2: `<< ${old} >>`, 8: toStream('/Type /XRef /Info 2 0 R', 'abc') })].join(
      '',
    ),
    onlyOld,
  ],
  ['XMP metadata', withPacket(toStream('/Type /Metadata', packet)), ['2020-02-29', '2022-05-06']],
  ['compressed XMP metadata', withPacket(toPacked('/Type /Metadata', packet)), ['2020-02-29', '2022-05-06']],
  ['UTF-16 XMP metadata', withPacket(toStream('', utf16(packet))), ['2020-02-29', '2022-05-06']],
  [
    'no picture',
    withInfo(old, { 4: toStream('/Subtype /Image /Metadata 5 0 R', 'x'), 5: toStream('', packet) }),
    onlyOld,
  ],
  ['no text of a stream', withInfo(old, { 4: toStream('', trap) }), onlyOld],
  [
    'no text of a stream whose length is an object',
    withInfo(old, {
      4: `<< /Length 6 0 R >>\nstream\nendstream ${trap}\nendstream`,
      6: String(`endstream ${trap}`.length),
    }),
    onlyOld,
  ],
  ['no other object', withInfo(old, { 4: '<< /ModDate (D:20210101) >>' }), onlyOld],
  ['no comment', withInfo(`${old} % /ModDate (D:20210101)\n`), onlyOld],
  ['no date to come', withInfo(`${old} /ModDate (D:20990101)`), onlyOld],
  ['no date before any coin', withInfo('/CreationDate (D:00010101) /ModDate (D:20071231)'), none],
  ['no impossible date', withInfo('/CreationDate (D:20190231) /ModDate (yesterday)'), none],
  [
    'no encrypted file',
    toPdf({ objects: { 2: `<< ${old} >>` }, trailer: '/Root 1 0 R /Info 2 0 R /Encrypt 3 0 R' }),
    none,
  ],
  ['no dictionary that no trailer names', `%PDF-1.4\n1 0 obj << ${old} >> endobj`, none],
  ['no damaged stream', withPacket(toStream('/Filter /FlateDecode', 'no zlib')), none],
  ['no endless nesting', withInfo(`${old} /A ${'['.repeat(100_000)}`), none],
  ['no empty file', '', none],
];

const toMoment = (day: string | null) => day && `${day}T00:00:00.000Z`;

describe('the dates of a whitepaper', () => {
  it.each(cases)('are read from %s', async (_, text, [created, changed]) => {
    expect(await give(text)(paper)).toMatchObject({
      value: { created: toMoment(created), changed: toMoment(changed) },
      source: 'leaf.example',
      state: 'live',
    });
  });

  it('are missing for a page that is no PDF, and fail when the file does not load', async () => {
    const fail = (kind: 'malformed' | 'unreachable' | 'not-found') =>
      build(() => Promise.reject(new UpstreamError(kind, 'Whitepaper')))(paper);
    expect(await fail('malformed')).toMatchObject({ value: { created: null, changed: null } });
    await expect(fail('unreachable')).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(fail('not-found')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('are those of the sample when the file does not load, and in sample mode without a call', async () => {
    const load = vi.fn<LoadMedia>(() => Promise.reject(new UpstreamError('timeout', 'Whitepaper')));
    expect(await build(load, 'auto')(sampled)).toMatchObject({ state: 'sample', source: 'Sample data' });
    await expect(build(load, 'auto')(paper)).rejects.toMatchObject({ kind: 'timeout' });
    load.mockClear();
    expect(await build(load, 'sample')(sampled)).toMatchObject({ state: 'sample' });
    expect(await build(load, 'sample')(paper)).toMatchObject({ value: { created: null, changed: null } });
    expect(load).not.toHaveBeenCalled();
  });
});
