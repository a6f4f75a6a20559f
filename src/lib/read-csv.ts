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
    const readAt = buildRowReader(text, delimiter);
    const { fields, end } = readAt(before.length) ?? { fields: [], end: text.length };
    const names = fields.map((name) => name.toLowerCase());
    const missing = columns.filter((column) => !names.includes(column.toLowerCase()));
    return { readAt, names, missing, end };
  });
  const [heading] = headings.toSorted((one, other) => one.missing.length - other.missing.length);
  if (heading === undefined || heading.missing.length > 0)
    return { kind: 'unknown', missing: heading?.missing ?? columns };
  const { readAt, names, end } = heading;
  const places = columns.map((column) => names.indexOf(column.toLowerCase()));
  const rows: (readonly string[])[] = [];
  let skipped = 0;
  for (let at = end; at < text.length; ) {
    const row = readAt(at);
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

/** The row at a place; undefined if a quoted field has no end, or text after its end. */
function buildRowReader(text: string, delimiter: string): (start: number) => Row | undefined {
  const literal = delimiter.replace(/[\]\\^-]/, String.raw`\$&`);
  const end = String.raw`[${literal}\n]`;
  // A field in quotes, perhaps with blanks around them, or one without quotes.
  const field = new RegExp(String.raw` *"([^"]*(?:""[^"]*)*)" *(?=${end}|$)|(?! *")[^${literal}\n]*`, 'y');
  return (start) => {
    const fields: string[] = [];
    for (let at = start; ; ) {
      field.lastIndex = at;
      const found = field.exec(text);
      if (found === null) return undefined;
      const [plain, quoted] = found;
      fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
      at = field.lastIndex + 1;
      if (text[at - 1] !== delimiter) return { fields, end: at };
    }
  };
}
