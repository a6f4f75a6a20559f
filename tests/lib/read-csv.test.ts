import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../src/lib/read-csv.ts';

const columns = ['Name', 'Site', 'Note'];
const field = fc.oneof(
  fc.string(),
  fc.constantFrom('"', '""', ',', ';', '\n', '\r\n', '|', '\t', ' a ', 'x"y'),
);
const table = fc.array(fc.tuple(fc.constant('Otter'), field, field), { minLength: 1 });
const clean = (text: string) => text.replace(/\r\n?/g, '\n').trim();

describe('readCsv', () => {
  it('reads valid CSV with any delimiter, line end and quoting', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.constantFrom('', '\uFEFF'),
        fc.boolean(),
        (rows, delimiter, newline, mark, quotes) => {
          const heading = columns.map((name) => name.toLowerCase());
          const text = mark + Papa.unparse([heading, ...rows], { delimiter, newline, quotes });
          const expected = rows.map((row) => row.map(clean));
          expect(readCsv(text, columns)).toEqual({ kind: 'read', rows: expected, skipped: 0 });
        },
      ),
    );
  });

  it('skips only the row with a stray quotation mark', () => {
    const plain = fc.tuple(fc.constant('Otter'), fc.constant('a, "b"\nc'), fc.constant('d'));
    const stray = fc.constantFrom('"Bravo" Finance,a,b', '"Open,a,b', 'A,"b" c,d', 'A,b,"', '"A\\"B",c,d');
    fc.assert(
      fc.property(fc.array(plain), stray, fc.array(plain), (before, broken, after) => {
        const write = (rows: readonly (readonly string[])[]) => rows.map((row) => Papa.unparse([[...row]]));
        const text = ['Name,Site,Note', ...write(before), broken, 'Single,row,here', ...write(after)].join(
          '\n',
        );
        const whole = [...before, ['Single', 'row', 'here'], ...after];
        expect(readCsv(text, columns)).toEqual({ kind: 'read', rows: whole, skipped: 1 });
      }),
    );
  });

  it('reads a file of 200,000 unclosed quotes', () => {
    const text = `Name,Site,Note\n${'"x\n'.repeat(200_000)}`;
    expect(readCsv(text, columns)).toMatchObject({ kind: 'read', rows: [] });
  });
});
