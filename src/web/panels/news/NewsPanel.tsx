import { messages, retryWait } from '../../../contracts/messages.ts';
import { loadNews } from '../../api/market.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { NewsList } from './NewsList.tsx';
import { NewsSkeleton } from './NewsSkeleton.tsx';
import { toStoryCount } from './news-text.ts';

const failure = { message: messages.loadingFailed, wait: retryWait };

export function NewsPanel() {
  const status = useFeed({ key: ['news'], load: loadNews });
  return (
    <FeedPanel
      title="Latest news"
      status={status}
      skeleton={<NewsSkeleton />}
      failure={failure}
      announce={({ result }) => toStoryCount(result.length)}
    >
      {({ result }) => <NewsList stories={result} />}
    </FeedPanel>
  );
}
