import { createContext } from 'react';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { Answers, Questionnaire } from '../../../engine/registry/questionnaire.ts';

/** A questionnaire with the answers that decide what of it is asked. */
export interface ShownAnswers {
  readonly questionnaire: Questionnaire;
  readonly answers: Answers;
}

/** Undefined: a form stands by itself. */
export const AnswersContext = createContext<ShownAnswers | undefined>(undefined);

/** The facts of the coin as they stand now, where they have come. */
export const FactsContext = createContext<CoinFacts | undefined>(undefined);
