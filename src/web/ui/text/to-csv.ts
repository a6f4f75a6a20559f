import { toDecimalText } from '../../../lib/decimal.ts';

/** Only numbers get the decimal sign of the format. */
export type CsvCell = string | number;

export interface CsvFormat {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

export const csvFormats = {
  comma: { separator: ',', decimal: '.' },
  // Excel in regions with a decimal comma, as in most of Europe.
  semicolon: { separator: ';', decimal: ',' },
} as const satisfies Record<string, CsvFormat>;

/** RFC 4180 with a byte order mark, so that spreadsheets read UTF-8. Escapes texts that would run as formulas. */
export function toCsv(rows: readonly (readonly CsvCell[])[], format: CsvFormat = csvFormats.comma): string {
  const toLine = (row: readonly CsvCell[]) => row.map((cell) => toCell(cell, format)).join(format.separator);
  return `\uFEFF${rows.map((row) => `${toLine(row)}\r\n`).join('')}`;
}

// Some spreadsheets accept the full-width signs of East Asian keyboards for the others. A spreadsheet with another
// separator begins a cell at a separator or line inside a text: there only = and @ are escaped, since lists and figures
// begin with - and +.
const formulaStart = /^([\s"]*)(?=[=+\-@＝＋－＠])|([,;\t\r\n][\s"]*)(?=[=@＝＠])/g;

function toCell(cell: CsvCell, { decimal }: CsvFormat): string {
  if (typeof cell === 'number') return toDecimalText(cell).replace('.', decimal);
  const text = cell.replaceAll(formulaStart, "$1$2'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
