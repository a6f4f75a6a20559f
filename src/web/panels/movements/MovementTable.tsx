import { movementsPanelCopy as copy } from '../../copy/panels/movements.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { toWholeDollars } from '../../ui/text/amounts.ts';
import { toIso, toUtcTime } from '../../ui/text/moments.ts';
import { Hash, Magnitude, Wallet } from './MovementParts.tsx';
import { toAmount, type MovementListProps, type MovementProps } from './movements.ts';
import styles from './MovementTable.module.css';

export function MovementTable({ symbol, caption, movements, largest }: MovementListProps) {
  return (
    <div className={styles.frame}>
      <Table className={styles.table} caption={caption}>
        <thead>
          <tr>
            <th scope="col">{copy.time}</th>
            <th scope="col">{copy.type}</th>
            <th scope="col">{copy.from}</th>
            <th scope="col">{copy.to}</th>
            <th scope="col" className={styles.figure}>
              {copy.amount}
            </th>
            <th scope="col" className={styles.figure}>
              {copy.value}
            </th>
            <th scope="col">{copy.hash}</th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ key, movement }) => (
            <MovementRow key={key} symbol={symbol} movement={movement} largest={largest} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function MovementRow({ symbol, movement, largest }: MovementProps) {
  const iso = toIso(movement.timestamp);
  return (
    <tr>
      <td className={styles.moment}>
        {toUtcTime(iso)}
        <span className={styles.day}>
          <UtcDate iso={iso} />
        </span>
      </td>
      <td>
        <Chip>{movement.transaction_type}</Chip>
      </td>
      <td className={styles.from}>
        <Wallet wallet={movement.from} />
        <Icon name="arrow-right" size="sm" className={styles.arrow} />
      </td>
      <td>
        <Wallet wallet={movement.to} />
      </td>
      <td className={styles.figure}>{toAmount(movement.amount, symbol)}</td>
      <td className={styles.figure}>
        <span className={styles.dollars}>{toWholeDollars(movement.amount_usd)}</span>
        <Magnitude amount={movement.amount_usd} largest={largest} />
      </td>
      <td>
        <Hash hash={movement.hash} />
      </td>
    </tr>
  );
}
