import { useParams } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { toNftId } from '../../../contracts/subject.ts';
import { getEvaluation, journalsAbout } from '../../research/questionnaires/questionnaire-catalog.ts';
import { NftScreen } from '../../screens/coin/NftScreen.tsx';

const journals = journalsAbout('nft');

export function NftPage() {
  const { chain = '', contract = '', token } = useParams();
  const entry = getEvaluation(pages.nftEvaluation.path, 'nft');
  const id = toNftId({ chain, contract: contract.toLowerCase(), ...(token !== undefined && { token }) });
  return <NftScreen key={id} id={id} entry={entry} journals={journals} />;
}
