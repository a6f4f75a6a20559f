import { airdropColumns, type Airdrop } from '../../../contracts/airdrops.ts';
import { fold } from '../../../lib/fold.ts';
import { toAmount } from './to-amount.ts';
import type { Order } from '../../ui/table/SortHead.tsx';

interface AirdropColumn {
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

/** Undefined: the order of the file. */
export type AirdropOrder = Order<keyof Airdrop>;

export interface AirdropFilter {
  /** All words must occur in an airdrop, in any column; case and accents do not matter. */
  readonly text: string;
  readonly type: string | undefined;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

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

/** Amounts by value, others as text; blank ones last in both directions. */
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

export function toTypes(airdrops: readonly Airdrop[]): readonly string[] {
  const types = new Set(airdrops.map(({ Type }) => Type).filter(Boolean));
  return [...types].toSorted(collator.compare);
}
