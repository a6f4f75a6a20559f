import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import styles from './SortHead.module.css';

export interface Order<Field extends string> {
  readonly field: Field;
  readonly descending: boolean;
}

interface SortHeadProps<Field extends string> {
  readonly field: Field;
  readonly title: string;
  /** Undefined: as the rows come. */
  readonly order: Order<Field> | undefined;
  readonly onOrder: (order: Order<Field>) => void;
  readonly className?: string | undefined;
}

/** The head of a column that sorts by it, then the other way round. */
export function SortHead<Field extends string>({
  field,
  title,
  order,
  onOrder,
  className,
}: SortHeadProps<Field>) {
  const sorted = order?.field === field ? order : undefined;
  const direction = sorted && (sorted.descending ? 'descending' : 'ascending');
  return (
    <th scope="col" aria-sort={direction} className={className}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onOrder({ field, descending: sorted?.descending === false })}
      >
        {title}
        <Icon name={toSortIcon(direction)} size="sm" />
      </button>
    </th>
  );
}

function toSortIcon(direction: 'ascending' | 'descending' | undefined): IconName {
  if (direction === undefined) return 'sort';
  return direction === 'descending' ? 'arrow-down' : 'arrow-up';
}
