import { describe, expect, it } from 'vitest';
import { parseAirdrops } from '../../../../src/web/panels/airdrops/parse-airdrops.ts';

const header = 'Project,Blockchain,Site,Type,Action,Frequency,Funding';
const otter = 'Otter,Chain,https://otter.example/,Bridge,Wait,Once,None';
const badger = otter.replace('Otter', 'Badger');

function read(...lines: readonly string[]) {
  const table = parseAirdrops(lines.join('\n'));
  return { names: table?.airdrops.map(({ Project }) => Project), skipped: table?.skipped };
}

describe('parseAirdrops (R1)', () => {
  it('reads quoted commas, quotes and line breaks, and trims each field (case 38)', () => {
    const text = `${header}\r\n Otter ,Chain,,"Bridge, or so","Say ""hello""\r\nand wait",Once,None\r\n`;
    expect(parseAirdrops(text)).toEqual({
      airdrops: [
        {
          Project: 'Otter',
          Blockchain: 'Chain',
          Site: '',
          Type: 'Bridge, or so',
          Action: 'Say "hello"\nand wait',
          Frequency: 'Once',
          Funding: 'None',
        },
      ],
      skipped: 0,
    });
  });

  it('finds the columns by their names, in any order and among others (case 38)', () => {
    const text =
      'Extra,Funding,Frequency,Action,Type,Site,Blockchain, Project \n1,None,Once,Wait,Bridge,,,Otter';
    expect(parseAirdrops(text)?.airdrops).toEqual([
      {
        Project: 'Otter',
        Blockchain: '',
        Site: '',
        Type: 'Bridge',
        Action: 'Wait',
        Frequency: 'Once',
        Funding: 'None',
      },
    ]);
  });

  it('ignores a byte order mark and blank lines (case 38)', () => {
    expect(read(`\uFEFF${header}`, '', otter, '   ', ',,,,,,', badger, '')).toEqual({
      names: ['Otter', 'Badger'],
      skipped: 0,
    });
  });

  it.each([
    ['too few fields', 'Too few,Chain'],
    ['too many fields', `${otter},more`],
    ['no project', otter.replace('Otter', ' ')],
  ])('leaves out and counts a row with %s', (_, broken) => {
    expect(read(header, otter, broken, badger)).toEqual({ names: ['Otter', 'Badger'], skipped: 1 });
  });

  it.each([
    ['first', `"${badger}`],
    ['last', badger.replace('None', '"None')],
  ])('leaves out and counts a row with an unclosed quote in the %s field', (_, broken) => {
    expect(read(header, otter, broken, otter, badger, '')).toEqual({
      names: ['Otter', 'Otter', 'Badger'],
      skipped: 1,
    });
  });

  it('keeps a row with a stray quote inside a field', () => {
    expect(read(header, otter.replace('Otter', 'Ot"ter'), badger).names).toEqual(['Ot"ter', 'Badger']);
  });

  it('reads a file without rows', () => {
    expect(read(header)).toEqual({ names: [], skipped: 0 });
  });

  it.each(['', ' \n ', '<html><body>Not found</body></html>', header.replace('Funding', 'Money'), otter])(
    'returns undefined for a text that is no list of airdrops: %j',
    (text) => {
      expect(parseAirdrops(text)).toBeUndefined();
    },
  );
});
