import { siteName } from '../../../contracts/public-pages.ts';
import { publicCopy } from '../../copy/public/public-pages.ts';
import { useRecords } from '../../records/records-context.ts';
import styles from './PrintedHead.module.css';

/** What a sheet of paper says of where it comes from; on the screen the frame says it. */
export function PrintedHead() {
  const { member } = useRecords();
  return (
    <p className={styles.head}>
      {siteName}, {member}. {publicCopy.note}
    </p>
  );
}
