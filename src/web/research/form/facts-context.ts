import { createContext } from 'react';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { ConditionContent } from '../../../engine/content.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';

export interface ShownContent {
  readonly questionnaire: Questionnaire;
  readonly content: ConditionContent;
}

/** Undefined: the form is used alone. */
export const ContentContext = createContext<ShownContent | undefined>(undefined);

/** The coin's current facts, once loaded. */
export const FactsContext = createContext<CoinFacts | undefined>(undefined);
