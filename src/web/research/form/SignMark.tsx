import type { Sign } from '../../../engine/signals.ts';
import { signCopy } from '../../copy/research/signs.ts';
import { StandMarks } from './StandMarks.tsx';
import styles from './SignMark.module.css';

interface SignMarkProps {
  readonly sign: Sign | undefined;
}

export function SignMark({ sign }: SignMarkProps) {
  if (!sign) return null;
  return (
    <>
      {' '}
      <span className={styles.sign}>
        <StandMarks stands={[sign === 'good' ? 'for' : 'against']} size="small" />
        {signCopy[sign]}
      </span>
    </>
  );
}
