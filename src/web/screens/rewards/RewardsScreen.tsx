import { pages } from '../../../contracts/pages.ts';
import { rewardsCopy } from '../../copy/account.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';

export function RewardsScreen() {
  return (
    <>
      <PageHeader {...pages.rewards} />
      <Panel label={pages.rewards.title}>
        <Blank title={rewardsCopy.message}>{rewardsCopy.hint}</Blank>
      </Panel>
    </>
  );
}
