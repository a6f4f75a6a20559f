import { use } from 'react';
import { coinFacts, type CoinFact, type FactId } from '../../../contracts/coin-facts.ts';
import { findFact } from '../../../engine/content.ts';
import { listFacts } from '../../../engine/conditions.ts';
import { findQuestion, type Question } from '../../../engine/questionnaire.ts';
import { judgeQuestions } from '../../../engine/visibility.ts';
import { factConditionsCopy as copy } from '../../copy/research/fact-conditions.ts';
import { ContentContext, FactsContext } from './facts-context.ts';
import styles from './AskedAnyway.module.css';

/** Says for want of which facts a question is asked, where it is only for that. */
export function AskedAnyway({ question }: { readonly question: Question }) {
  const shown = use(ContentContext);
  const facts = use(FactsContext);
  if (!shown) return null;
  const { questionnaire, content } = shown;
  const section = findQuestion(questionnaire, question.id)?.section;
  const asked = judgeQuestions(questionnaire, content).get(question.id);
  if (!section || !asked || asked.verdict) return null;
  const missing = listFacts([question]).filter(
    (fact) => !findFact(questionnaire.sections, section.id, fact, content.conditionFacts),
  );
  const names = missing.map((fact) =>
    toName(
      fact,
      facts?.find(({ id }) => id === fact),
    ),
  );
  return <p className={styles.why}>{copy.askedAnyway(names)}</p>;
}

function toName(id: FactId, fact: CoinFact | undefined): string {
  const row = coinFacts[id];
  const name = 'note' in row ? `${row.title} ${row.note}` : row.title;
  const why = fact && (fact.state === 'missing' ? copy.gaps[fact.reason] : copy.states[fact.state]);
  return why === undefined ? name : `${name} (${why})`;
}
