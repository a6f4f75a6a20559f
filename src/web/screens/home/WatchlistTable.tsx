import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toCoinPath } from '../../../contracts/pages.ts';
import { findCoinSymbol } from '../../../contracts/subject.ts';
import type { WatchedPrice as Price } from '../../../contracts/watchlist.ts';
import { homeCopy as copy } from '../../copy/home.ts';
import { CoinIcon } from '../../ui/icons/CoinIcon.tsx';
import { WatchButton } from '../../panels/watchlist/WatchButton.tsx';
import { StandMarks } from '../../research/form/StandMarks.tsx';
import { toStandWords } from '../../research/form/stand-words.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useShowAll } from '../../ui/hooks/use-show-all.ts';
import { SortHead, type Order } from '../../ui/table/SortHead.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { sortRows, type WatchColumn, type WatchRow } from './watch-rows.ts';
import { isOfOtherOrigin, WatchedPrice } from './WatchedPrice.tsx';
import styles from './WatchlistTable.module.css';

interface WatchlistTableProps {
  readonly rows: readonly WatchRow[];
  /** The price whose origin the panel's head shows. */
  readonly shared: Price | undefined;
}

const { watchlistColumns: titles } = copy;
const columns: readonly WatchColumn[] = ['name', 'change', 'research', 'decision', 'next', 'lastLook'];
const shownAtFirst = 10;

export function WatchlistTable({ rows, shared }: WatchlistTableProps) {
  const [order, setOrder] = useState<Order<WatchColumn>>();
  const { isAll, list, showAll } = useShowAll<HTMLTableSectionElement>(shownAtFirst);
  const sorted = sortRows(rows, order);
  return (
    <>
      <Table caption={copy.watchlistTitle} cards className={styles.table}>
        <thead>
          <tr>
            {columns.map((field) => (
              <SortHead key={field} field={field} title={titles[field]} order={order} onOrder={setOrder} />
            ))}
          </tr>
        </thead>
        <tbody ref={list}>
          {(isAll ? sorted : sorted.slice(0, shownAtFirst)).map((row) => (
            <Row key={row.id} row={row} shared={shared} />
          ))}
        </tbody>
      </Table>
      {!isAll && rows.length > shownAtFirst && (
        <div className={styles.footer}>
          <Button variant="ghost" onClick={showAll}>
            {copy.watchlistAll(rows.length)}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps extends Pick<WatchlistTableProps, 'shared'> {
  readonly row: WatchRow;
}

function Row({ row, shared }: RowProps) {
  const { id, name, price, stands, research, decision, next, lastLook } = row;
  return (
    <tr>
      <th scope="row">
        <span className={styles.coin}>
          <WatchButton id={id} name={name} look="star" />
          <CoinIcon symbol={findCoinSymbol(row) ?? name} />
          <Link to={toCoinPath(id)}>{name}</Link>
        </span>
      </th>
      <td className={styles.price}>
        <WatchedPrice price={price} isApart={price !== undefined && isOfOtherOrigin(price, shared)} />
      </td>
      <Cell column="research" text={research} none={copy.notResearched}>
        {stands.length > 0 && (
          <>
            <StandMarks stands={stands} size="small" />
            <VisuallyHidden>{toStandWords(stands)}</VisuallyHidden>{' '}
          </>
        )}
      </Cell>
      <Cell column="decision" text={decision} none={copy.undecided} />
      <Cell column="next" text={next} none={copy.noEvent} />
      <Cell column="lastLook" text={lastLook} none={copy.neverLooked} />
    </tr>
  );
}

interface CellProps {
  readonly column: WatchColumn;
  readonly text: string | undefined;
  readonly none: string;
  /** Above the text. */
  readonly children?: ReactNode;
}

/** A narrow page hides the heads: there a cell has its column's title, and one without a text is left out. */
function Cell({ column, text, none, children }: CellProps) {
  return (
    <td className={classNames(styles[column], text === undefined && styles.blank)}>
      <span className={styles.label}>{titles[column]}</span>
      {children}
      {text === undefined ? <None text={none} /> : <span className={styles.value}>{text}</span>}
    </td>
  );
}

function None({ text }: { readonly text: string }) {
  return (
    <>
      <span aria-hidden="true">{copy.dash}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
