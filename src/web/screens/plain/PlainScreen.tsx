import type { ReactNode } from 'react';
import type { PageCopy } from '../../copy/pages.ts';
import { Blank } from '../../ui/Blank.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './PlainScreen.module.css';

interface PlainScreenProps {
  readonly copy: PageCopy;
  /** The page's questionnaires. */
  readonly children: ReactNode;
}

export function PlainScreen({ copy, children }: PlainScreenProps) {
  return (
    <>
      <PageHeader title={copy.title} group={copy.group} lede={copy.lede} />
      <div className={styles.stack}>
        {copy.missing !== undefined && (
          <Panel label={copy.missing}>
            <Blank title={`${copy.missing}: not available yet`} />
          </Panel>
        )}
        {children}
      </div>
    </>
  );
}
