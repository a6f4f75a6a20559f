import type { ComparedSection } from '../../../engine/rules/comparison.ts';
import { AnswerDots } from './AnswerDots.tsx';
import styles from './comparison.module.css';

export function ComparedSectionRow({ section }: { readonly section: ComparedSection }) {
  const differing = section.questions.filter(({ differs }) => differs).length;
  return (
    <tr className={styles.section}>
      <th scope="row">{section.title}</th>
      {sides.map((side) => (
        <td key={side}>
          <AnswerDots questions={section.questions} side={side} />
        </td>
      ))}
      <td className={styles.differing}>{differing === 0 ? 'None' : differing}</td>
    </tr>
  );
}

const sides = [0, 1] as const;
