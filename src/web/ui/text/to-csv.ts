import { toDecimalText } from '../../../lib/decimal.ts';

/** A number stays one; a text is shown as it is. */
export type CsvCell = string | number;

/** How a spreadsheet reads numbers and tells cells apart. */
export interface CsvFormat {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

export const csvFormats = {
  comma: { separator: ',', decimal: '.' },
  // Excel where decimals are written with a comma, as in most of Europe.
  semicolon: { separator: ';', decimal: ',' },
} as const satisfies Record<string, CsvFormat>;

/** Rows as RFC 4180 with a byte order mark, so that spreadsheets read UTF-8; no text is taken for a formula. */
export function toCsv(rows: readonly (readonly CsvCell[])[], format: CsvFormat = csvFormats.comma): string {
  const toLine = (row: readonly CsvCell[]) => row.map((cell) => toCell(cell, format)).join(format.separator);
  return `\uFEFF${rows.map((row) => `${toLine(row)}\r\n`).join('')}`;
}

// Where a cell begins, also for a spreadsheet that takes another separator than the file has. Some take the signs of East
// Asian keyboards for the others.
const formulaStart = /(^|[,;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

function toCell(cell: CsvCell, { decimal }: CsvFormat): string {
  if (typeof cell === 'number') return toDecimalText(cell).replace('.', decimal);
  const text = cell.replaceAll(formulaStart, "$1$2'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
