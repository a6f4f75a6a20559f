import { watchlistCopy as copy } from '../../copy/research/watchlist.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useWatchChange, useWatchlist } from './use-watchlist.ts';
import styles from './WatchButton.module.css';

interface WatchButtonProps {
  readonly id: string;
  readonly name: string;
  /** `star`: without its word, for rows. */
  readonly look?: 'star';
}

export function WatchButton({ id, name, look }: WatchButtonProps) {
  const { data: watchlist } = useWatchlist();
  const { change, isPending, failure } = useWatchChange();
  if (!watchlist) return null;
  const watched = watchlist.some((coin) => coin.id === id);
  const word = watched ? copy.watched : copy.watch;
  return (
    <span className={styles.watch}>
      <Button
        {...(look && { variant: 'ghost', className: styles[look], title: word })}
        aria-pressed={watched}
        busy={isPending}
        onClick={() => change({ id, name, watched: !watched })}
      >
        {!isPending && <Icon name="star" className={watched ? styles.watched : undefined} />}
        {look === 'star' ? (
          <VisuallyHidden>{`${word} ${name}`}</VisuallyHidden>
        ) : (
          <span>
            {word} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        )}
      </Button>
      {failure && <Message tone="error">{copy[failure]}</Message>}
    </span>
  );
}
