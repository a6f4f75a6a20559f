import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { startResearch } from '../../copy/public/start-research.ts';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';

interface HomeScreenProps {
  readonly desk: ReactNode;
  readonly offer?: ReactNode;
}

export function HomeScreen({ desk, offer }: HomeScreenProps) {
  return (
    <>
      <PageHeader {...pages.home}>
        <Link className={toButtonClass({})} to={pages.news.path}>
          {startResearch}
        </Link>
      </PageHeader>
      {offer}
      {desk}
    </>
  );
}
