import type { Sign } from '../../../engine/signals.ts';
import { signCopy } from '../../copy/research/signs.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { StandMarks } from './StandMarks.tsx';
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
      <span className={styles.sign}>
        <StandMarks stands={[sign === 'good' ? 'for' : 'against']} size="small" />
        {inWords ? signCopy[sign] : <VisuallyHidden>{signCopy[sign]}</VisuallyHidden>}
      </span>
    </>
  );
}
