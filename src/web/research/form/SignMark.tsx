import type { Sign } from '../../../engine/signals.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { StandMarks } from './StandMarks.tsx';
import styles from './SignMark.module.css';

interface SignMarkProps {
  readonly sign: Sign | undefined;
}

export function SignMark({ sign }: SignMarkProps) {
  if (!sign) return null;
  const stand = sign === 'good' ? 'for' : 'against';
  return (
    <>
      {' '}
      <span className={styles.sign}>
        <StandMarks stands={[stand]} size="small" />
        {copy.stands[stand]}
      </span>
    </>
  );
}
