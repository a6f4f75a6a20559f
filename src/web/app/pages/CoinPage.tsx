import { useParams } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { catalog } from '../../questionnaire/questionnaire-catalog.ts';
import { CoinScreen } from '../../screens/coin/CoinScreen.tsx';

const journals = catalog.filter(
  ({ kind, subject, retired }) => kind === 'insights' && subject === 'coin' && !retired,
);

/** The page of the coin that the address names. */
export function CoinPage() {
  const { id = '' } = useParams();
  const entry = catalog.find(
    ({ page, subject, subjectRequired }) =>
      page === pages.coinEvaluation.path && subject === 'coin' && subjectRequired,
  );
  if (!entry) throw new Error('No questionnaire about coins is shown on the coin evaluation page');
  return <CoinScreen key={id} id={id} entry={entry} journals={journals} />;
}
