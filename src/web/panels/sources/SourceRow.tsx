import type { ReactNode } from 'react';
import { assertNever } from '../../../lib/assert-never.ts';
import { sourcesPanelCopy as copy } from '../../copy/panels/sources.ts';
import { FeedStateMark, FeedTime } from '../../feeds/FeedAge.tsx';
import { SourceNames } from '../../feeds/SourceNames.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import type { SourceStatus } from './use-sources.ts';
import styles from './SourcesPanel.module.css';

export interface FeedDescription {
  readonly what: string;
  /** Argument of the example call, where a feed needs a coin or a name. */
  readonly example?: string;
  readonly page: ReactNode;
}

interface SourceRowProps {
  readonly description: FeedDescription;
  readonly outcome: SourceStatus['outcome'];
}

export function SourceRow({ description: { what, example, page }, outcome }: SourceRowProps) {
  return (
    <tr>
      <th scope="row" className={styles.what}>
        {what}
        {example !== undefined && <span className={styles.example}> for {example}</span>}
      </th>
      <td className={styles.page}>{page}</td>
      <Origin outcome={outcome} />
    </tr>
  );
}

function Origin({ outcome }: Pick<SourceRowProps, 'outcome'>) {
  switch (outcome.kind) {
    case 'asking':
      return (
        <td className={styles.whole} colSpan={3}>
          <VisuallyHidden>{copy.waiting}</VisuallyHidden>
          <Skeleton width="60%" />
        </td>
      );
    case 'failed':
      return (
        <td className={styles.whole} colSpan={3}>
          <span className={styles.failed}>
            <span className={styles.diamond} aria-hidden="true" />
            {copy.noAnswer}
          </span>
        </td>
      );
    case 'none':
      return (
        <td className={styles.whole} colSpan={3}>
          {copy.notSetUp}
        </td>
      );
    case 'answered': {
      const { source, asOf, state } = outcome.origin;
      const isSample = state === 'sample';
      return (
        <>
          <td className={styles.source}>{isSample ? copy.noSource : <SourceNames source={source} />}</td>
          <td className={styles.state}>
            <FeedStateMark state={state} />
          </td>
          <td className={styles.age}>
            {isSample && 'Made '}
            <FeedTime asOf={asOf} state={state} />
          </td>
        </>
      );
    }
    default:
      return assertNever(outcome);
  }
}
