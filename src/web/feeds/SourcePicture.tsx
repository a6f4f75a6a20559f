import { useState } from 'react';
import placeholder from './placeholder.svg';

interface SourcePictureProps {
  /** On our own origin; null if the source has none. */
  readonly src: string | null;
  readonly alt: string;
  readonly className?: string | undefined;
}

export function SourcePicture({ src, alt, className }: SourcePictureProps) {
  const [broken, setBroken] = useState<string>();
  if (src === null || src === broken) return <img className={className} src={placeholder} alt="" />;
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
