import { createContext, type ReactNode } from 'react';
import type { Question } from '../../../engine/questionnaire.ts';

/** Props of what shows a question's facts and links. */
export interface EvidenceProps {
  /** Id for the element with the facts, which describes the question's control. */
  readonly describes: string;
  readonly question: Question;
}

/** Renders the facts and links of a question. Undefined: a form by itself has none. */
export const EvidenceContext = createContext<((props: EvidenceProps) => ReactNode) | undefined>(undefined);
