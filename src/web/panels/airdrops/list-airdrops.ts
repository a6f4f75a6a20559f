import { airdropColumns, type Airdrop } from '../../../contracts/airdrops.ts';
import { fold } from '../../../lib/fold.ts';
import { toAmount } from './to-amount.ts';

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
  /** Words that must all stand in an airdrop, in any column, without regard to case and accents. */
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
  const words = fold(text).split(' ').filter(Boolean);
  const matching = airdrops.filter((airdrop) => {
    if (type !== undefined && airdrop.Type !== type) return false;
    const all = fold(airdropColumns.map((column) => airdrop[column]).join('\n'));
    return words.every((word) => all.includes(word));
  });
  if (order === undefined) return matching;
  const { field, descending } = order;
  const compare = toComparison(field, descending ? -1 : 1);
  return matching.toSorted((one, other) => compare(one[field], other[field]));
}

type Comparison = (one: string, other: string) => number;

/** Amounts by their size, everything else as text. What says nothing comes last in either direction. */
function toComparison(field: keyof Airdrop, sign: 1 | -1): Comparison {
  const byText: Comparison = (one, other) =>
    Number(one === '') - Number(other === '') || sign * collator.compare(one, other);
  if (field !== 'Funding') return byText;
  return (one, other) => {
    const [amount, otherAmount] = [toAmount(one), toAmount(other)];
    if (amount !== undefined && otherAmount !== undefined)
      return sign * (amount - otherAmount) || byText(one, other);
    if (amount === undefined && otherAmount === undefined) return byText(one, other);
    return amount === undefined ? 1 : -1;
  };
}

/** The types that there are, each once, by the alphabet. */
export function toTypes(airdrops: readonly Airdrop[]): readonly string[] {
  const types = new Set(airdrops.map(({ Type }) => Type).filter(Boolean));
  return [...types].toSorted(collator.compare);
}
