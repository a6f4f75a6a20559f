import Papa from 'papaparse';
import { airdropColumns } from '../../../contracts/airdrops.ts';
import type { AirdropSource } from '../../ports/market.ts';
import { UpstreamError, type LoadText } from '../../ports/upstream.ts';
import { alwaysThere } from '../http/always-there.ts';
import { toHttpsUrl, toLine } from '../http/plain-text.ts';
import { keepUsable } from '../http/response-checks.ts';

/** The source's name as people read it. */
export const sourceName = 'Airdrop list';
const origin = { source: sourceName, route: 'the file' } as const;
const maxRows = 1000;
const maxField = 500;

/**
 * The operator's own CSV file of airdrops, which is at the loader's address. Its header line has to name the columns of
 * the contract, in any order, others beside them; the file is written anew out of clean texts. Throws UpstreamError.
 */
export function buildAirdrops(load: LoadText): AirdropSource {
  return {
    name: origin.source,
    airdrops: async () => toCsv(readRows(await alwaysThere(origin, load('')))),
  };
}

type Row = readonly string[];

/** The usable rows, with the fields in the order of the contract. */
function readRows(text: string): readonly Row[] {
  const { data, errors } = Papa.parse<string[]>(text.replaceAll('\r\n', '\n'), {
    delimiter: ',',
    newline: '\n',
    skipEmptyLines: 'greedy',
  });
  const [header = [], ...rows] = data;
  const names = header.map((name) => name.trim());
  const missing = airdropColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw refuse(`the header line lacks ${missing.join(', ')}`);
  // A quote without its end makes one last row of all that follows.
  const hasOpenEnd = errors.some(({ code }) => code === 'MissingQuotes');
  const whole = hasOpenEnd ? rows.slice(0, -1) : rows;
  if (hasOpenEnd && whole.length === 0) throw refuse('a quote has no end');
  const places = airdropColumns.map((column) => names.indexOf(column));
  return keepUsable(origin, whole.slice(0, maxRows), (row) => {
    const fields = Array.isArray(row) && row.length === names.length ? row : undefined;
    const clean = fields && places.map((place) => toLine(String(fields[place]), maxField) ?? '');
    return clean?.[projectPlace] === '' ? undefined : clean?.map(toField);
  });
}

const projectPlace = airdropColumns.indexOf('Project');
const sitePlace = airdropColumns.indexOf('Site');

// A site that is not to be linked to is left blank.
function toField(text: string, place: number): string {
  return place === sitePlace ? (toHttpsUrl(text) ?? '') : text;
}

function toCsv(rows: readonly Row[]): string {
  return Papa.unparse([[...airdropColumns], ...rows.map((row) => [...row])]);
}

function refuse(detail: string): UpstreamError {
  return new UpstreamError('malformed', origin.source, { detail });
}
