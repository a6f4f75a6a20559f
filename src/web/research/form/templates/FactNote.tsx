import { use } from 'react';
import { allFacts, type CoinFact, type FactId } from '../../../../contracts/coin-facts.ts';
import { findFact } from '../../../../engine/content.ts';
import { doesApply, findDecidingFigure, listFacts } from '../../../../engine/conditions.ts';
import { findQuestion, type Question, type Section } from '../../../../engine/questionnaire.ts';
import { judgeQuestions } from '../../../../engine/asked-questions.ts';
import { factConditionsCopy as copy } from '../../../copy/research/fact-conditions.ts';
import { toDollarWords } from '../../../ui/text/amounts.ts';
import { FormSlotsContext } from '../form-slots.ts';
import { ContentContext, type ShownContent } from '../shown-content.ts';
import styles from './FactNote.module.css';

interface FactNoteProps {
  readonly question: Question;
}

/** Says that a question does not apply, or which missing facts are the only reason to show it. */
export function FactNote({ question }: FactNoteProps) {
  const shown = use(ContentContext);
  const section = shown && findQuestion(shown.questionnaire, question.id)?.section;
  if (!section) return null;
  return (
    <>
      <NotApplying question={question} section={section} shown={shown} />
      <AskedAnyway question={question} section={section} shown={shown} />
    </>
  );
}

interface PartProps extends FactNoteProps {
  readonly section: Section;
  readonly shown: ShownContent;
}

function NotApplying({ question: { appliesIf }, section, shown: { questionnaire, content } }: PartProps) {
  if (!appliesIf) return null;
  const figure = findDecidingFigure(appliesIf, (fact) =>
    findFact(questionnaire.sections, section.id, fact, content.conditionFacts),
  );
  if (figure === undefined || doesApply(appliesIf, figure)) return null;
  return (
    <p className={styles.why}>
      {copy.notApplying(appliesIf.words, toDollarWords(figure, appliesIf.minimum))}
    </p>
  );
}

function AskedAnyway({ question, section, shown: { questionnaire, content } }: PartProps) {
  const { facts } = use(FormSlotsContext);
  const asked = judgeQuestions(questionnaire, content).get(question.id);
  if (!asked || asked.verdict) return null;
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
  const row = allFacts[id];
  const name = 'note' in row ? `${row.title} ${row.note}` : row.title;
  const why = fact && (fact.state === 'missing' ? copy.gaps[fact.reason] : copy.states[fact.state]);
  return why === undefined ? name : `${name} (${why})`;
}
