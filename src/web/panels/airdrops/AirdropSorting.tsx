import { SelectField } from '../../ui/controls/SelectField.tsx';
import { shownColumns, type AirdropOrder } from './list-airdrops.ts';

interface AirdropSortingProps {
  readonly order: AirdropOrder | undefined;
  readonly onOrder: (order: AirdropOrder | undefined) => void;
  readonly className?: string | undefined;
}

const asListed = '';

const orders = shownColumns.flatMap(({ field, title }) => [
  { value: `${field} up`, label: `${title}, A to Z`, order: { field, descending: false } },
  { value: `${field} down`, label: `${title}, Z to A`, order: { field, descending: true } },
]);

/** The order as a list to choose from, for where there are no heads of columns. */
export function AirdropSorting({ order, onOrder, className }: AirdropSortingProps) {
  const value = order && `${order.field} ${order.descending ? 'down' : 'up'}`;
  return (
    <SelectField
      className={className}
      label="Sort by"
      options={[{ value: asListed, label: 'As listed' }, ...orders]}
      value={value ?? asListed}
      onChange={({ target }) => onOrder(orders.find((one) => one.value === target.value)?.order)}
    />
  );
}
