import { ownPageCopy as copy } from '../../../copy/own-page.ts';
import { CoinPanel } from '../../../panels/coin/CoinPanel.tsx';
import { blocksOfPage } from '../../../questionnaire/questionnaire-catalog.ts';
import { useSubject } from '../../../records/records-context.ts';
import { Blank } from '../../../ui/blocks/Blank.tsx';
import { Panel } from '../../../ui/blocks/Panel.tsx';

/** The coin that the page's first questionnaire about coins is answered for. */
export function ChosenCoin({ path }: { readonly path: string }) {
  const about = blocksOfPage(path).find(({ subject }) => subject === 'coin');
  const coin = useSubject(about?.id ?? '');
  if (coin) return <CoinPanel wanted={coin} />;
  return (
    <Panel label={copy.coin}>
      <Blank title={copy.noCoin}>{copy.noCoinHint}</Blank>
    </Panel>
  );
}
