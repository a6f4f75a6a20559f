import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { statusCopy as copy } from '../../copy/status.ts';
import { LiveSourcesPanel } from '../../panels/sources/LiveSourcesPanel.tsx';
import type { FeedDescription } from '../../panels/sources/SourceRow.tsx';
import { SourcesPanel } from '../../panels/sources/SourcesPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import styles from './StatusScreen.module.css';

export function StatusScreen() {
  return (
    <>
      <PageHeader {...pages.status} />
      <SourcesPanel title={copy.sources} describe={(feed) => toDescription(copy.feeds[feed])} />
      <p className={styles.hint}>{copy.hint}</p>
      <LiveSourcesPanel />
    </>
  );
}

type Described = (typeof copy.feeds)[keyof typeof copy.feeds];

function toDescription({ page, ...rest }: Described): FeedDescription {
  return {
    ...rest,
    page: (
      <Link className={styles.link} to={page.path}>
        {page.title}
      </Link>
    ),
  };
}
