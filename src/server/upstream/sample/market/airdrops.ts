import Papa from 'papaparse';
import { Type } from 'typebox';
import { airdropColumns } from '../../../../contracts/airdrops.ts';
import { text } from '../../http/schemas.ts';
import { buildRowsReader } from '../sample-rows.ts';

/** The sample's airdrops as a CSV file (RFC 4180). One row has too few fields on purpose: such rows are left out. */
export function buildAirdropFile(): () => string {
  const rows = buildRowsReader('airdrops.json', Type.Array(Type.Array(text)));
  return () => `${Papa.unparse([[...airdropColumns], ...rows()])}\r\n`;
}
