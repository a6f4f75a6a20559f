import { Button } from '../../ui/controls/Button.tsx';
import { useCopy } from '../../ui/hooks/use-copy.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { ShortCode } from './ShortCode.tsx';
import styles from './Hash.module.css';

/** The name of a transaction, to read and to copy. */
export function Hash({ hash }: { readonly hash: string }) {
  const { possible, copied, copy } = useCopy(hash);
  return (
    <span className={styles.hash}>
      <ShortCode code={hash} />
      {possible && (
        <Button variant="ghost" icon={copied ? 'check' : 'copy'} className={styles.copy} onClick={copy}>
          <VisuallyHidden>
            <span aria-live="polite">{copied ? 'Hash copied' : 'Copy hash'}</span>
          </VisuallyHidden>
        </Button>
      )}
    </span>
  );
}
