import type { ReactNode } from 'react';
import styles from './Stack.module.css';

/** Room around a primitive. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** As wide as the page. */
export function Wide({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
