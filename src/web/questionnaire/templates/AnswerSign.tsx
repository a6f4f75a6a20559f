import type { Question } from '../../../engine/questionnaire.ts';
import { findSign } from '../../../engine/signals.ts';
import { useToday } from '../../ui/hooks/use-clock.ts';
import { SignMark } from '../SignMark.tsx';

interface AnswerSignProps {
  readonly question: Question;
  readonly answer: unknown;
}

export function AnswerSign({ question, answer }: AnswerSignProps) {
  const today = useToday();
  return <SignMark sign={findSign(question, answer, today)} />;
}
