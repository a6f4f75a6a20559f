import Papa from 'papaparse';
import { airdropColumns } from '../../../../contracts/airdrops.ts';
import type { MarketRows } from './market-rows.ts';

/** The sample's airdrops as a CSV file (RFC 4180). */
export function makeAirdrops({ airdrops }: MarketRows): string {
  return `${Papa.unparse([[...airdropColumns], ...airdrops])}\r\n`;
}
