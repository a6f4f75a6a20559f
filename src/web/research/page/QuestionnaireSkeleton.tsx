import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import styles from './QuestionnaireSkeleton.module.css';

interface QuestionnaireSkeletonProps {
  readonly of: { readonly title: string; readonly sections: readonly unknown[] };
}

/** As high as the folded sections. */
export function QuestionnaireSkeleton({ of: { title, sections } }: QuestionnaireSkeletonProps) {
  return (
    <Panel label={title} busy className={styles.loading}>
      {Array.from({ length: Math.max(sections.length, 4) }, (_, row) => (
        <Skeleton key={row} width={`${40 + (row % 3) * 10}%`} height={14} />
      ))}
    </Panel>
  );
}
