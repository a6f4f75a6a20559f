import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { airdropColumns } from '../../../src/contracts/airdrops.ts';
import { buildAirdrops } from '../../../src/server/upstream/airdrops/airdrops.ts';
import { expectHarmless, hostileTexts, unsafeLinks } from '../../helpers/hostile-texts.ts';
import { describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const path = '/lists/airdrops.csv';
const upstream = stageUpstream({ [path]: { kind: 'recorded', file: 'airdrops/airdrops.csv' } });
const load = () => buildAirdrops(() => upstream.loadText(path)).airdrops();
const rows = async () => Papa.parse<string[]>((await load()).text).data;
const answer = (text: string) => upstream.answer(path, { kind: 'text', text, type: 'text/csv' });
const header = airdropColumns.join(',');
const otter = ['Otter', 'Chain', 'https://otter.example/', 'Bridge', 'Move', 'Once', 'None'];

describe('airdrops', () => {
  it('gives the file as it is: commas, quotes and blank fields', async () => {
    const [first, ...airdrops] = await rows();
    expect(first).toEqual(airdropColumns);
    expect(airdrops).toHaveLength(5);
    expect(airdrops[0]).toContain('Bridge any asset, at least once');
    expect(airdrops[2]).toContain('Create a wallet; swap "any" token');
    expect(airdrops[4]?.at(-1)).toBe('');
    expect((await load()).skipped).toBe(0);
  });

  it('takes columns in any order, others beside them, a byte order mark and either line end', async () => {
    const names = ['Note', ...airdropColumns.toReversed()];
    answer(`\uFEFF${names.join(' , ')}\r\nx,${otter.toReversed().join(',')}\r\n\r\n`);
    expect(await rows()).toEqual([[...airdropColumns], otter]);
  });

  it('leaves out a row with too few or too many fields, or without a project', async () => {
    answer(
      [header, 'Lonely', otter.join(','), `${otter.join(',')},more`, `,${otter.slice(1).join(',')}`].join(
        '\n',
      ),
    );
    expect(await rows()).toEqual([[...airdropColumns], otter]);
    expect((await load()).skipped).toBe(3);
  });

  it.each([
    ['a quote without its end in the first field', `"Open,${otter.join(',')}`],
    ['a quote without its end in the last field', [...otter.slice(0, -1), '"Open'].join(',')],
    ['a quoted word at its start', `"Bravo" ${otter.join(',')}`],
    ['a quote behind a quoted field', [...otter.slice(0, -1), '"None"x'].join(',')],
  ])('leaves out a row with %s, and no other', async (_, stray) => {
    const quoted = otter.with(0, '"Delta, Inc."').join(',');
    answer([header, otter.join(','), stray, otter.join(','), quoted].join('\n'));
    expect(await rows()).toEqual([[...airdropColumns], otter, otter, otter.with(0, 'Delta, Inc.')]);
    expect((await load()).skipped).toBe(1);
  });

  it.each([
    ['headings in another case', `${header.toUpperCase()}\n${otter.join(',')}`],
    ['semicolons', `${airdropColumns.join(';')}\r\n${otter.join(';')}\r\n`],
    ['a line that names the semicolon', `\uFEFFsep=;\r\n${airdropColumns.join(';')}\r\n${otter.join(';')}`],
    ['line ends of a carriage return', `${header}\r${otter.join(',')}\r`],
    ['blanks before quotes', `${header}\n${otter.map((field) => ` "${field}" `).join(',')}`],
    ['blank fields at the end of a row', `${header}\n${otter.join(',')},,\n`],
  ])('reads a file with %s', async (_, file) => {
    answer(file);
    expect(await rows()).toEqual([[...airdropColumns], otter]);
  });

  it('is the header line alone where there is no airdrop', async () => {
    answer(header);
    expect(await rows()).toEqual([[...airdropColumns]]);
  });

  it.each([
    ['another header', 'Name,Chain\nOtter,Chain'],
    ['no header', otter.join(',')],
    ['broken rows only', `${header}\nLonely\nTwo,fields`],
    ['nothing but a quote', `${header}\n"Open,${otter.join(',')}`],
    ['JSON', '{"airdrops":[]}'],
    ['a separator that the file does not have', `sep=;\n${header}\n${otter.join(',')}`],
  ])('takes %s for malformed', async (_, text) => {
    answer(text);
    await expect(load()).rejects.toMatchObject({ name: 'UpstreamError', kind: 'malformed' });
  });

  it('names the columns that are missing', async () => {
    answer('Project,Site\nOtter,https://otter.example/');
    await expect(load()).rejects.toThrow(
      'the header line lacks Blockchain, Type, Action, Frequency, Funding',
    );
  });

  it.each(unsafeLinks)('leads to no site at %j (case 38)', async (site) => {
    answer(Papa.unparse([[...airdropColumns], otter.with(2, site)]));
    expect((await rows())[1]).toEqual(otter.with(2, ''));
  });

  it.each(hostileTexts)('gives %j as text (case 38)', async (text) => {
    answer(Papa.unparse([[...airdropColumns], otter.map((field, place) => (place === 2 ? field : text))]));
    const [, airdrop] = await rows();
    expectHarmless(airdrop);
    expect(airdrop).toHaveLength(airdropColumns.length);
    expect(airdrop?.[0]).toContain('Coin');
  });
});

describeFailures('text', upstream, { path, ask: load });
