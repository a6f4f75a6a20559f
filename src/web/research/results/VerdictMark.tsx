import type { Verdict } from '../../../engine/result-value.ts';
import type { Signal } from '../../../engine/vocabulary.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import type { IconName } from '../../ui/icons/icon-paths.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import styles from './results.module.css';

interface VerdictMarkProps {
  readonly verdict: Verdict;
  /** What a yes to the question is a sign of. */
  readonly signal: Signal;
}

export function VerdictMark({ verdict, signal }: VerdictMarkProps) {
  const warns = verdict === 'yes' && signal === 'negative';
  return (
    <span className={styles.verdict}>
      <Icon name={icons[verdict]} size="sm" />
      {verdict === 'not-looked-at' ? (
        <VisuallyHidden>{copy.verdicts[verdict]}</VisuallyHidden>
      ) : (
        copy.verdicts[verdict]
      )}
      {warns && <VisuallyHidden> {copy.isWarning}</VisuallyHidden>}
    </span>
  );
}

const icons = {
  yes: 'check',
  no: 'close',
  'not-marked': 'close',
  'cant-tell': 'help',
  'not-looked-at': 'minus',
} as const satisfies Record<Verdict, IconName>;
