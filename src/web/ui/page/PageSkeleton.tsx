import { uiCopy } from '../../copy/ui.ts';
import { Skeleton } from '../blocks/Skeleton.tsx';
import { VisuallyHidden } from '../blocks/VisuallyHidden.tsx';
import styles from './PageSkeleton.module.css';

export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{uiCopy.loading}</VisuallyHidden>
      <Skeleton width="min(320px, 70%)" height={28} />
      <Skeleton width="min(480px, 90%)" />
      <Skeleton height={180} />
    </div>
  );
}
