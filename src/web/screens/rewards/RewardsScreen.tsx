import { rewardsCopy } from '../../copy/account.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';

export function RewardsScreen() {
  return (
    <>
      <PageHeader title={rewardsCopy.title} />
      <Panel label={rewardsCopy.title}>
        <Blank title={rewardsCopy.message}>{rewardsCopy.hint}</Blank>
      </Panel>
    </>
  );
}
