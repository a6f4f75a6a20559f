import type { ComparedQuestion } from '../../../engine/rules/comparison.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './comparison.module.css';

export function ComparedQuestionRow({ question }: { readonly question: ComparedQuestion }) {
  const [first, second] = question.answers;
  return (
    <tr className={styles.question}>
      <th scope="row">{question.title}</th>
      <td className={classNames(first?.answered && styles.given)}>{first?.text ?? notAsked}</td>
      <td className={classNames(second?.answered && styles.given)}>{second?.text ?? notAsked}</td>
      <td className={styles.verdict}>
        {question.differs ? (
          <>
            <Icon name="exchange" size="sm" /> Differs
          </>
        ) : (
          'Same'
        )}
      </td>
    </tr>
  );
}

const notAsked = 'Not asked';
