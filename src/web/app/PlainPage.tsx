import type { PageCopy } from '../copy/pages.ts';
import { PlainScreen } from '../screens/plain/PlainScreen.tsx';
import { PageQuestionnaires } from './PageQuestionnaires.tsx';

interface PlainPageProps {
  readonly path: string;
  readonly copy: PageCopy;
}

export function PlainPage({ path, copy }: PlainPageProps) {
  return (
    <PlainScreen copy={copy}>
      <PageQuestionnaires page={path} />
    </PlainScreen>
  );
}
