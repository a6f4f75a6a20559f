import { failuresCopy as copy } from '../../copy/failures.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import styles from './RecordedQuestionnaire.module.css';

export function Loading({ title }: { readonly title: string }) {
  return (
    <Panel label={title} busy className={styles.loading}>
      {rows.map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
    </Panel>
  );
}

const rows = [42, 64, 51, 58];

export function NotLoaded({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <Panel title={title}>
      <Failed title={copy.questions} retry={{ onRetry }}>
        {copy.questionsHint}
      </Failed>
    </Panel>
  );
}
