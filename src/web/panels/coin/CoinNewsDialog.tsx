import type { ReactNode } from 'react';
import type { CoinNews } from '../../../contracts/coin-data.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { toDay, toFileName } from './coin-text.ts';
import styles from './CoinDialog.module.css';

interface CoinNewsDialogProps {
  /** None: closed. */
  readonly story: CoinNews[number] | undefined;
  readonly onClose: () => void;
  /** Where the story is from. */
  readonly children: ReactNode;
}

export function CoinNewsDialog({ story, onClose, children }: CoinNewsDialogProps) {
  return (
    <Dialog open={story !== undefined} title={story?.title ?? ''} onClose={onClose} size="wide">
      {story && (
        <div className={styles.content}>
          <p className={styles.meta}>
            <span>Published {toDay(story.published_at) ?? 'on an unknown date'}</span>
            <span>By {story.author.name ?? 'an unknown author'}</span>
          </p>
          <p className={styles.text}>{story.content}</p>
          {story.pdfUrl !== null && (
            <p>
              <ExternalLink href={story.pdfUrl} className={styles.link}>
                <Icon name="file" size="sm" />
                PDF: {toFileName(story.pdfUrl)}
              </ExternalLink>
            </p>
          )}
          {children}
        </div>
      )}
    </Dialog>
  );
}
