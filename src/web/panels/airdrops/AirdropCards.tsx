import type { Airdrop } from '../../../contracts/airdrops.ts';
import { AirdropProject } from './AirdropProject.tsx';
import { FieldText } from './FieldText.tsx';
import { shownColumns } from './list-airdrops.ts';
import styles from './AirdropCards.module.css';

const [, ...factColumns] = shownColumns;

/** The table's rows as cards, for a narrow page. */
export function AirdropCards({ airdrops }: { readonly airdrops: readonly Airdrop[] }) {
  return (
    <ul className={styles.cards}>
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
