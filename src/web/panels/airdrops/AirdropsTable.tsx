import type { Airdrop } from '../../../contracts/airdrops.ts';
import { airdropsPanelCopy as copy } from '../../copy/panels/airdrops.ts';
import { SortHead } from '../../ui/table/SortHead.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import { shownColumns, type AirdropOrder } from './list-airdrops.ts';
import styles from './AirdropsTable.module.css';

interface AirdropsTableProps {
  readonly airdrops: readonly Airdrop[];
  readonly caption: string;
  readonly order: AirdropOrder | undefined;
  readonly onOrder: (order: AirdropOrder) => void;
}

const [, ...factColumns] = shownColumns;

export function AirdropsTable({ airdrops, caption, order, onOrder }: AirdropsTableProps) {
  return (
    <Table className={styles.table} caption={caption}>
      <thead>
        <tr>
          {shownColumns.map(({ field, title }) => (
            <SortHead key={field} {...{ field, title, order, onOrder }} />
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

export function AirdropCards({ airdrops }: { readonly airdrops: readonly Airdrop[] }) {
  return (
    <ul>
      {airdrops.map((airdrop, index) => (
        <li key={`${index} ${airdrop.Project}`} className={styles.card}>
          <h3 className={styles.title}>
            <AirdropProject airdrop={airdrop} />
          </h3>
          <dl className={styles.facts}>
            {factColumns.map(({ field, title }) => (
              <div key={field} className={styles.fact}>
                <dt>{title}</dt>
                <dd>
                  <FieldText text={airdrop[field]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function AirdropProject({ airdrop: { Project, Site, Blockchain } }: { readonly airdrop: Airdrop }) {
  return (
    <>
      <span className={styles.name}>
        <ExternalTextLink href={Site}>{Project}</ExternalTextLink>
      </span>
      {Blockchain !== '' && <span className={styles.chain}>On {Blockchain}</span>}
    </>
  );
}

function FieldText({ text }: { readonly text: string }) {
  return text === '' ? <span className={styles.blank}>{copy.notStated}</span> : <>{text}</>;
}
