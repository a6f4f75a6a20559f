import { useParams } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import type { DueAlert } from '../../../contracts/desk.ts';
import type { Subject } from '../../../contracts/subject.ts';
import {
  followUpsOfPage,
  getEvaluation,
  journalsAbout,
} from '../../research/questionnaires/questionnaire-catalog.ts';
import { CoinScreen } from '../../screens/coin/CoinScreen.tsx';
import { FollowUps } from '../../research/page/FollowUps.tsx';

const journals = journalsAbout('coin');

export function CoinPage() {
  const { id = '' } = useParams();
  const entry = getEvaluation(pages.coinEvaluation.path, 'coin');
  const [decisions] = followUpsOfPage(pages.coinEvaluation.path);
  if (!decisions) throw new Error('The coin evaluation page shows no decision about a coin');
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

interface DecisionFormProps {
  readonly about: Subject;
  readonly alerts?: readonly DueAlert[] | undefined;
}

function DecisionForm(props: DecisionFormProps) {
  return <FollowUps page={pages.coinEvaluation.path} {...props} />;
}
