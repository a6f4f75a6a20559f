import type { Sign } from '../../../engine/signals.ts';
import { signCopy } from '../../copy/research/signs.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './SignMark.module.css';

interface SignMarkProps {
  readonly sign: Sign | undefined;
  /** Visible words; if false, only screen readers get them. */
  readonly inWords?: boolean;
}

export function SignMark({ sign, inWords = true }: SignMarkProps) {
  if (!sign) return null;
  return (
    <>
      {' '}
      <span className={classNames(styles.sign, styles[sign])}>
        <Icon name={icons[sign]} size="sm" />
        {inWords ? signCopy[sign] : <VisuallyHidden>{signCopy[sign]}</VisuallyHidden>}
      </span>
    </>
  );
}

const icons = { good: 'check', warning: 'alert' } as const satisfies Record<Sign, IconName>;
