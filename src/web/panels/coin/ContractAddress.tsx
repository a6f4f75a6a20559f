import { Button } from '../../ui/controls/Button.tsx';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import styles from './CoinContracts.module.css';

/** An address to read and to copy. */
export function ContractAddress({ address }: { readonly address: string }) {
  const { possible, copied, copy } = useCopy(address);
  return (
    <div className={styles.address}>
      <code className={styles.code}>{address}</code>
      {possible && (
        <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={copy}>
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      )}
    </div>
  );
}
