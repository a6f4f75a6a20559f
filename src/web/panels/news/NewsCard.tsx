import type { NewsItem } from '../../../contracts/news.ts';
import { ExternalTextLink } from '../../ui/ExternalTextLink.tsx';
import { SourcePicture } from '../../ui/SourcePicture.tsx';
import { isDated } from '../../ui/utc-date.ts';
import { UtcMoment } from '../../ui/UtcMoment.tsx';
import styles from './NewsCard.module.css';

export function NewsCard({ story: { title, link, media, feedDate, source } }: { readonly story: NewsItem }) {
  return (
    <article className={styles.card}>
      <SourcePicture src={media} alt="" className={styles.picture} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <ExternalTextLink href={link}>{title}</ExternalTextLink>
        </h3>
        <p className={styles.meta}>
          <span className={styles.source}>{source}</span>
          {isDated(feedDate) ? <UtcMoment time={feedDate} /> : 'Date unknown'}
        </p>
      </div>
    </article>
  );
}
