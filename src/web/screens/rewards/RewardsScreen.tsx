import { rewardsCopy } from '../../copy/account.ts';
import { Blank } from '../../ui/Blank.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';

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
