import type { Exchange } from '../../../contracts/reserves.ts';

export function toChartTitles({ name }: Exchange): { readonly reserves: string; readonly changes: string } {
  return { reserves: `${name}'s Self-Reported Reserves`, changes: `${name}'s Change in Reserves` };
}
