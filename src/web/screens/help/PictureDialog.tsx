import { useState } from 'react';
import { helpCopy, type HelpPicture } from '../../copy/help.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { findPicture } from './find-picture.ts';
import styles from './PictureDialog.module.css';

interface PictureDialogProps {
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

/** In percent of the available width; each has a CSS class. */
const levels = [100, 150, 200, 300] as const;

/** A picture that also zooms by pinch and scrolls by arrow keys. */
function ZoomedPicture({ picture }: { readonly picture: HelpPicture }) {
  const [step, setStep] = useState(0);
  const level = levels[step] ?? levels[0];
  return (
    <>
      <div className={styles.bar}>
        <ZoomButton label={helpCopy.zoomOut} off={step === 0} onClick={() => setStep(step - 1)}>
          −
        </ZoomButton>
        <output className={styles.level}>{level} %</output>
        <ZoomButton
          label={helpCopy.zoomIn}
          off={step === levels.length - 1}
          onClick={() => setStep(step + 1)}
        >
          +
        </ZoomButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it too */}
      <section className={styles.scroller} aria-label={helpCopy.scrollHint} tabIndex={0}>
        <img
          className={classNames(styles.picture, styles[`zoom${level}`])}
          src={findPicture(picture.id)}
          alt={picture.alt}
          width={760}
          height={500}
        />
      </section>
    </>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** Not disabled at the limit, which would lose the focus. */
function ZoomButton({ label, off, onClick, children }: ZoomButtonProps) {
  return (
    <Button
      className={styles.button}
      aria-label={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onClick();
      }}
    >
      {children}
    </Button>
  );
}
