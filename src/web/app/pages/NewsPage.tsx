import { pages } from '../../../contracts/pages.ts';
import { PageQuestionnaires } from '../../research/page/PageQuestionnaires.tsx';
import { NewsScreen } from '../../screens/news/NewsScreen.tsx';

export function NewsPage() {
  return <NewsScreen blocks={<PageQuestionnaires page={pages.news.path} />} />;
}
