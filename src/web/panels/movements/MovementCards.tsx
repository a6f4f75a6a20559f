import { movementsPanelCopy as copy } from '../../copy/panels/movements.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { toWholeDollars } from '../../ui/text/amounts.ts';
import { toIso, toUtcTime } from '../../ui/text/moments.ts';
import { Hash, Magnitude, Wallet } from './MovementParts.tsx';
import { toAmount, type MovementListProps, type MovementProps } from './movements.ts';
import styles from './MovementCards.module.css';

export function MovementCards({ symbol, caption, movements, largest }: MovementListProps) {
  return (
    <ul className={styles.cards} aria-label={caption}>
      {movements.map(({ key, movement }) => (
        <li key={key} className={styles.card}>
          <MovementCard symbol={symbol} movement={movement} largest={largest} />
        </li>
      ))}
    </ul>
  );
}

function MovementCard({ symbol, movement, largest }: MovementProps) {
  const iso = toIso(movement.timestamp);
  return (
    <>
      <div className={styles.line}>
        <span className={styles.dollars}>{toWholeDollars(movement.amount_usd)}</span>
        <span className={styles.moment}>
          <UtcDate iso={iso} />, {toUtcTime(iso)} UTC
        </span>
      </div>
      <div className={styles.line}>
        <span className={styles.amount}>{toAmount(movement.amount, symbol)}</span>
        <Chip>{movement.transaction_type}</Chip>
      </div>
      <div className={styles.wallets}>
        <div className={styles.wallet}>
          <VisuallyHidden>{copy.from}</VisuallyHidden>
          <Wallet wallet={movement.from} />
        </div>
        <Icon name="arrow-right" size="sm" className={styles.arrow} />
        <div className={styles.wallet}>
          <VisuallyHidden>{copy.to}</VisuallyHidden>
          <Wallet wallet={movement.to} />
        </div>
      </div>
      <Magnitude amount={movement.amount_usd} largest={largest} />
      <div className={styles.line}>
        <VisuallyHidden>{copy.hash}</VisuallyHidden>
        <Hash hash={movement.hash} />
      </div>
    </>
  );
}
