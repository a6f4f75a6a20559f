import type { Movement } from '../../../contracts/movements.ts';
import { movementsPanelCopy as words } from '../../copy/panels/movements.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { toOwner } from './movements.ts';
import styles from './MovementParts.module.css';

export function Wallet({ wallet }: { readonly wallet: Movement['from'] }) {
  const { name, kind } = toOwner(wallet);
  return (
    <div className={styles.wallet}>
      <p>
        <span className={styles.name}>{name}</span>
        {kind !== undefined && (
          <>
            {' '}
            <span className={styles.kind}>{kind}</span>
          </>
        )}
      </p>
      <p className={styles.address}>
        {wallet.address === null || wallet.address === '' ? (
          words.addressUnknown
        ) : (
          <ShortCode code={wallet.address} />
        )}
      </p>
    </div>
  );
}

export function Hash({ hash }: { readonly hash: string }) {
  const { possible, copied, copy } = useCopy(hash);
  return (
    <span className={styles.hash}>
      <ShortCode code={hash} />
      {possible && (
        <Button variant="ghost" icon={copied ? 'check' : 'copy'} className={styles.copy} onClick={copy}>
          <VisuallyHidden>
            <span aria-live="polite">{copied ? words.hashCopied : words.copyHash}</span>
          </VisuallyHidden>
        </Button>
      )}
    </span>
  );
}

const tail = 4;

/** Shortened visually, read out and copied in full. */
function ShortCode({ code }: { readonly code: string }) {
  return (
    <code className={styles.code} title={code}>
      <span className={styles.head}>{code.slice(0, -tail)}</span>
      <span>{code.slice(-tail)}</span>
    </code>
  );
}

interface MagnitudeProps {
  readonly amount: number;
  /** Fraction of the longest bar. */
  readonly largest: number;
}

/** Hidden from screen readers: the figure beside it says the amount. */
export function Magnitude({ amount, largest }: MagnitudeProps) {
  const share = largest > 0 ? (amount / largest) * 100 : 0;
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.bar} style={{ width: `${share}%` }} />
    </span>
  );
}
