import { airdropColumns, type Airdrop } from '../../../contracts/airdrops.ts';
import { readCsv } from '../../../lib/read-csv.ts';

export interface AirdropTable {
  readonly airdrops: readonly Airdrop[];
  /** Number of unreadable rows: the wrong number of fields, no project, a stray quotation mark. */
  readonly skipped: number;
}

/** Undefined where the text is empty or lacks the column names. */
export function parseAirdrops(text: string): AirdropTable | undefined {
  const table = readCsv(text, airdropColumns);
  if (table.kind === 'unknown') return undefined;
  const airdrops = table.rows.map(toAirdrop).filter(({ Project }) => Project !== '');
  return { airdrops, skipped: table.skipped + table.rows.length - airdrops.length };
}

function toAirdrop(row: readonly string[]): Airdrop {
  const field = (column: keyof Airdrop) => row[airdropColumns.indexOf(column)] ?? '';
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
