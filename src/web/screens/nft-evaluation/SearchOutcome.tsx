import { messages } from '../../../contracts/messages.ts';
import { pages } from '../../../contracts/pages.ts';
import { nftEvaluationCopy as copy } from '../../copy/research/nft-evaluation.ts';
import type { NftState } from '../../panels/nft/use-nft.ts';
import { Failed } from '../../ui/blocks/Failed.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';

interface SearchOutcomeProps {
  readonly kind: NftState['kind'];
  readonly onRetry: () => void;
}

/** Shown for a search without a hit to evaluate. */
export function SearchOutcome({ kind, onRetry }: SearchOutcomeProps) {
  switch (kind) {
    case 'idle':
    case 'found':
      return null;
    case 'searching':
      return <Message tone="wait">{copy.searching}</Message>;
    case 'none':
      return (
        <Panel label={pages.nftEvaluation.title}>
          <Failed title={messages.nftNotFound}>{copy.noneHint}</Failed>
        </Panel>
      );
    case 'failed':
      return (
        <Panel label={pages.nftEvaluation.title}>
          <Failed title={messages.nftSearchFailed} retry={{ onRetry, label: copy.retry, icon: 'refresh' }}>
            {copy.failedHint}
          </Failed>
        </Panel>
      );
  }
}
