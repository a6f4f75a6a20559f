import { createContext } from 'react';
import type { ConditionContent } from '../../../engine/content.ts';
import type { Questionnaire } from '../../../engine/questionnaire.ts';

export interface ShownContent {
  readonly questionnaire: Questionnaire;
  readonly content: ConditionContent;
}

/** Undefined: the form is used alone. */
export const ContentContext = createContext<ShownContent | undefined>(undefined);
