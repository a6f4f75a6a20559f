import { createContext, type ReactNode } from 'react';
import type { Question } from '../../../engine/questionnaire.ts';

export interface EvidenceProps {
  /** Id for the element with the facts, which describes the question's control. */
  readonly describes: string;
  readonly question: Question;
  /** Adds a text to the question's answer. */
  readonly addText: (text: string) => void;
}

/** Undefined: the form has no facts and links. */
export const EvidenceContext = createContext<((props: EvidenceProps) => ReactNode) | undefined>(undefined);
