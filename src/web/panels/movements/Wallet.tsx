import type { Movement } from '../../../contracts/movements.ts';
import { toOwner } from './movement-text.ts';
import { ShortCode } from './ShortCode.tsx';
import styles from './Wallet.module.css';

/** A wallet by its owner, the kind of owner and its address. */
export function Wallet({ wallet }: { readonly wallet: Movement['from'] }) {
  const { name, kind } = toOwner(wallet);
  return (
    <div className={styles.wallet}>
      <p className={styles.owner}>
        <span className={styles.name}>{name}</span> <span className={styles.kind}>{kind}</span>
      </p>
      <p className={styles.address}>
        {wallet.address === null || wallet.address === '' ? (
          'Address unknown'
        ) : (
          <ShortCode code={wallet.address} />
        )}
      </p>
    </div>
  );
}
