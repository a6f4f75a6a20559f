import { useState } from 'react';
import placeholder from './placeholder.svg';
import styles from './source-card.module.css';

interface SourcePictureProps {
  /** On our own origin; null if the source has none. */
  readonly src: string | null;
  readonly alt: string;
}

export function SourcePicture({ src, alt }: SourcePictureProps) {
  const [broken, setBroken] = useState<string>();
  if (src === null || src === broken) return <img className={styles.picture} src={placeholder} alt="" />;
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
