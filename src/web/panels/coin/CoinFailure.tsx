import { messages } from '../../../contracts/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './CoinFailure.module.css';

interface CoinFailureProps {
  /** The coin does not exist, so that trying again is no use. */
  readonly unknown: boolean;
  readonly onRetry: () => void;
}

export function CoinFailure({ unknown, onRetry }: CoinFailureProps) {
  return (
    <div className={styles.failure}>
      <span className={styles.disc}>
        <Icon name="alert" size="lg" />
      </span>
      <p className={styles.message} role="alert">
        {messages.coinNotFound}
      </p>
      <p className={styles.hint}>
        {unknown ? 'Try its full name or its symbol.' : 'The source did not answer.'} You can still answer the
        questions.
      </p>
      {!unknown && (
        <Button icon="refresh" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
