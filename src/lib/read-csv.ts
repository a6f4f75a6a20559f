type CsvTable =
  | {
      readonly kind: 'read';
      readonly rows: readonly (readonly string[])[];
      /** Rows left out: they have a stray quotation mark, or another number of fields than the heading. */
      readonly skipped: number;
    }
  | { readonly kind: 'unknown'; readonly missing: readonly string[] };

const delimiters = [',', ';', '\t', '|'];

interface Row {
  readonly fields: readonly string[];
  readonly end: number;
}

/**
 * Reads a CSV file as spreadsheets write it: with or without a byte order mark, any line end, commas, semicolons, tabs
 * or bars, perhaps a line 'sep=;' before the heading. Columns may be in any case and order, and there may be more.
 * After a row with a stray quotation mark, reading resumes at its second line, so that no other row is lost.
 */
export function readCsv(file: string, columns: readonly string[]): CsvTable {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [before = '', named] = /^\s*(?:"?sep=([^\n"])"?[^\S\n]*\n\s*)?/i.exec(text) ?? [];
  const headings = (named === undefined ? delimiters : [named]).map((delimiter) => {
    const { fields, end } = readRow(text, before.length, delimiter) ?? { fields: [], end: text.length };
    const names = fields.map((name) => name.toLowerCase());
    const missing = columns.filter((column) => !names.includes(column.toLowerCase()));
    return { delimiter, names, missing, end };
  });
  const [heading] = headings.toSorted((one, other) => one.missing.length - other.missing.length);
  if (heading === undefined || heading.missing.length > 0)
    return { kind: 'unknown', missing: heading?.missing ?? columns };
  const { delimiter, names, end } = heading;
  const places = columns.map((column) => names.indexOf(column.toLowerCase()));
  const rows: (readonly string[])[] = [];
  let skipped = 0;
  for (let at = end; at < text.length; ) {
    const row = readRow(text, at, delimiter);
    const isBlank = row?.fields.every((field) => field === '') ?? false;
    const isWhole = row !== undefined && hasLength(row.fields, names.length);
    if (isWhole && !isBlank) rows.push(places.map((place) => row.fields[place] ?? ''));
    if (!isWhole && !isBlank) skipped += 1;
    at = row !== undefined && (isWhole || isBlank) ? row.end : findNextLine(text, at);
  }
  return { kind: 'read', rows, skipped };
}

/** Spreadsheets fill rows up with blank fields. */
function hasLength(fields: readonly string[], length: number): boolean {
  return fields.length >= length && fields.slice(length).every((field) => field === '');
}

function findNextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

/** Undefined if a quoted field has no end, or text after its end. */
function readRow(text: string, start: number, delimiter: string): Row | undefined {
  const fields: string[] = [];
  let at = start;
  for (;;) {
    const field = readField(text, at, delimiter);
    if (field === undefined) return undefined;
    fields.push(field.text);
    at = field.end + 1;
    if (text[field.end] !== delimiter) return { fields, end: at };
  }
}

function readField(
  text: string,
  start: number,
  delimiter: string,
): { text: string; end: number } | undefined {
  const opening = skipSpaces(text, start);
  if (text[opening] !== '"') {
    const ends = [text.indexOf(delimiter, start), text.indexOf('\n', start)].filter((end) => end !== -1);
    const end = Math.min(text.length, ...ends);
    return { text: text.slice(start, end).trim(), end };
  }
  let closing = opening + 1;
  for (;;) {
    closing = text.indexOf('"', closing);
    if (closing === -1) return undefined;
    if (text[closing + 1] !== '"') break;
    closing += 2;
  }
  const end = skipSpaces(text, closing + 1);
  const isClosed = end === text.length || text[end] === delimiter || text[end] === '\n';
  return isClosed
    ? {
        text: text
          .slice(opening + 1, closing)
          .replaceAll('""', '"')
          .trim(),
        end,
      }
    : undefined;
}

function skipSpaces(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ') at += 1;
  return at;
}
