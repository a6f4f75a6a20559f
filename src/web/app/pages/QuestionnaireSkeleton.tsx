import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import styles from './QuestionnaireSkeleton.module.css';

/** In the place of a questionnaire that is on its way. */
export function QuestionnaireSkeleton({ title }: { readonly title: string }) {
  return (
    <Panel label={title} busy className={styles.loading}>
      {rows.map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
    </Panel>
  );
}

const rows = [42, 64, 51, 58];
