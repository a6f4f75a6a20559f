import { useParams } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { toNftId } from '../../../contracts/subject.ts';
import { entriesOfPage, isPart } from '../../../engine/catalog.ts';
import { catalog } from '../../questionnaire/questionnaire-catalog.ts';
import { NftScreen } from '../../screens/coin/NftScreen.tsx';

const journals = catalog.filter(
  (entry) => entry.kind === 'insights' && entry.subject === 'nft' && !entry.retired && isPart(entry),
);

export function NftPage() {
  const { chain = '', contract = '', token } = useParams();
  const entry = entriesOfPage(catalog, pages.nftEvaluation.path).find(
    ({ subject, subjectRequired }) => subjectRequired && subject === 'nft',
  );
  if (!entry) throw new Error('No questionnaire about NFTs is shown on the NFT evaluation page');
  const id = toNftId({ chain, contract: contract.toLowerCase(), ...(token !== undefined && { token }) });
  return <NftScreen key={id} id={id} entry={entry} journals={journals} />;
}
