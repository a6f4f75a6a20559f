import type { NewsItem } from '../../../contracts/news.ts';
import { ExternalTextLink } from '../../ui/text/ExternalTextLink.tsx';
import { SourcePicture } from '../../feeds/SourcePicture.tsx';
import cardStyles from '../../feeds/source-card.module.css';
import { UtcMoment } from '../../ui/text/UtcMoment.tsx';
import styles from './NewsCard.module.css';

export function NewsCard({ story: { title, link, media, feedDate, source } }: { readonly story: NewsItem }) {
  return (
    <article className={cardStyles.above}>
      <SourcePicture src={media} alt="" className={cardStyles.picture} />
      <div className={cardStyles.text}>
        <h3 className={cardStyles.title}>
          <ExternalTextLink href={link}>{title}</ExternalTextLink>
        </h3>
        <p className={styles.meta}>
          <span className={styles.source}>{source}</span>
          <UtcMoment time={feedDate} />
        </p>
      </div>
    </article>
  );
}
