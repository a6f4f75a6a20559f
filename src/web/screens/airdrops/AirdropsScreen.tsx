import type { ReactNode } from 'react';
import { pages } from '../../../contracts/pages.ts';
import { airdropsCopy } from '../../copy/airdrops.ts';
import { AirdropsPanel } from '../../panels/airdrops/AirdropsPanel.tsx';
import { Banner } from '../../ui/blocks/Banner.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import styles from './AirdropsScreen.module.css';

interface AirdropsScreenProps {
  readonly blocks: ReactNode;
}

export function AirdropsScreen({ blocks }: AirdropsScreenProps) {
  return (
    <>
      <PageHeader {...pages.airdrops} />
      <div className={styles.stack}>
        <Banner tone="warn">{airdropsCopy.safety}</Banner>
        <AirdropsPanel />
        {blocks}
      </div>
    </>
  );
}
