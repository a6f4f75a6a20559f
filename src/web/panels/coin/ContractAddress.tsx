import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './CoinContracts.module.css';

/** An address to read and to copy. Copying needs a secure connection: without one there is no button. */
export function ContractAddress({ address }: { readonly address: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // The browser may forbid it; the address can still be marked and copied by hand.
      setCopied(false);
    }
  };
  return (
    <div className={styles.address}>
      <code className={styles.code}>{address}</code>
      {'clipboard' in navigator && (
        <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      )}
    </div>
  );
}
