import { useState } from 'react';
import { helpCopy, type HelpPicture } from '../../copy/help.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { findPicture } from './find-picture.ts';
import { PictureDialog } from './PictureDialog.tsx';
import styles from './BuySignals.module.css';

const { miscellaneous, enlarge } = helpCopy;

export function BuySignals() {
  const [picture, setPicture] = useState<HelpPicture>();
  return (
    <>
      <p className={styles.intro}>{miscellaneous.intro}</p>
      <div className={styles.pictures}>
        {miscellaneous.pictures.map((one) => (
          <figure key={one.id} className={styles.figure}>
            <div className={styles.frame}>
              <div className={styles.head}>
                <h3 className={styles.title}>{one.title}</h3>
                <Button
                  className={styles.enlarge}
                  icon="search"
                  aria-label={`${enlarge}: ${one.title}`}
                  onClick={() => setPicture(one)}
                >
                  {enlarge}
                </Button>
              </div>
              <img
                className={styles.picture}
                src={findPicture(one.id)}
                alt={one.alt}
                width={760}
                height={500}
              />
            </div>
            <figcaption className={styles.caption}>{one.caption}</figcaption>
          </figure>
        ))}
      </div>
      <PictureDialog picture={picture} onClose={() => setPicture(undefined)} />
    </>
  );
}
