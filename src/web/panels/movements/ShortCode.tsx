import styles from './ShortCode.module.css';

const tail = 4;

/** A hash or an address, shortened to the eye alone: it is read out and copied whole. */
export function ShortCode({ code }: { readonly code: string }) {
  return (
    <code className={styles.code} title={code}>
      <span className={styles.head}>{code.slice(0, -tail)}</span>
      <span>{code.slice(-tail)}</span>
    </code>
  );
}
