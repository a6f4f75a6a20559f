import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFormats, toCsv } from '../../../../src/web/ui/text/to-csv.ts';

const formats = Object.values(csvFormats);
const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const atStart = ['', ' ', '\t', '\r', '\n', '"'];
const inside = ['a;', 'a; ', 'a,', 'a\t', 'a\n', 'a\r\n', 'a;"', 'a,\n\t"'];
const guarded = [
  ...starts.flatMap((sign) => atStart.map((text) => ({ text: text + sign, sign }))),
  ...['=', '@', '＝', '＠'].flatMap((sign) => inside.map((text) => ({ text: text + sign, sign }))),
];

describe.each(formats)('toCsv with $separator', (format) => {
  const { separator } = format;

  it.each(guarded)('prevents a formula in $text, whatever separator the reader uses', ({ text, sign }) => {
    const csv = toCsv([['a', `${text}1`]], format).slice(1);
    const cells = csv.split(/[,;\t\r\n]/).map((cell) => cell.replaceAll(/[\s"]/g, ''));
    expect(cells.filter((cell) => cell.startsWith(sign))).toEqual([]);
    expect(csv.replaceAll("'", '').replaceAll('""', '"')).toContain(text);
  });

  it.each(['1-2=3 @ home', 'For it:\n- cheap\n- liquid\n+ old', 'fell 5,-3,+2', 'a;\t-1', 'one\r\n-two'])(
    'leaves the signs, lists and figures of %j unchanged',
    (text) => {
      const [read] = Papa.parse<string[]>(toCsv([[text]], format), { delimiter: separator }).data;
      expect(read).toEqual([text]);
    },
  );

  it('writes quotes, separators, line ends and spaces so that a parser reads them back', () => {
    const rows = [
      ['"', '""', 'say "hello"', `'quoted'`, ' spaced '],
      ['a,b', 'a;b', 'a\tb', 'a\nb', 'a\r\nb'],
      ['', 'é', '日本', '"a";"b"', `"x",'y'`],
    ];
    const text = toCsv(rows, format);
    const { data, errors } = Papa.parse(text, { delimiter: separator, skipEmptyLines: true });
    expect(data).toEqual(rows);
    expect(errors).toEqual([]);
  });

  it('writes numbers with its decimal mark and without an exponent', () => {
    const numbers = [-1234.5, 0.000000000001, 1e15, 0, -0.5];
    const [read = []] = Papa.parse<string[]>(toCsv([numbers], format), { delimiter: separator }).data;
    expect(read.map((text) => text.replace(format.decimal, '.'))).toEqual([
      '-1234.5',
      '0.000000000001',
      '1000000000000000',
      '0',
      '-0.5',
    ]);
  });
});
