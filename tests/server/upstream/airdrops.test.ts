import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { airdropColumns } from '../../../src/contracts/airdrops.ts';
import { airdrops } from '../../../src/server/upstream/airdrops/provider.ts';
import { describeContent } from '../../helpers/outside-content.ts';
import { buildSources, describeFailures, stageUpstream } from '../../helpers/staged-upstream.ts';

const path = '/lists/airdrops.csv';
const upstream = stageUpstream({ [path]: { kind: 'recorded', file: 'airdrops/airdrops.csv' } });
const load = () => buildSources(airdrops, { loadText: () => upstream.loadText(path) }).airdrops.airdrops();
const rows = async () => Papa.parse<string[]>((await load()).text).data;
const answer = (text: string) => upstream.answer(path, { kind: 'text', text, type: 'text/csv' });
const header = airdropColumns.join(',');
const otter = ['Otter', 'Chain', 'https://otter.example/', 'Bridge', 'Move', 'Once', 'None'];

describe('airdrops', () => {
  it('returns the rows of the file, with commas, quotes and blank fields', async () => {
    const [first, ...others] = await rows();
    expect(first).toEqual(airdropColumns);
    expect(others).toHaveLength(5);
    expect(others[0]).toContain('Bridge any asset, at least once');
    expect(others[2]).toContain('Create a wallet; swap "any" token');
    expect(others[4]?.at(-1)).toBe('');
    expect((await load()).skipped).toBe(0);
  });

  it('accepts columns in any order, extra columns, a byte order mark and CRLF line ends', async () => {
    const names = ['Note', ...airdropColumns.toReversed()];
    answer(`\uFEFF${names.join(' , ')}\r\nx,${otter.toReversed().join(',')}\r\n\r\n`);
    expect(await rows()).toEqual([[...airdropColumns], otter]);
  });

  it('skips and counts rows with too few or too many fields or without a project', async () => {
    answer(
      [header, 'Lonely', otter.join(','), `${otter.join(',')},more`, `,${otter.slice(1).join(',')}`].join(
        '\n',
      ),
    );
    expect(await rows()).toEqual([[...airdropColumns], otter]);
    expect((await load()).skipped).toBe(3);
  });

  it.each([
    ['an unclosed quote in the first field', `"Open,${otter.join(',')}`],
    ['an unclosed quote in the last field', [...otter.slice(0, -1), '"Open'].join(',')],
    ['text after a closing quote in the first field', `"Bravo" ${otter.join(',')}`],
    ['text after a closing quote in the last field', [...otter.slice(0, -1), '"None"x'].join(',')],
  ])('skips only the row with %s', async (_, stray) => {
    const quoted = otter.with(0, '"Delta, Inc."').join(',');
    answer([header, otter.join(','), stray, otter.join(','), quoted].join('\n'));
    expect(await rows()).toEqual([[...airdropColumns], otter, otter, otter.with(0, 'Delta, Inc.')]);
    expect((await load()).skipped).toBe(1);
  });

  it.each([
    ['headers in upper case', `${header.toUpperCase()}\n${otter.join(',')}`],
    ['semicolons as separators', `${airdropColumns.join(';')}\r\n${otter.join(';')}\r\n`],
    ['a first line sep=;', `\uFEFFsep=;\r\n${airdropColumns.join(';')}\r\n${otter.join(';')}`],
    ['CR line ends', `${header}\r${otter.join(',')}\r`],
    ['blanks around quoted fields', `${header}\n${otter.map((field) => ` "${field}" `).join(',')}`],
    ['extra blank fields at the end of a row', `${header}\n${otter.join(',')},,\n`],
  ])('reads a file with %s', async (_, file) => {
    answer(file);
    expect(await rows()).toEqual([[...airdropColumns], otter]);
  });

  it('returns the header line alone when there is no airdrop', async () => {
    answer(header);
    expect(await rows()).toEqual([[...airdropColumns]]);
  });

  it.each([
    ['another header', 'Name,Chain\nOtter,Chain'],
    ['no header', otter.join(',')],
    ['broken rows only', `${header}\nLonely\nTwo,fields`],
    ['an unclosed quote only', `${header}\n"Open,${otter.join(',')}`],
    ['JSON', '{"airdrops":[]}'],
    ['a declared separator that the file does not use', `sep=;\n${header}\n${otter.join(',')}`],
  ])('rejects %s as malformed', async (_, text) => {
    answer(text);
    await expect(load()).rejects.toMatchObject({ name: 'SourceFailure', kind: 'malformed' });
  });

  it('names the missing columns in its error', async () => {
    answer('Project,Site\nOtter,https://otter.example/');
    await expect(load()).rejects.toThrow(
      'the header line lacks Blockchain, Type, Action, Frequency, Funding',
    );
  });
});

describeContent('airdrops (case 38)', {
  // The header line is ours.
  ask: async () => (await rows()).slice(1),
  texts: (text) =>
    answer(Papa.unparse([[...airdropColumns], otter.map((field, place) => (place === 2 ? field : text))])),
  links: (site) => answer(Papa.unparse([[...airdropColumns], otter.with(2, site ?? '')])),
});
describeFailures('text', upstream, { path, ask: load });
