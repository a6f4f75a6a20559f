import { useContext } from 'react';
import type { Answer } from '../../../engine/answers.ts';
import type { Question } from '../../../engine/questionnaire.ts';
import { pairFacts } from '../../../engine/then-and-now.ts';
import { keptFactsCopy } from '../../copy/panels/coin-facts.ts';
import { notesCopy as copy } from '../../copy/research/notes.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import { withoutLinks } from '../../panels/coin/ThenAndNow.tsx';
import { FormSlotsContext } from '../form/form-slots.ts';
import type { LastAnswer } from '../record/last-answers.ts';
import { KeptFigure, readsAlike } from './KeptFigure.tsx';

interface LastAnswerTextProps {
  readonly question: Question;
  readonly last: LastAnswer;
  /** As shown. */
  readonly day: string;
  /** Unit of amounts. */
  readonly symbol: string;
}

/** The answer of an earlier day, with its figure if that reads differently now. */
export function LastAnswerText({ question, last: { answer, facts }, day, symbol }: LastAnswerTextProps) {
  const { facts: now } = useContext(FormSlotsContext);
  // The figure that the line begins with: another would need its title.
  const [pair] = now ? withoutLinks(pairFacts(question, answer, facts, now)) : [];
  const isChanged = pair && pair.then.state !== 'missing' && !readsAlike(pair);
  return (
    <>
      <span>{toWords(answer, day)}</span>
      {isChanged && (
        <span data-then={pair.flips ? 'flips' : 'differs'}>
          , <KeptFigure pairs={[pair]} symbol={symbol} inText /> {keptFactsCopy.then}
        </span>
      )}
    </>
  );
}

function toWords(answer: Answer, day: string): string {
  const { verdicts } = questionnaireCopy;
  if (answer === null) return copy.said(verdicts['cant-tell'], day);
  return typeof answer === 'boolean' ? copy.said(verdicts[answer ? 'yes' : 'no'], day) : copy.answeredOn(day);
}
