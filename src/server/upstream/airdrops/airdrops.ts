import Papa from 'papaparse';
import { airdropColumns } from '../../../contracts/airdrops.ts';
import { readCsv } from '../../../lib/read-csv.ts';
import type { AirdropFile, AirdropSource } from '../../ports/market.ts';
import { UpstreamError, type LoadText } from '../../ports/upstream.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { requireRoute, convertRows } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Airdrop list';
const origin = { source: sourceName, route: 'the file' } as const;
const maxField = 500;

/**
 * The operator's CSV file at the loader's address, with the contract's columns; rewritten with clean texts. Throws
 * UpstreamError.
 */
export function buildAirdrops(load: LoadText): AirdropSource {
  return {
    name: origin.source,
    airdrops: async () => readFile(await requireRoute(origin, load(''))),
  };
}

function readFile(file: string): AirdropFile {
  const table = readCsv(file, airdropColumns);
  if (table.kind === 'unknown') throw refuse(`the header line lacks ${table.missing.join(', ')}`);
  if (table.rows.length === 0 && table.skipped > 0) throw refuse(`no row of ${table.skipped} is usable`);
  const rows = convertRows(origin, table.rows, (row) => {
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

function refuse(detail: string): UpstreamError {
  return new UpstreamError('malformed', origin.source, { detail });
}
