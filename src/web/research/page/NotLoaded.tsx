import { failuresCopy as copy } from '../../copy/failures.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';

export function NotLoaded({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <Panel title={title}>
      <Failed title={copy.questions} retry={{ onRetry }}>
        {copy.questionsHint}
      </Failed>
    </Panel>
  );
}
