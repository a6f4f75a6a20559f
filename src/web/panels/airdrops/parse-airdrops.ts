import Papa from 'papaparse';
import { airdropColumns, type Airdrop } from '../../../contracts/airdrops.ts';

/** What a file of airdrops says. */
export interface AirdropTable {
  readonly airdrops: readonly Airdrop[];
  /** How many rows could not be read: the wrong number of fields, no project, a quote without its end. */
  readonly skipped: number;
}

type Row = Readonly<Record<string, string>>;

/** Reads a file of airdrops; undefined where the text is empty or lacks the names of the columns. */
export function parseAirdrops(text: string): AirdropTable | undefined {
  const { data, errors, meta } = Papa.parse<Row>(text.replaceAll('\r\n', '\n'), {
    header: true,
    delimiter: ',',
    newline: '\n',
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
  });
  if (!airdropColumns.every((column) => meta.fields?.includes(column))) return undefined;
  const broken = new Set(errors.filter(({ type }) => type === 'FieldMismatch').map(({ row }) => row));
  // A quote without its end makes one last row of all that follows, and its error does not say which.
  const hasOpenEnd = errors.some(({ code }) => code === 'MissingQuotes');
  if (hasOpenEnd) broken.add(data.length - 1);
  const airdrops = data
    .filter((_, index) => !broken.has(index))
    .map(toAirdrop)
    .filter(({ Project }) => Project !== '');
  const swallowed = hasOpenEnd ? countBreaks(data.at(-1)) : 0;
  return { airdrops, skipped: data.length - airdrops.length + swallowed };
}

function toAirdrop(row: Row): Airdrop {
  const field = (column: keyof Airdrop) => row[column]?.trim() ?? '';
  return {
    Project: field('Project'),
    Blockchain: field('Blockchain'),
    Site: field('Site'),
    Type: field('Type'),
    Action: field('Action'),
    Frequency: field('Frequency'),
    Funding: field('Funding'),
  };
}

function countBreaks(row: Row = {}): number {
  return Object.values(row).join('').trimEnd().split('\n').length - 1;
}
