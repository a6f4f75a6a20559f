import { useEffect, useState } from 'react';
import type { Option } from '../../../../engine/vocabulary.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import styles from './hover.module.css';

interface Preview {
  readonly id: string;
  /** Opened by a tap, the only way on a narrow screen. */
  readonly enlarged: boolean;
}

/** The option whose picture is shown large, until another is shown or Escape is pressed. */
export function useOptionPreview() {
  const [preview, setPreview] = useState<Preview>();
  const isShown = preview !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPreview(undefined);
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [isShown]);
  return {
    preview,
    show: (id: string) => setPreview({ id, enlarged: false }),
    enlarge: (id: string) => setPreview({ id, enlarged: true }),
    hide: () => setPreview(undefined),
  };
}

interface OptionPreviewProps {
  readonly shown: { readonly option: Option; readonly image: string | undefined } | undefined;
  readonly enlarged: boolean;
  readonly onClose: () => void;
}

/** Keeps its space when empty, so that the list beside it never moves. */
export function OptionPreview({ shown, enlarged, onClose }: OptionPreviewProps) {
  if (shown?.image === undefined) return <div className={styles.slot} />;
  const { option, image } = shown;
  return (
    <figure className={classNames(styles.slot, styles.filled, enlarged && styles.enlarged)}>
      <img src={image} alt={option.title} width={180} height={180} />
      <figcaption className={styles.caption}>
        {option.title}
        <button type="button" className={styles.close} aria-label={copy.closePicture} onClick={onClose}>
          <Icon name="close" />
        </button>
      </figcaption>
    </figure>
  );
}
