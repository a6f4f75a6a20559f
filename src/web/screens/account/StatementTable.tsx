import { useState } from 'react';
import { accountCopy as copy } from '../../copy/account.ts';
import type { PaymentReason, StatementRow } from '../../account/load-statement.ts';
import { assertNever } from '../../../lib/assert-never.ts';
import { ShowMore } from '../../ui/controls/ShowMore.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './Statement.module.css';

/** Number of rows shown at first, and added by each 'Show more'. */
const page = 50;

export function StatementTable({ rows }: { readonly rows: readonly StatementRow[] }) {
  const [shown, setShown] = useState(page);
  const { date, reason, amount, balance } = copy.columns;
  return (
    <>
      <Table className={styles.table} caption={copy.statement} cards>
        <thead>
          <tr>
            <th scope="col">{date}</th>
            <th scope="col">{reason}</th>
            <th scope="col" className={styles.number}>
              {amount}
            </th>
            <th scope="col" className={styles.number}>
              {balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </Table>
      <ShowMore shown={shown} of={rows.length} page={page} onMore={() => setShown(shown + page)} />
    </>
  );
}

function Row({ row: { reason, amount, balance, paidAt } }: { readonly row: StatementRow }) {
  return (
    <tr>
      <td className={styles.date}>
        <UtcDate iso={paidAt} />
      </td>
      <td className={styles.reason}>
        <Reason reason={reason} />
      </td>
      <td className={classNames(styles.number, styles.amount)}>+{amount}</td>
      <td className={classNames(styles.number, styles.balance)}>{balance}</td>
    </tr>
  );
}

function Reason({ reason }: { readonly reason: PaymentReason }) {
  switch (reason.kind) {
    case 'daily':
      return <>{copy.daily}</>;
    case 'section':
      return (
        <>
          {reason.questionnaire}
          {reason.section !== undefined && <span className={styles.section}>: {reason.section}</span>}
        </>
      );
    case 'former':
      return <>{copy.former}</>;
    default:
      return assertNever(reason);
  }
}
