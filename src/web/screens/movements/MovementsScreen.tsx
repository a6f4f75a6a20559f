import type { ReactNode } from 'react';
import { movementsCopy } from '../../copy/movements.ts';
import { pageCopy } from '../../copy/pages.ts';
import { MovementsPanel } from '../../panels/movements/MovementsPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Today } from './Today.tsx';
import styles from './MovementsScreen.module.css';

const copy = pageCopy.walletmovement;

interface MovementsScreenProps {
  /** The page's questionnaires. */
  readonly blocks: ReactNode;
}

/** Which large amounts of a coin moved from wallet to wallet, and what that means to the member. */
export function MovementsScreen({ blocks }: MovementsScreenProps) {
  return (
    <>
      <PageHeader {...copy}>
        <Today />
      </PageHeader>
      <MovementsPanel words={movementsCopy.panel} />
      <div className={styles.blocks}>{blocks}</div>
    </>
  );
}
