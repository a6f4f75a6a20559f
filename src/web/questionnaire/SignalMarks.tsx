import type { SignalCounts } from '../../engine/rules/signals.ts';
import { questionnaireCopy as copy } from '../copy/research/questionnaire.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './SignalMarks.module.css';

interface SignalMarksProps {
  readonly counts: SignalCounts;
  /** `all` says every count in words, `brief` those that are not zero. */
  readonly words: 'all' | 'brief';
}

type Sign = keyof SignalCounts;

/** One segment per good sign, warning sign, can't tell and question not looked at; the same in words. No score. */
export function SignalMarks({ counts, words }: SignalMarksProps) {
  const told = signs.filter((sign) => words === 'all' || counts[sign] > 0);
  return (
    <div className={classNames(styles.signals, styles[words])}>
      <span className={styles.marks} aria-hidden="true">
        {signs.flatMap((sign) =>
          Array.from({ length: counts[sign] }, (_, index) => (
            <i key={`${sign}${index}`} className={classNames(styles.mark, styles[sign])} />
          )),
        )}
      </span>
      <ul className={styles.words}>
        {told.map((sign) => (
          <li key={sign}>
            {words === 'all' && <i className={classNames(styles.mark, styles[sign])} aria-hidden="true" />}
            {counts[sign]} {words === 'all' ? toWord(sign, counts[sign]) : copy.signs[sign]}
          </li>
        ))}
      </ul>
    </div>
  );
}

const signs = ['good', 'warning', 'cantTell', 'notLookedAt'] as const satisfies readonly Sign[];

function toWord(sign: Sign, count: number): string {
  const word = copy.signs[sign];
  return sign === 'good' || sign === 'warning' ? copy.sign(word, count) : word;
}
