import { useContext } from 'react';
import type { Answer } from '../../../engine/answers.ts';
import type { Question } from '../../../engine/questionnaire.ts';
import { pairFacts } from '../../../engine/then-and-now.ts';
import { keptFactsCopy } from '../../copy/panels/coin-facts.ts';
import { notesCopy as copy } from '../../copy/research/notes.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
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
  const changed = now
    ? pairFacts(question, answer, facts, now).filter(
        (pair) => pair.then.state !== 'missing' && !readsAlike(pair),
      )
    : [];
  return (
    <>
      <span>{toWords(answer, day)}</span>
      {changed.length > 0 && (
        <span data-then={changed.some(({ flips }) => flips) ? 'flips' : 'differs'}>
          , <KeptFigure pairs={changed} symbol={symbol} /> {keptFactsCopy.then}
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
