import { helpCopy } from '../../copy/help.ts';
import type { HelpPicture } from '../../copy/help.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ZoomedPicture } from './ZoomedPicture.tsx';
import styles from './PictureDialog.module.css';

interface PictureDialogProps {
  /** None: closed. */
  readonly picture: HelpPicture | undefined;
  readonly onClose: () => void;
}

export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  return (
    <Dialog open={picture !== undefined} title={picture?.title ?? ''} size="fit" onClose={onClose}>
      {picture && (
        <div className={styles.content}>
          <ZoomedPicture picture={picture} />
          <p className={styles.caption}>{picture.caption}</p>
          <h3 className={styles.heading}>{helpCopy.marks}</h3>
          <dl className={styles.marks}>
            {picture.marks.map(({ letter, text }) => (
              <div key={letter} className={styles.mark}>
                <dt>{letter}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Dialog>
  );
}
