import { airdropColumns, type Airdrop } from '../../../contracts/airdrops.ts';

/** A column that is shown, with the name that people read above it. */
export interface AirdropColumn {
  readonly field: keyof Airdrop;
  readonly title: string;
}

export const shownColumns: readonly AirdropColumn[] = [
  { field: 'Project', title: 'Project' },
  { field: 'Type', title: 'Project Type' },
  { field: 'Action', title: 'Action Required' },
  { field: 'Frequency', title: 'Frequency' },
  { field: 'Funding', title: 'Funding' },
];

/** What order the airdrops are listed in; undefined: that of the file. */
export interface AirdropOrder {
  readonly field: keyof Airdrop;
  readonly descending: boolean;
}

export interface AirdropFilter {
  /** Words that must all stand in an airdrop, in any column and in either case. */
  readonly text: string;
  /** Undefined: all. */
  readonly type: string | undefined;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The airdrops that pass the filter, in order. */
export function listAirdrops(
  airdrops: readonly Airdrop[],
  { text, type }: AirdropFilter,
  order: AirdropOrder | undefined,
): readonly Airdrop[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = airdrops.filter((airdrop) => {
    if (type !== undefined && airdrop.Type !== type) return false;
    const all = airdropColumns
      .map((column) => airdrop[column])
      .join('\n')
      .toLowerCase();
    return words.every((word) => all.includes(word));
  });
  if (order === undefined) return matching;
  const { field, descending } = order;
  const sign = descending ? -1 : 1;
  return matching.toSorted((one, other) => sign * collator.compare(one[field], other[field]));
}

/** The types that there are, each once, by the alphabet. */
export function toTypes(airdrops: readonly Airdrop[]): readonly string[] {
  const types = new Set(airdrops.map(({ Type }) => Type).filter(Boolean));
  return [...types].toSorted(collator.compare);
}
