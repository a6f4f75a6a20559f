import Papa from 'papaparse';
import { airdropColumns } from '../../../contracts/airdrops.ts';
import { minute } from '../../../lib/durations.ts';
import { readCsv } from '../../../lib/read-csv.ts';
import type { AirdropFile } from '../../ports/market.ts';
import { SourceFailure } from '../../ports/upstream.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import type { Provider } from '../http/provider.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';

const route = 'the file';
const maxField = 500;

/** The operator's CSV file with the contract's columns, rewritten with clean texts. Throws SourceFailure 'malformed'. */
function readFile(file: string): AirdropFile {
  const table = readCsv(file, airdropColumns);
  if (table.kind === 'unknown')
    throw new SourceFailure('malformed', `the header line lacks ${table.missing.join(', ')}`);
  if (table.rows.length === 0 && table.skipped > 0)
    throw new SourceFailure('malformed', `no row of ${table.skipped} is usable`);
  const rows = convertRows(route, table.rows, (row) => {
    const clean = row.map((field) => toLine(field, maxField) ?? '');
    return clean[projectPlace] === '' ? undefined : clean.map(toField);
  });
  const text = Papa.unparse([[...airdropColumns], ...rows]);
  return { text, skipped: table.skipped + table.rows.length - rows.length };
}

const projectPlace = airdropColumns.indexOf('Project');
const sitePlace = airdropColumns.indexOf('Site');

// A site that must not be linked to becomes blank.
function toField(text: string, place: number): string {
  return place === sitePlace ? (toHttpsUrl(text) ?? '') : text;
}

/** The operator's own list of airdrops: a file at an address that only the operator can set. */
export const airdrops: Provider<'airdrops'> = {
  id: 'AIRDROPS',
  name: 'Airdrop list',
  key: 'none',
  bases: () => [],
  limits: () => [{ calls: 6, per: minute }],
  build: ({ loaders: [{ loadText }] }) => ({
    airdrops: { airdrops: async () => readFile(await requireRoute(route, loadText(''))) },
  }),
};
