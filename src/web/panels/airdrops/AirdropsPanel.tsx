import { messages, retryWait } from '../../../contracts/messages.ts';
import { useFeed } from '../../feeds/use-feed.ts';
import { FeedPanel } from '../../feeds/FeedPanel.tsx';
import { AirdropList } from './AirdropList.tsx';
import { AirdropNotes } from './AirdropNotes.tsx';
import { AirdropsSkeleton } from './AirdropsSkeleton.tsx';
import { loadTable } from './load-table.ts';

const failure = { message: messages.loadingFailed, wait: retryWait };

export function AirdropsPanel() {
  const status = useFeed({ key: ['airdrops'], load: loadTable });
  return (
    <FeedPanel title="Announced airdrops" status={status} skeleton={<AirdropsSkeleton />} failure={failure}>
      {({ airdrops, skipped }, { state }) => (
        <>
          <AirdropNotes isSample={state === 'sample'} skipped={skipped} />
          <AirdropList airdrops={airdrops} />
        </>
      )}
    </FeedPanel>
  );
}
