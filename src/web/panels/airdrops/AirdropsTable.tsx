import type { Airdrop } from '../../../contracts/airdrops.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { Table } from '../../ui/table/Table.tsx';
import { AirdropProject } from './AirdropProject.tsx';
import { FieldText } from './FieldText.tsx';
import { shownColumns, type AirdropColumn, type AirdropOrder } from './list-airdrops.ts';
import styles from './AirdropsTable.module.css';

interface AirdropsTableProps {
  readonly airdrops: readonly Airdrop[];
  readonly order: AirdropOrder | undefined;
  readonly onOrder: (order: AirdropOrder) => void;
}

const [, ...factColumns] = shownColumns;

export function AirdropsTable({ airdrops, order, onOrder }: AirdropsTableProps) {
  return (
    <Table className={styles.table} caption="Announced airdrops. A column’s name sorts by that column.">
      <thead>
        <tr>
          {shownColumns.map((column) => (
            <ColumnHead key={column.field} column={column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        {airdrops.map((airdrop, index) => (
          <tr key={`${index} ${airdrop.Project}`}>
            <th scope="row" className={styles.project}>
              <AirdropProject airdrop={airdrop} />
            </th>
            {factColumns.map(({ field }) => (
              <td key={field}>
                <FieldText text={airdrop[field]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface ColumnHeadProps extends Omit<AirdropsTableProps, 'airdrops'> {
  readonly column: AirdropColumn;
}

function ColumnHead({ column: { field, title }, order, onOrder }: ColumnHeadProps) {
  const sorted = order?.field === field ? order : undefined;
  const direction = sorted && (sorted.descending ? 'descending' : 'ascending');
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onOrder({ field, descending: sorted?.descending === false })}
      >
        {title}
        <Icon name={toSortIcon(sorted)} size="sm" />
      </button>
    </th>
  );
}

function toSortIcon(sorted: AirdropOrder | undefined): IconName {
  if (sorted === undefined) return 'sort';
  return sorted.descending ? 'arrow-down' : 'arrow-up';
}
