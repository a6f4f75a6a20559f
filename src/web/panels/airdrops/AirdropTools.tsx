import type { Airdrop } from '../../../contracts/airdrops.ts';
import { airdropsPanelCopy as copy } from '../../copy/panels/airdrops.ts';
import { toCount, toCountOf } from '../../../lib/number-format.ts';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { toTypes, type AirdropFilter, type AirdropOrder, shownColumns } from './list-airdrops.ts';
import styles from './AirdropTools.module.css';

interface AirdropToolsProps {
  readonly airdrops: readonly Airdrop[];
  readonly found: number;
  readonly filter: AirdropFilter;
  readonly onFilter: (filter: AirdropFilter) => void;
  /** Present where there are no column heads to sort by. */
  readonly sorting?: {
    readonly order: AirdropOrder | undefined;
    readonly onOrder: (order: AirdropOrder | undefined) => void;
  };
}

const allTypes = '';

export function AirdropTools({ airdrops, found, filter, onFilter, sorting }: AirdropToolsProps) {
  const types = toTypes(airdrops);
  return (
    <search className={styles.tools} aria-label={copy.tools}>
      <TextField
        className={styles.text}
        label={copy.filter}
        icon="search"
        type="search"
        autoComplete="off"
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      {types.length > 1 && (
        <SelectField
          className={styles.choice}
          label={copy.type}
          options={[allTypes, ...types].map((type) => ({ value: type, label: type || copy.allTypes }))}
          value={filter.type ?? allTypes}
          onChange={({ target }) => onFilter({ ...filter, type: target.value || undefined })}
        />
      )}
      {sorting && <AirdropSorting className={styles.choice} {...sorting} />}
      <output className={styles.count}>{toFound(found, airdrops.length)}</output>
    </search>
  );
}

function toFound(found: number, total: number): string {
  const all = toCountOf(total, 'airdrop', 'airdrops');
  return found === total ? all : `${toCount(found)} of ${all}`;
}

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

function AirdropSorting({ order, onOrder, className }: AirdropSortingProps) {
  const value = order && `${order.field} ${order.descending ? 'down' : 'up'}`;
  return (
    <SelectField
      className={className}
      label={copy.sort}
      options={[{ value: asListed, label: copy.asListed }, ...orders]}
      value={value ?? asListed}
      onChange={({ target }) => onOrder(orders.find((one) => one.value === target.value)?.order)}
    />
  );
}
