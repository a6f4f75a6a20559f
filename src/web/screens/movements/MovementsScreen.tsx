import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { movementsCopy } from '../../copy/movements.ts';
import { MovementsPanel } from '../../panels/movements/MovementsPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Today } from './Today.tsx';
import styles from './MovementsScreen.module.css';

interface MovementsScreenProps {
  /** The page's questionnaires. */
  readonly blocks: ReactNode;
}

/** Which large amounts of a coin moved from wallet to wallet, and what that means to the member. */
export function MovementsScreen({ blocks }: MovementsScreenProps) {
  return (
    <>
      <PageHeader {...pages.movements}>
        <Today />
      </PageHeader>
      <MovementsPanel words={movementsCopy.panel} />
      <div className={styles.blocks}>{blocks}</div>
    </>
  );
}
