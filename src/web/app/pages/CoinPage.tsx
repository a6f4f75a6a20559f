import { useParams } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import type { Subject } from '../../../contracts/subject.ts';
import { isPart } from '../../../engine/catalog.ts';
import { catalog, followUpsOfPage } from '../../questionnaire/questionnaire-catalog.ts';
import { CoinScreen } from '../../screens/coin/CoinScreen.tsx';
import { FollowUps } from '../recorded/FollowUps.tsx';

const journals = catalog.filter(
  (entry) => entry.kind === 'insights' && entry.subject === 'coin' && !entry.retired && isPart(entry),
);

export function CoinPage() {
  const { id = '' } = useParams();
  const entry = catalog.find(
    ({ page, subject, subjectRequired }) =>
      page === pages.coinEvaluation.path && subject === 'coin' && subjectRequired,
  );
  const [decisions] = followUpsOfPage(pages.coinEvaluation.path);
  if (!entry || !decisions)
    throw new Error('No questionnaires about coins are shown on the coin evaluation page');
  return (
    <CoinScreen
      key={id}
      id={id}
      entry={entry}
      journals={journals}
      decisions={decisions}
      Form={DecisionForm}
    />
  );
}

function DecisionForm({ about }: { readonly about: Subject }) {
  return <FollowUps page={pages.coinEvaluation.path} about={about} />;
}
