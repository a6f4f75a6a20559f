import { use } from 'react';
import { findQuestion, type Question } from '../../../../engine/questionnaire.ts';
import { findSign, withSectionSigns } from '../../../../engine/signals.ts';
import { useToday } from '../../../ui/hooks/use-clock.ts';
import { ContentContext } from '../shown-content.ts';
import { SignMark } from '../SignMark.tsx';

interface AnswerSignProps {
  readonly question: Question;
  readonly answer: unknown;
}

export function AnswerSign({ question, answer }: AnswerSignProps) {
  const today = useToday();
  const shown = use(ContentContext);
  const section = shown && findQuestion(shown.questionnaire, question.id)?.section;
  const signed = section ? withSectionSigns(section, question, shown.content.answers) : question;
  return <SignMark sign={findSign(signed, answer, today)} />;
}
