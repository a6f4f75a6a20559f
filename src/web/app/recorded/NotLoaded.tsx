import { failuresCopy as copy } from '../../copy/failures.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';

/** In the place of a questionnaire that could not be loaded. */
export function NotLoaded({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <Panel title={title}>
      <Failed title={copy.questions} retry={{ onRetry }}>
        {copy.questionsHint}
      </Failed>
    </Panel>
  );
}
