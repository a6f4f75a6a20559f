import { createContext } from 'react';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { ConditionContent } from '../../../engine/content.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';

/** A questionnaire with the content that decides what of it is asked. */
export interface ShownContent {
  readonly questionnaire: Questionnaire;
  readonly content: ConditionContent;
}

/** Undefined: a form stands by itself. */
export const ContentContext = createContext<ShownContent | undefined>(undefined);

/** The facts of the coin as they stand now, where they have come. */
export const FactsContext = createContext<CoinFacts | undefined>(undefined);
